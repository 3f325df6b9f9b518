import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { BlockId, BlockedPerson } from '@ribbon/domain/friends';
import { type Kysely, sql } from 'kysely';

export const blockStore = {
  async personNamed(db: Kysely<DB>, username: string): Promise<UserId | undefined> {
    const row = await db
      .selectFrom('athlete_profiles')
      .select('id')
      .where(sql`lower(username)`, '=', username.toLowerCase())
      .executeTakeFirst();
    return row?.id as UserId | undefined;
  },

  async exists(db: Kysely<DB>, userId: UserId): Promise<boolean> {
    const row = await db
      .selectFrom('athlete_profiles')
      .select('id')
      .where('id', '=', userId)
      .executeTakeFirst();
    return row !== undefined;
  },

  async blockedBy(db: Kysely<DB>, blockerId: UserId, limit: number): Promise<BlockedPerson[]> {
    const rows = await db
      .selectFrom('blocks as block')
      .innerJoin('athlete_profiles as profile', 'profile.id', 'block.blocked_id')
      .select(['block.id', 'profile.username', 'block.created_at as blockedAt'])
      .where('block.blocker_id', '=', blockerId)
      .orderBy('block.created_at', 'desc')
      .orderBy('profile.id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, id: row.id as BlockId }));
  },

  async block(tx: Kysely<DB>, blockerId: UserId, blockedId: UserId, at: Date): Promise<void> {
    await tx
      .insertInto('blocks')
      .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Returns the person who was blocked; undefined when the block is not this person's. */
  async unblock(db: Kysely<DB>, blockerId: UserId, id: BlockId): Promise<UserId | undefined> {
    const row = await db
      .deleteFrom('blocks')
      .where('blocker_id', '=', blockerId)
      .where('id', '=', id)
      .returning('blocked_id')
      .executeTakeFirst();
    return row?.blocked_id as UserId | undefined;
  },
};
