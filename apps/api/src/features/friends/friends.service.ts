import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/guards';
import type { Member, UserId } from '@ribbon/domain/accounts';
import { BLOCKED_SHOWN, type NewBlock, friendFaults } from '@ribbon/domain/friends';
import type { FaultKind } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { friendStore } from './friends.store.ts';

export type FriendService = ReturnType<typeof friendService>;

export const friendService = ({ db, clock }: { db: Kysely<DB>; clock: Clock }) => ({
  async blocked(actor: Member) {
    return { people: await friendStore.blockedBy(db, actor.id, BLOCKED_SHOWN) };
  },

  /** Also of somebody who has blocked oneself: a refusal would tell. */
  async block(actor: Member, { username }: NewBlock): Promise<void> {
    const other = await friendStore.personNamed(db, username);
    if (other === undefined) throw besideUsername(friendFaults.nobodyNamed);
    if (other === actor.id) throw besideUsername(friendFaults.blockedOneself);
    await db.transaction().execute(async (tx) => {
      await friendStore.part(tx, actor.id, other);
      await friendStore.block(tx, actor.id, other, clock());
    });
  },

  async unblock(actor: Member, userId: UserId): Promise<void> {
    reveal(userId, await friendStore.unblock(db, actor.id, userId));
  },
});

const besideUsername = (kind: FaultKind<undefined>) =>
  kind({ issues: [{ path: 'username', message: kind.message }] });
