import type { DB } from '#db/schema.generated';
import type { ClubAdministrators } from '#features/clubs';
import type { Moderation, ReadNames } from '#features/moderation';
import { recordAct } from '#platform/audit';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { reveal } from '#platform/http/guards';
import { announce } from '#platform/realtime/realtime';
import type { ClubId, Member } from '@ribbon/domain/accounts';
import {
  CLAIMS_PAGE,
  type ClaimDecision,
  type ClaimId,
  type ClaimList,
  type ClaimListQuery,
  type ClaimStatus,
  type NewClaim,
  OWN_CLAIMS_SHOWN,
  claimFaults,
  claimPolicy,
} from '@ribbon/domain/claims';
import { commonFaults } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { claimStore } from './claims.store.ts';

/** Topics that open browsers read again: the admins' list, and what one has asked for. */
const TOPIC = 'claims';
const OWN_TOPIC = 'own-claims';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  moderation: Moderation;
  readNames: ReadNames;
  administrators: ClubAdministrators;
}

export type ClaimService = ReturnType<typeof claimService>;

export function claimService(needs: Needs) {
  const { db, clock, domainEvents, moderation, readNames, administrators } = needs;

  const read = (actor: Member, field: string, text: string) =>
    moderation.approve(actor, { kind: 'club_claim', field, text, audience: 'private' });

  /** The club is there and nobody runs it, and that stays so until the transaction ends. */
  async function mustBeFree(tx: Kysely<DB>, clubId: ClubId): Promise<void> {
    const club = await administrators.claimState(tx, clubId, 'share');
    if (club === undefined) throw claimFaults.clubGone();
    if (club.isClaimed) throw claimFaults.alreadyClaimed();
  }

  /** What becomes of the club when the request is approved; throws when it cannot be. */
  async function grant(tx: Kysely<DB>, actor: Member, claim: LockedClaim): Promise<void> {
    const club = reveal(await administrators.claimState(tx, claim.clubId, 'update'));
    if (club.isClaimed) throw claimFaults.heldByAnother();
    if (!(await claimStore.isSound(tx, claim, clock()))) throw claimFaults.userNotFound();
    const { clubId, requesterId: userId } = claim;
    await administrators.appoint(tx, { clubId, userId, by: actor.id });
  }

  return {
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
        await announce(tx, 'systemAdmins', TOPIC);
        await announce(tx, `user:${actor.id}`, OWN_TOPIC);
      });
    },

    async pending(actor: Member) {
      return { clubIds: await claimStore.pendingOf(db, actor.id, OWN_CLAIMS_SHOWN) };
    },

    async list(query: ClaimListQuery): Promise<ClaimList> {
      const [found, pending] = await Promise.all([
        claimStore.page(db, query, CLAIMS_PAGE + 1),
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
     * Decides once, whoever is first. Rejecting touches nothing but the request: the club may be
     * another's by now (rule 15).
     */
    async decide(
      actor: Member,
      claimId: ClaimId,
      { approve, message, reason }: ClaimDecision,
    ): Promise<{ status: ClaimStatus }> {
      if (message !== null) await read(actor, 'message', message);
      const status = approve ? 'approved' : 'rejected';
      await db.transaction().execute(async (tx) => {
        const claim = await claimStore.lock(tx, claimId);
        if (claim === undefined) throw commonFaults.notFound();
        if (claim.status !== 'pending') throw await decidedAlready(tx, claim);
        if (approve) await grant(tx, actor, claim);
        await claimStore.decide(tx, claimId, { status, message, by: actor.id, at: clock() });
        await recordAct(tx, {
          actorId: actor.id,
          action: approve ? 'claim.approved' : 'claim.rejected',
          subjectKind: 'club_claim',
          subjectId: claimId,
          reason,
          details: { clubId: claim.clubId, userId: claim.requesterId },
        });
        await domainEvents.publish(tx, 'club.claim.reviewed', { claimId });
        await announce(tx, 'systemAdmins', TOPIC);
        await announce(tx, `user:${claim.requesterId}`, OWN_TOPIC);
      });
      return { status };
    },
  };
}

type LockedClaim = NonNullable<Awaited<ReturnType<typeof claimStore.lock>>>;

/** Tells the second admin what the first one did. */
async function decidedAlready(tx: Kysely<DB>, { status, reviewedBy }: LockedClaim) {
  const who = reviewedBy === null ? undefined : await claimStore.usernameOf(tx, reviewedBy);
  const by = who === undefined ? '' : ` by @${who}`;
  return claimFaults.decided({
    message: `This request was already ${status}${by}.`,
    data: { status },
  });
}
