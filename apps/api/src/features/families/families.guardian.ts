import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import type { Permission } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { type InboxSubject, inboxStore } from './space/families.inbox.store.ts';
import { consentStore } from './consents/families.consents.store.ts';
import { type Link, linkStore } from './links/families.links.store.ts';
import { waitingLinkStore } from './links/families.waiting-links.store.ts';

export type GuardianGate = ReturnType<typeof guardianGate>;

/** For every slice in which a child acts: is it allowed, and put it before the guardian. */
export const guardianGate = ({
  clock,
  domainEvents,
}: {
  clock: Clock;
  domainEvents: DomainEvents;
}) => ({
  permits: (tx: Kysely<DB>, childId: UserId, permission: Permission): Promise<boolean> =>
    consentStore.permits(tx, childId, permission, clock()),

  /** The living link of a guardian to a child. */
  linkOf: (tx: Kysely<DB>, guardianId: UserId, childId: UserId): Promise<Link | undefined> =>
    linkStore.find(tx, guardianId, childId, clock()),

  /** They want nothing to do with each other: what waited to link them ends. */
  async part(tx: Kysely<DB>, one: UserId, other: UserId): Promise<void> {
    const link = await waitingLinkStore.between(tx, one, other);
    if (link === undefined) return;
    await waitingLinkStore.settle(tx, link.id, { outcome: 'cancelled', by: one, at: clock() });
    await invalidateFamily(tx, link.childId);
    await invalidate(tx, `user:${link.guardianId}`, 'family');
  },

  invalidate: (tx: Kysely<DB>, childId: UserId): Promise<void> => invalidateFamily(tx, childId),

  async ask(tx: Kysely<DB>, childId: UserId, subject: InboxSubject): Promise<void> {
    const itemId = await inboxStore.insert(tx, childId, subject, clock());
    await domainEvents.publish(tx, 'family.decision.needed', { itemId });
    await invalidateFamily(tx, childId);
  },

  /** The child has changed its mind: there is nothing left to decide. */
  async withdraw(tx: Kysely<DB>, childId: UserId, subject: InboxSubject): Promise<void> {
    await inboxStore.cancel(tx, childId, subject, clock());
    await invalidateFamily(tx, childId);
  },

  /** A guardian has answered where the thing itself is shown, if the child had asked at all. */
  async settle(
    tx: Kysely<DB>,
    childId: UserId,
    subject: InboxSubject,
    decision: { approved: boolean; by: UserId },
  ): Promise<void> {
    if (await inboxStore.settleSubject(tx, childId, subject, { ...decision, at: clock() })) {
      await invalidateFamily(tx, childId);
    }
  },
});

/** Everybody who has the child's page open reads it again. */
export async function invalidateFamily(tx: Kysely<DB>, childId: UserId): Promise<void> {
  for (const id of [childId, ...(await linkStore.guardianIds(tx, childId))]) {
    await invalidate(tx, `user:${id}`, 'family');
    await invalidate(tx, `user:${id}`, 'me');
  }
}
