import { cardOf } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { pageOf } from '#platform/http/keyset';
import type { Member, UserId } from '@ribbon/domain/accounts';
import {
  FRIENDS_PAGE,
  type FollowKind,
  type FriendPage,
  friendFaults,
  friendPolicy,
} from '@ribbon/domain/friends';
import type { Kysely } from 'kysely';
import { pairStore } from '../requests/friends.pairs.store.ts';
import { invalidateForBoth } from '../requests/friends.requests.service.ts';
import { followStore } from './friends.follows.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
}

export type FollowService = ReturnType<typeof followService>;

/** Adults' public profiles can be followed; children are befriended, never followed. */
export const followService = ({ db, clock, domainEvents }: Needs) => ({
  follow: (actor: Member, userId: UserId): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await pairStore.lock(tx, actor.id, userId);
      const person = await followStore.person(tx, actor.id, userId, clock());
      const isAllowed =
        person !== undefined && userId !== actor.id && friendPolicy.follow(actor, person);
      if (!isAllowed) throw friendFaults.cannotFollow();
      await followStore.insert(tx, actor.id, userId, clock());
      await domainEvents.publish(tx, 'profile.followed', { followerId: actor.id, userId });
      await invalidateForBoth(tx, [actor.id, userId]);
    }),

  async unfollow(actor: Member, userId: UserId): Promise<void> {
    await followStore.remove(db, actor.id, userId);
    await invalidateForBoth(db, [actor.id, userId]);
  },

  async list(
    actor: Member,
    { kind, after }: { kind: FollowKind; after?: string | undefined },
  ): Promise<FriendPage> {
    const now = clock();
    const limit = FRIENDS_PAGE + 1;
    const rows = await followStore.page(db, actor.id, { kind, after, now, limit });
    const { shown, next } = pageOf(rows, FRIENDS_PAGE);
    return { people: shown.map((row) => ({ person: cardOf(row, now), since: row.since })), next };
  },
});
