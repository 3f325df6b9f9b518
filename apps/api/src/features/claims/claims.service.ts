import { refuseOwnMatter } from '#db/visibility/own-matter';
import type { DB } from '#db/schema.generated';
import type { ClubAdministrators } from '#features/clubs';
import type { Moderation, ReadNames } from '#features/moderation';
import type { ProposedActs, Proposing } from '#features/proposals';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { reveal } from '#platform/http/guards';
import { invalidate } from '#platform/realtime/realtime';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import {
  CLAIMS_PAGE,
  type ClaimDecision,
  ClaimId,
  type ClaimList,
  type ClaimListQuery,
  type NewClaim,
  OWN_CLAIMS_SHOWN,
  claimFaults,
  claimPolicy,
} from '@ribbon/domain/claims';
import { commonFaults, t } from '@ribbon/domain/kernel';
import { type ActOutcome, DONE } from '@ribbon/domain/proposals';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { claimStore } from './claims.store.ts';

/** Topics that open browsers refetch: the admins' list, and the person's own requests. */
const TOPIC = 'claims';
const OWN_TOPIC = 'own-claims';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  moderation: Moderation;
  readNames: ReadNames;
  administrators: ClubAdministrators;
  proposals: Proposing;
}

export type ClaimService = ReturnType<typeof claimService>;

