import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { conflictIn } from '#platform/database-errors';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { authorize, reveal } from '#platform/http/guards';
import { invalidateFor } from '#platform/realtime/realtime';
import type { SignedIn } from '#platform/session/session';
import type { UserId } from '@ribbon/domain/accounts';
import {
  GUARDIANS_PER_CHILD,
  TEEN_LINK_NOTICE_DAYS,
  type WaitingLinkId,
  familyFaults,
  familyPolicy,
} from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { invalidateFamily } from '../families.guardian.ts';
import { linkStore } from './families.links.store.ts';
import { type FriendTies, endLink } from './families.end-link.service.ts';
import type { ChildRecords } from '../requests/families.child-records.rules.ts';
import { childStore } from '../requests/families.children.store.ts';
import type { GuardianRequests } from '../requests/families.requests.service.ts';
import { linkToTell } from './families.confirmers.store.ts';
import { type LinkRow, waitingLinkStore } from './families.waiting-links.store.ts';

const NOTICE_MS = TEEN_LINK_NOTICE_DAYS * 86_400_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  requests: GuardianRequests;
  ties: FriendTies;
  records: () => Pick<ChildRecords, 'setPause'>;
}

export type LinkService = ReturnType<typeof linkService>;

/** Everybody who has the link on a screen reads again. */
async function notifyLinked(tx: Kysely<DB>, { id, childId, guardianId }: LinkRow): Promise<void> {
  await invalidateFamily(tx, childId);
  const link = await linkToTell(tx, id);
  for (const topic of ['family', 'me', 'club-management'] as const) {
    await invalidateFor(tx, [guardianId, ...(link?.confirmers ?? [])], topic);
  }
}

