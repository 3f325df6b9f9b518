import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { PostId } from '@ribbon/domain/posts';
import { type Kysely, sql } from 'kysely';

export interface TagRow {
  userId: UserId;
  state: 'waiting' | 'accepted' | 'removed';
}

interface Tag {
  postId: PostId;
  userId: UserId;
}

/** People in the pictures of posts. Whether a tag stands is another matter (`isActiveTag`). */
export const tagStore = {
  async of(tx: Kysely<DB>, postId: PostId): Promise<TagRow[]> {
    const { rows } = await sql<TagRow>`
      select user_id as "userId", state from post_tags where post_id = ${postId}`.execute(tx);
    return rows;
  },

  async find(tx: Kysely<DB>, { postId, userId }: Tag): Promise<TagRow | undefined> {
    const { rows } = await sql<TagRow>`
      select user_id as "userId", state from post_tags
      where post_id = ${postId} and user_id = ${userId} for no key update`.execute(tx);
    return rows[0];
  },

  async insert(
    tx: Kysely<DB>,
    tag: Tag & { by: UserId; state: 'waiting' | 'accepted'; at: Date },
  ): Promise<void> {
    await tx
      .insertInto('post_tags')
      .values({
        post_id: tag.postId,
        user_id: tag.userId,
        tagged_by: tag.by,
        state: tag.state,
        tagged_at: tag.at,
      })
      .execute();
  },

  /** The author takes these back; what a tagged person removed stays removed. */
  async takeBack(tx: Kysely<DB>, postId: PostId, people: readonly UserId[]): Promise<void> {
    if (people.length === 0) return;
    await tx
      .deleteFrom('post_tags')
      .where('post_id', '=', postId)
      .where('user_id', 'in', people)
      .where('state', '<>', 'removed')
      .execute();
  },

  /** Other pictures, or other readers: nobody has said yes to these. */
  async clear(tx: Kysely<DB>, postId: PostId): Promise<void> {
    await tx
      .deleteFrom('post_tags')
      .where('post_id', '=', postId)
      .where('state', '<>', 'removed')
      .execute();
  },

  /** Whether it waited. */
  async accept(tx: Kysely<DB>, { postId, userId }: Tag, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('post_tags')
      .set({ state: 'accepted', answered_at: at })
      .where('post_id', '=', postId)
      .where('user_id', '=', userId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async remove(
    tx: Kysely<DB>,
    { postId, userId }: Tag,
    { by, at }: { by: UserId; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('post_tags')
      .set({ state: 'removed', removed_by: by, answered_at: at })
      .where('post_id', '=', postId)
      .where('user_id', '=', userId)
      .execute();
  },

  /** Marks as announced, and gives, the people who have not heard of their tag. */
  async invalidate(tx: Kysely<DB>, postId: PostId): Promise<UserId[]> {
    const rows = await tx
      .updateTable('post_tags')
      .set({ is_announced: true })
      .where('post_id', '=', postId)
      .where('is_announced', '=', false)
      .where('state', '<>', 'removed')
      .returning('user_id')
      .execute();
    return rows.map((row) => row.user_id as UserId);
  },
};
