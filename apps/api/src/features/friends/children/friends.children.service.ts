import { cardOf } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { authorize, reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import type { Member, UserId } from '@ribbon/domain/accounts';
import { type Guardianship, familyPolicy } from '@ribbon/domain/families';
import { type ChildFriendPage, FRIENDS_PAGE } from '@ribbon/domain/friends';
import type { Kysely } from 'kysely';
import { pairStore } from '../requests/friends.pairs.store.ts';
import { invalidateForBoth } from '../requests/friends.requests.service.ts';
import { childFriendStore } from './friends.children.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  guardians: Pick<GuardianGate, 'linkOf' | 'invalidate'>;
}

export type ChildFriendService = ReturnType<typeof childFriendService>;

/** What a guardian sees of the friends of a child under 13, and does about them. */
export function childFriendService({ db, clock, domainEvents, guardians }: Needs) {
  /** A child one does not look after has no friends that one could know of. */
  const linkTo = async (tx: Kysely<DB>, actor: Member, childId: UserId): Promise<Guardianship> => {
    const link = await guardians.linkOf(tx, actor.id, childId);
    return reveal(link, link !== undefined && familyPolicy.seeFriends(link));
  };

  return {
    async list(
      actor: Member,
      childId: UserId,
      { after }: { after?: string | undefined },
    ): Promise<ChildFriendPage> {
      await linkTo(db, actor, childId);
      const limit = FRIENDS_PAGE + 1;
      const rows = await childFriendStore.page(db, childId, { after, limit });
      const { shown, next } = pageOf(rows, FRIENDS_PAGE);
      const friends = shown.map((row) => ({
        person: cardOf(row, clock()),
        since: row.since,
        origin: row.origin,
      }));
      return { friends, next };
    },

    end: (actor: Member, childId: UserId, friendId: UserId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        authorize(familyPolicy.decide(await linkTo(tx, actor, childId)));
        await pairStore.lock(tx, childId, friendId);
        const found = await pairStore.find(tx, childId, friendId);
        await pairStore.remove(tx, reveal(found, found?.status === 'accepted').id);
        const ended = { childId, friendId, guardianId: actor.id };
        await domainEvents.publish(tx, 'friendship.ended', ended);
        await invalidateForBoth(tx, [childId, friendId]);
        await guardians.invalidate(tx, childId);
      }),
  };
}
