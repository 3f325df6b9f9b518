import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { Member, UserId } from '@ribbon/domain/accounts';
import { BLOCKED_SHOWN, type BlockId, type NewBlock, friendFaults } from '@ribbon/domain/friends';
import type { FaultKind } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { followStore } from '../follows/friends.follows.store.ts';
import { pairStore } from '../requests/friends.pairs.store.ts';
import { type RequestService, invalidateForBoth } from '../requests/friends.requests.service.ts';
import { blockStore } from './friends.blocks.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  requests: Pick<RequestService, 'dropQuestions'>;
  guardians: Pick<GuardianGate, 'linkOf' | 'part'>;
}

export type BlockService = ReturnType<typeof blockService>;

export function blockService({ db, clock, requests, guardians }: Needs) {
  /** Nothing blinds a guardian (child-safety rule 25); the refusal says what there is instead. */
  async function refuseLinked(tx: Kysely<DB>, actor: Member, other: UserId): Promise<void> {
    if (await guardians.linkOf(tx, other, actor.id)) throw friendFaults.blockedGuardian();
    if (await guardians.linkOf(tx, actor.id, other)) throw friendFaults.blockedChild();
  }

  /** Ends everything there was between the two, whichever of them began it. */
  const part = (actor: Member, other: UserId): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await pairStore.lock(tx, actor.id, other);
      await refuseLinked(tx, actor, other);
      await guardians.part(tx, actor.id, other);
      const friendship = await pairStore.find(tx, actor.id, other);
      // A refusal outlives the block: otherwise a refused person could block, unblock and ask
      // again.
      if (friendship && friendship.status !== 'rejected') {
        await requests.dropQuestions(tx, friendship);
        await pairStore.remove(tx, friendship.id);
      }
      await followStore.part(tx, actor.id, other);
      await blockStore.block(tx, actor.id, other, clock());
      await invalidateForBoth(tx, [actor.id, other]);
    });

  return {
    async blocked(actor: Member) {
      return { people: await blockStore.blockedBy(db, actor.id, BLOCKED_SHOWN) };
    },

    /** Also blocks a person who has blocked the actor: a refusal would reveal that. */
    async block(actor: Member, { username }: NewBlock): Promise<void> {
      const other = await blockStore.personNamed(db, username);
      if (other === undefined) throw usernameFault(friendFaults.nobodyNamed);
      if (other === actor.id) throw usernameFault(friendFaults.blockedOneself);
      try {
        await part(actor, other);
      } catch (error) {
        throw asFieldFault(error);
      }
    },

    async blockPerson(actor: Member, userId: UserId): Promise<void> {
      if (userId === actor.id) throw friendFaults.blockedOneself();
      reveal(userId, await blockStore.exists(db, userId));
      await part(actor, userId);
    },

    async unblock(actor: Member, blockId: BlockId): Promise<void> {
      const other = reveal(await blockStore.unblock(db, actor.id, blockId));
      await invalidateForBoth(db, [actor.id, other]);
    },
  };
}

const LINKED = [friendFaults.blockedGuardian, friendFaults.blockedChild];
const asFieldFault = (error: unknown): unknown => {
  const kind = LINKED.find((each) => each.matches(error));
  return kind ? usernameFault(kind) : error;
};

const usernameFault = (kind: FaultKind<undefined>) =>
  kind({ issues: [{ path: 'username', message: kind.message }] });
