import type { ReaderAge } from '#platform/content/content';
import { CARD, type CardRow, cardOf } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { isAuthorOf } from '#db/visibility/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import type { Comment, CommentId, CommentState, NewComment } from '@ribbon/domain/comments';
import type { PostId } from '@ribbon/domain/posts';
import { type Kysely, type RawBuilder, sql } from 'kysely';

interface NewRow extends NewComment {
  id: CommentId;
  postId: PostId;
  authorId: UserId;
  state: CommentState;
  readerAge: ReaderAge;
  at: Date;
}

export const commentStore = {
  /**
   * The recipients for published comments: the post's author, if they still answer for it. Many
   * comments arrive below one post, whose row they all change, so it is read once and not for each
   * of them.
   */
  async authorsOfPosts(
    db: Kysely<DB>,
    ids: readonly CommentId[],
  ): Promise<ReadonlyMap<CommentId, UserId>> {
    const { rows } = await sql<{ id: CommentId; authorId: UserId }>`
      with published as materialized (
        select id, post_id from comments
        where id = any(${ids}::uuid[]) and approval_status = 'approved' and not is_hidden),
      event as materialized (
        select post.id, post.author_id from posts post where post.id in (select post_id from published)
          and not post.is_hidden and ${isAuthorOf(sql.ref('post.author_id'), 'post')})
      select published.id, event.author_id as "authorId" from published join event on event.id = published.post_id`.execute(
      db,
    );
    return new Map(rows.map(({ id, authorId }) => [id, authorId]));
  },

  async postOf(tx: Kysely<DB>, id: PostId) {
    const row = await tx
      .selectFrom('posts')
      .select(['author_id as authorId', 'visibility'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...row, authorId: row.authorId as UserId };
  },

  /**
   * Saves a comment together with other writes in one statement: one round trip instead of several,
   * and all or nothing.
   */
  async insert(
    db: Kysely<DB>,
    row: NewRow,
    others: readonly (RawBuilder<unknown> | undefined)[],
  ): Promise<Comment> {
    const parts = others
      .filter((part) => part !== undefined)
      .map((part, nth) => sql`, ${sql.raw(`part${nth}`)} as (${part})`);
    const { rows } = await sql<CardRow>`
      with comment as (
        insert into comments (id, post_id, author_id, content, approval_status, reader_age, created_at)
        values (${row.id}, ${row.postId}, ${row.authorId}, ${row.content}, ${row.state}, ${row.readerAge}, ${row.at})
        returning author_id)
      ${sql.join(parts, sql``)}
      select ${CARD} from comment join athlete_profiles profile on profile.id = comment.author_id
    `.execute(db);
    const [author] = rows;
    if (author === undefined) throw new Error('a comment without an author');
    const { id, content, state, at } = row;
    return { id, author: cardOf(author, at), content, state, createdAt: at };
  },

  /** Locks a comment, and its post first: deleting the post locks them in this order, too. */
  async lock(tx: Kysely<DB>, id: CommentId): Promise<void> {
    await sql`select from posts where id = (select post_id from comments where id = ${id})
      for no key update`.execute(tx);
    await sql`select from comments where id = ${id} for update`.execute(tx);
  },

  async authorOf(tx: Kysely<DB>, id: CommentId) {
    const row = await tx
      .selectFrom('comments as comment')
      .innerJoin('athlete_profiles as profile', 'profile.id', 'comment.author_id')
      .select([
        'profile.id',
        'profile.birth_month as birthMonth',
        'profile.birth_year as birthYear',
        'comment.approval_status as state',
      ])
      .where('comment.id', '=', id)
      .executeTakeFirst();
    return row && { ...row, id: row.id as UserId };
  },

  /** Where it stands; undefined when it is not waiting there any more. */
  async settle(
    tx: Kysely<DB>,
    id: CommentId,
    { from, to }: { from: 'waiting_guardian' | 'held' | 'approved'; to: CommentState },
  ): Promise<PostId | undefined> {
    const row = await tx
      .updateTable('comments')
      .set({ approval_status: to, ...(from !== 'waiting_guardian' && { reader_age: 0 }) })
      .where('id', '=', id)
      .where('approval_status', '=', from)
      .returning('post_id as postId')
      .executeTakeFirst();
    return row?.postId as PostId | undefined;
  },

  /** A moderator takes it out of sight, or brings it back; undefined when it is not there. */
  async setHidden(
    tx: Kysely<DB>,
    id: CommentId,
    by: UserId | null,
    at: Date,
  ): Promise<{ postId: PostId; authorId: UserId } | undefined> {
    const row = await tx
      .updateTable('comments')
      .set({ is_hidden: by !== null, hidden_by: by, hidden_at: by === null ? null : at })
      .where('id', '=', id)
      .returning(['post_id as postId', 'author_id as authorId'])
      .executeTakeFirst();
    return row && { postId: row.postId as PostId, authorId: row.authorId as UserId };
  },

  /** Rejects everything of an author that still waits; returns the posts it was below. */
  async stopWaiting(tx: Kysely<DB>, authorId: UserId): Promise<PostId[]> {
    const rows = await tx
      .updateTable('comments')
      .set({ approval_status: 'rejected' })
      .where('author_id', '=', authorId)
      .where('approval_status', 'in', ['checking', 'waiting_guardian', 'held'])
      .returning('post_id as postId')
      .execute();
    return [...new Set(rows.map(({ postId }) => postId as PostId))];
  },

  /** Where it stood; undefined when there is no such comment of this person. */
  async remove(tx: Kysely<DB>, id: CommentId, authorId: UserId): Promise<PostId | undefined> {
    const row = await tx
      .deleteFrom('comments')
      .where('id', '=', id)
      .where('author_id', '=', authorId)
      .returning('post_id as postId')
      .executeTakeFirst();
    return row?.postId as PostId | undefined;
  },

  /**
   * Opens the comments of people who have become old enough to everybody, older ones included: the
   * database decides again (migration 0044). Until then each reader's count looks at the month.
   */
  async openOlder(db: Kysely<DB>): Promise<void> {
    await sql`with due as (
        select id, post_id from comments
        where not is_open and open_from is not null and reader_age = 0
          and open_from <= this_month() limit 5000),
      held as materialized (
        select from posts where id in (select post_id from due) order by id for no key update)
      update comments set open_from = open_from
      where id in (select id from due) and (select count(*) from held) > 0`.execute(db);
  },
};
