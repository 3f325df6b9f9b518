import { RELATIONS } from '#db/visibility/reach';
import type { DB } from '#db/schema.generated';
import { type Viewer, mayReadPost } from '#db/visibility/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import type { PostId, PostLikes } from '@ribbon/domain/posts';
import { type Kysely, sql } from 'kysely';
import { isLikedBy, likesOf } from '../read/posts.json.sql.ts';

interface Reader {
  viewer: Viewer;
  now: Date;
}

export const likeStore = {
  async exists(db: Kysely<DB>, userId: UserId, postId: PostId): Promise<boolean> {
    const { rows } = await sql`
      select from likes where user_id = ${userId} and post_id = ${postId}`.execute(db);
    return rows.length > 0;
  },

  /** Once, however often it is asked for; counted by the database. */
  async insert(tx: Kysely<DB>, userId: UserId, postId: PostId, at: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('likes')
      .values({ user_id: userId, post_id: postId, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  async remove(tx: Kysely<DB>, userId: UserId, postId: PostId): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('likes')
      .where('user_id', '=', userId)
      .where('post_id', '=', postId)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  /** How a published post stands with its likes, for somebody who may read it. */
  async find(tx: Kysely<DB>, postId: PostId, { viewer, now }: Reader) {
    const isOwn = sql`post.author_id = ${viewer.id}`;
    const { rows } = await sql<PostLikes & { authorId: UserId }>`
      with ${RELATIONS(viewer)}
      select post.author_id as "authorId", (${likesOf(viewer, isOwn, now)})::integer as likes,
        ${isLikedBy(viewer)} as "isLiked"
      from posts post join athlete_profiles author on author.id = post.author_id
      where post.id = ${postId} and post.approval_status = 'approved' and ${mayReadPost(viewer, now)}`.execute(
      tx,
    );
    return rows[0];
  },
};