export function claimService(needs: Needs) {
  const { db, clock, domainEvents, moderation, readNames, administrators, proposals } = needs;

  const read = (actor: Member, field: string, text: string) =>
    moderation.approve(actor, { kind: 'club_claim', field, text, audience: 'private' });

  /**
   * Refuses unless the club exists and nobody runs it; the lock keeps it so until the transaction
   * ends.
   */
  async function mustBeFree(tx: Kysely<DB>, clubId: ClubId): Promise<void> {
    const club = await administrators.claimState(tx, clubId, 'share');
    if (club === undefined) throw claimFaults.clubGone();
    if (club.isClaimed) throw claimFaults.alreadyClaimed();
  }

  /** Throws when a request cannot be approved. */
  async function mustBeGrantable(tx: Kysely<DB>, claim: LockedClaim): Promise<void> {
    const club = reveal(await administrators.claimState(tx, claim.clubId, 'update'));
    if (club.isClaimed) throw claimFaults.heldByAnother();
    if (!(await claimStore.isSound(tx, claim, clock()))) throw claimFaults.userNotFound();
  }

  /** Decides a request for good. */
  async function settle(
    tx: Kysely<DB>,
    claim: LockedClaim,
    { approve, message, reason, by }: ClaimDecision & { by: UserId },
  ): Promise<void> {
    const { id: claimId, clubId, requesterId: userId } = claim;
    if (approve) {
      await mustBeGrantable(tx, claim);
      await administrators.appoint(tx, { clubId, userId, by, isClaim: true });
    } else {
      await proposals.drop(tx, { kind: 'claim_approved', userId, clubId });
    }
    const status = approve ? 'approved' : 'rejected';
    await claimStore.decide(tx, claimId, { status, message, by, at: clock() });
    await recordAct(tx, {
      actorId: by,
      action: `claim.${status}`,
      subjectKind: 'club_claim',
      subjectId: claimId,
      reason,
      details: { clubId, userId },
    });
    await domainEvents.publish(tx, 'club.claim.reviewed', { claimId });
    await invalidate(tx, 'systemAdmins', TOPIC);
    await invalidate(tx, `user:${userId}`, OWN_TOPIC);
  }

  /** Giving away a club with minors takes two admins. */
  async function propose(
    tx: Kysely<DB>,
    by: Member,
    claim: LockedClaim,
    { message, reason }: Pick<ClaimDecision, 'message' | 'reason'>,
  ): Promise<ActOutcome> {
    await mustBeGrantable(tx, claim);
    const { id: claimId, clubId, requesterId: userId } = claim;
    await invalidate(tx, 'systemAdmins', TOPIC);
    const details = { claimId, message };
    return proposals.propose(tx, by, { kind: 'claim_approved', userId, clubId, reason, details });
  }

  const acts: Pick<ProposedActs, 'claim_approved'> = {
    async claim_approved(tx, { details, reason, by }) {
      const { claimId, message } = ApprovedClaim.parse(details);
      const claim = reveal(await claimStore.lock(tx, claimId));
      if (claim.status !== 'pending') throw await alreadyDecidedFault(tx, claim);
      await settle(tx, claim, { approve: true, message, reason, by });
    },
  };

  return {
    acts,

    async submit(actor: Member, clubId: ClubId, claim: NewClaim): Promise<void> {
      if (!claimPolicy.claim(actor)) throw claimFaults.adultsOnly();
      await db.transaction().execute((tx) => mustBeFree(tx, clubId));
      await read(actor, 'message', claim.message);
      await readNames(actor, [{ field: 'name', text: claim.name }], 'club_claim');
      await db.transaction().execute(async (tx) => {
        await mustBeFree(tx, clubId);
        const row = { ...claim, clubId, requesterId: actor.id, at: clock() };
        const claimId = await claimStore.insert(tx, row);
        if (claimId === undefined) throw claimFaults.duplicate();
        await domainEvents.publish(tx, 'club.claim.submitted', { claimId });
        await invalidate(tx, 'systemAdmins', TOPIC);
        await invalidate(tx, `user:${actor.id}`, OWN_TOPIC);
      });
    },

    async pending(actor: Member) {
      return { clubIds: await claimStore.pendingOf(db, actor.id, OWN_CLAIMS_SHOWN) };
    },

    async list(reader: Member, query: ClaimListQuery): Promise<ClaimList> {
      const [found, pending] = await Promise.all([
        claimStore.page(db, query, CLAIMS_PAGE + 1, reader.id),
        claimStore.countPending(db),
      ]);
      const claims = found.slice(0, CLAIMS_PAGE);
      return {
        claims,
        next: found.length > CLAIMS_PAGE ? (claims.at(-1)?.id ?? null) : null,
        pending,
      };
    },

    /**
     * Decides once: the first decision wins. A rejection changes only the request, as the club may
     * belong to somebody else by now (rule 15).
     */
    async decide(actor: Member, claimId: ClaimId, decision: ClaimDecision) {
      const { approve, message } = decision;
      if (message !== null) await read(actor, 'message', message);
      return db.transaction().execute(async (tx) => {
        const claim = await claimStore.lock(tx, claimId);
        if (claim === undefined) throw commonFaults.notFound();
        if (claim.status !== 'pending') throw await alreadyDecidedFault(tx, claim);
        await refuseOwnMatter(tx, actor, { personId: claim.requesterId });
        if (approve && (await administrators.hasMinors(tx, claim.clubId))) {
          return { status: claim.status, ...(await propose(tx, actor, claim, decision)) };
        }
        await settle(tx, claim, { ...decision, by: actor.id });
        return { status: approve ? ('approved' as const) : ('rejected' as const), ...DONE };
      });
    },
  };
}

/** The proposal that a second admin agrees to. */
const ApprovedClaim = z.object({ claimId: ClaimId, message: z.string().nullable() });

type LockedClaim = NonNullable<Awaited<ReturnType<typeof claimStore.lock>>>;

/** The error that tells the second admin what the first one did. */
async function alreadyDecidedFault(tx: Kysely<DB>, { status, reviewedBy }: LockedClaim) {
  const who = reviewedBy === null ? undefined : await claimStore.usernameOf(tx, reviewedBy);
  return claimFaults.decided({
    message: who
      ? t(
          'This request was already {status, select, approved {approved} other {rejected}} by @{who}.',
          { status, who },
        )
      : t('This request was already {status, select, approved {approved} other {rejected}}.', {
          status,
        }),
    data: { status },
  });
}
