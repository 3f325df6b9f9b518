import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { type Link, linkStore } from './families.links.store.ts';

/** What ends with a link: friendships whose reason may have ended are looked at again, and so is what it allowed. */
export interface FriendTies {
  recheck(tx: Kysely<DB>, people: readonly string[]): Promise<void>;
  linkEnded(tx: Kysely<DB>, pair: { childId: UserId; guardianId: UserId }): Promise<void>;
}

interface Needs {
  clock: Clock;
  domainEvents: DomainEvents;
  ties: FriendTies;
}

/** Ends a guardian's link and the friendship that it was the reason for (rule 23). */
export async function endLink(
  tx: Kysely<DB>,
  { clock, domainEvents, ties }: Needs,
  { parentId, childId }: Pick<Link, 'parentId' | 'childId'>,
  reason: 'left' | 'removed',
): Promise<void> {
  await linkStore.end(tx, { parentId, childId }, { at: clock(), reason });
  await ties.recheck(tx, [parentId]);
  await ties.linkEnded(tx, { childId, guardianId: parentId });
  await domainEvents.publish(tx, 'guardian.removed', { childId, guardianId: parentId });
}