/** How a young person of 13 to 17 and an adult are linked, and part. */
export function linkService({ db, clock, domainEvents, requests, ties, records }: Needs) {
  async function end(
    tx: Kysely<DB>,
    link: LinkRow,
    outcome: 'declined' | 'cancelled',
    by: UserId | null,
  ): Promise<void> {
    await waitingLinkStore.settle(tx, link.id, { outcome, by, at: clock() });
    if (outcome === 'declined') {
      await domainEvents.publish(tx, 'guardian.link.declined', { linkId: link.id });
    }
    await notifyLinked(tx, link);
  }

  /** From now on the adult is linked, and looks. */
  async function takeEffect(
    tx: Kysely<DB>,
    link: LinkRow,
    how: { outcome: 'confirmed' | 'unopposed'; by: UserId | null },
  ): Promise<void> {
    const { childId, guardianId, relationship } = link;
    const at = clock();
    await waitingLinkStore.settle(tx, link.id, { ...how, at });
    await linkStore.insert(tx, {
      parentId: guardianId,
      parentEmail: reveal(await childStore.nameplate(tx, guardianId)).email,
      childId,
      role: 'view_only',
      relationship,
      origin: 'teen_link',
      at,
    });
    await domainEvents.publish(tx, 'guardian.joined', { childId, guardianId });
    await notifyLinked(tx, link);
  }

  return {
    inviteOwnGuardian: (actor: SignedIn, email: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        authorize(familyPolicy.inviteOwnGuardian(actor));
        const linked = await linkStore.count(tx, actor.id);
        const waiting = await waitingLinkStore.count(tx, actor.id);
        if (linked + waiting >= GUARDIANS_PER_CHILD) throw familyFaults.tooManyGuardians();
        await requests.ask(tx, {
          childId: actor.id,
          kind: 'teen_link',
          role: 'view_only',
          sentTo: email,
          requestedBy: actor.id,
        });
        await invalidateFamily(tx, actor.id);
      }),

    /** The adult has said yes; now everybody else concerned has the days of notice to say no. */
    async wait(tx: Kysely<DB>, link: Omit<LinkRow, 'id'>): Promise<void> {
      const at = clock();
      const living = await linkStore.find(tx, link.guardianId, link.childId, at);
      if (living !== undefined) throw familyFaults.alreadyGuardian();
      const takesEffectAt = new Date(at.getTime() + NOTICE_MS);
      const id = await waitingLinkStore.insert(tx, { ...link, at, takesEffectAt });
      await domainEvents.publish(tx, 'guardian.link.waiting', { linkId: id });
      await notifyLinked(tx, { ...link, id });
    },

    async toConfirm(actor: SignedIn) {
      if (!familyPolicy.confirmsForClub(actor)) return { links: [] };
      return { links: await waitingLinkStore.ofClubs(db, actor.id, clock()) };
    },

    answer: async (actor: SignedIn, linkId: WaitingLinkId, approve: boolean): Promise<void> => {
      try {
        await db.transaction().execute(async (tx) => {
          const side = reveal(await waitingLinkStore.sideOf(tx, linkId, actor.id));
          reveal(side, familyPolicy.answerLink(actor, side));
          const link = await waitingLinkStore.lock(tx, linkId);
          const stands = await waitingLinkStore.isStillPending(tx, linkId, clock());
          if (link === undefined || !stands) throw familyFaults.alreadyDecided();
          if (approve) await takeEffect(tx, link, { outcome: 'confirmed', by: actor.id });
          else await end(tx, link, 'declined', actor.id);
        });
      } catch (error) {
        throw linkRefusal(error);
      }
    },

    /** Whatever state the account is in. */
    cancel: (actor: SignedIn, linkId: WaitingLinkId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const side = await waitingLinkStore.sideOf(tx, linkId, actor.id);
        reveal(side, side?.isParty);
        await end(tx, reveal(await waitingLinkStore.lock(tx, linkId)), 'cancelled', actor.id);
      }),

    endOwnLink: (actor: SignedIn, guardianId: UserId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const link = reveal(await linkStore.find(tx, guardianId, actor.id, clock()));
        authorize(familyPolicy.endOwnLink(actor));
        await invalidateFamily(tx, actor.id);
        await endLink(tx, { clock, domainEvents, ties }, link, 'removed');
      }),

    resume: (actor: SignedIn): Promise<void> =>
      db.transaction().execute(async (tx) => {
        authorize(familyPolicy.resume(actor));
        const going = { childId: actor.id, guardianId: actor.id, paused: false, at: clock() };
        await records().setPause(tx, going);
        await invalidateFamily(tx, actor.id);
      }),

    /** The days of notice are over and nobody has said no. */
    async settleDue(tx: Kysely<DB>, linkId: WaitingLinkId): Promise<void> {
      const link = await waitingLinkStore.lock(tx, linkId);
      if (link === undefined) return;
      const isFull = (await linkStore.count(tx, link.childId)) >= GUARDIANS_PER_CHILD;
      const stands = await waitingLinkStore.isStillPending(tx, linkId, clock());
      if (isFull || !stands) await end(tx, link, 'cancelled', null);
      else await takeEffect(tx, link, { outcome: 'unopposed', by: null });
    },
  };
}

/** What the database keeps: four guardians, no loops, one link per pair. */
export function linkRefusal(error: unknown): unknown {
  const { constraint } = (error ?? {}) as { constraint?: string };
  if (constraint === 'parental_relationships_at_most_four') return familyFaults.tooManyGuardians();
  if (constraint === 'parental_relationships_no_loop') return familyFaults.ownGuardian();
  if (constraint === 'parental_relationships_not_oneself') return familyFaults.ownGuardian();
  if (constraint === 'waiting_guardian_links_not_oneself') return familyFaults.ownGuardian();
  const taken = conflictIn(error);
  if (taken === 'waiting_guardian_links_one_per_pair') return familyFaults.linkWaits();
  return taken === 'parental_relationships_one_per_pair' ? familyFaults.alreadyGuardian() : error;
}
