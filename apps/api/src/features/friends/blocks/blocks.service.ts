import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/guards';
import type { Member, UserId } from '@ribbon/domain/accounts';
import { BLOCKED_SHOWN, type BlockId, type NewBlock, friendFaults } from '@ribbon/domain/friends';
import type { FaultKind } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { followStore } from '../follows/follows.store.ts';
import { pairStore } from '../requests/pairs.store.ts';
import { type RequestService, tellBoth } from '../requests/requests.service.ts';
import { blockStore } from './blocks.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  requests: Pick<RequestService, 'dropQuestions'>;
}

export type BlockService = ReturnType<typeof blockService>;

export function blockService({ db, clock, requests }: Needs) {
  /** Whatever there was between the two ends, whoever began it. */
  const part = (actor: Member, other: UserId): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await pairStore.lock(tx, actor.id, other);
      const friendship = await pairStore.find(tx, actor.id, other);
      if (friendship) {
        await requests.dropQuestions(tx, friendship);
        await pairStore.remove(tx, friendship.id);
      }
      await followStore.part(tx, actor.id, other);
      await blockStore.block(tx, actor.id, other, clock());
      await tellBoth(tx, [actor.id, other]);
    });

  return {
    async blocked(actor: Member) {
      return { people: await blockStore.blockedBy(db, actor.id, BLOCKED_SHOWN) };
    },

    /** Also of somebody who has blocked oneself: a refusal would tell. */
    async block(actor: Member, { username }: NewBlock): Promise<void> {
      const other = await blockStore.personNamed(db, username);
      if (other === undefined) throw besideUsername(friendFaults.nobodyNamed);
      if (other === actor.id) throw besideUsername(friendFaults.blockedOneself);
      await part(actor, other);
    },

    async blockPerson(actor: Member, userId: UserId): Promise<void> {
      if (userId === actor.id) throw friendFaults.blockedOneself();
      reveal(userId, await blockStore.exists(db, userId));
      await part(actor, userId);
    },

    async unblock(actor: Member, blockId: BlockId): Promise<void> {
      const other = reveal(await blockStore.unblock(db, actor.id, blockId));
      await tellBoth(db, [actor.id, other]);
    },
  };
}

const besideUsername = (kind: FaultKind<undefined>) =>
  kind({ issues: [{ path: 'username', message: kind.message }] });
