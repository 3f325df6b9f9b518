import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import type { ModerationQueue } from '#features/moderation';
import type { ReaderAge, WordsFromBefore } from '#platform/content/content';
import type { Clock } from '#platform/clock';
import type { AgeBand, UserId } from '@ribbon/domain/accounts';
import type { CommentId } from '@ribbon/domain/comments';
import type { PostId, Visibility } from '@ribbon/domain/posts';
import { type Kysely, sql } from 'kysely';
import { youngestReader } from '../read/comments.readers.store.ts';

interface Needs {
  clock: Clock;
  queue: ModerationQueue;
}

interface Unread {
  id: CommentId;
  authorId: UserId;
  ageBand: AgeBand;
  audience: Visibility;
  content: string;
}

interface Held {
  id: CommentId;
  authorId: UserId;
  readerAge: ReaderAge;
}

/** Whether minors find it below its post: a public post is open to anybody from 16 on. */
async function reachesMinors(
  tx: Kysely<DB>,
  { postId, authorId }: { postId: PostId; authorId: UserId },
  now: Date,
): Promise<boolean> {
  const { rows } = await youngestReader(postId, authorId, now).execute(tx);
  return rows.length > 0;
}

/**
 * Comments that minors find from now on: below the posts of a new friend or of a new member's club, and
 * those that the new friend wrote anywhere.
 */
export const commentsFromBefore = ({ clock, queue }: Needs): WordsFromBefore => ({
  async unread(db, { authorId, clubId }, limit, now) {
    const isOpened =
      authorId === null
        ? sql`${clubId}::uuid is null or post.club_id = ${clubId}`
        : sql`comment.author_id = ${authorId} or post.author_id = ${authorId}`;
    const { rows } = await sql<Unread>`
      select comment.id, comment.author_id as "authorId", ${bandOf('commenter', now)} as "ageBand",
        post.visibility as audience, comment.content
      from comments comment join posts post on post.id = comment.post_id join athlete_profiles commenter on commenter.id = comment.author_id
      where comment.reader_age is null and comment.approval_status = 'approved' and (${isOpened})
      order by comment.created_at desc, comment.id desc limit ${limit}`.execute(db);
    return rows.map(({ id, authorId: by, ageBand, audience, content }) => ({
      id,
      author: { id: by, ageBand },
      audience,
      texts: [['content', content]],
    }));
  },

  async settle(tx, id, readerAge) {
    const row = await tx
      .updateTable('comments')
      .set({ reader_age: readerAge })
      .where('id', '=', id)
      .where('reader_age', 'is', null)
      .returning(['post_id as postId', 'author_id as authorId'])
      .executeTakeFirst();
    if (row === undefined || readerAge === 0) return;
    const authorId = row.authorId as UserId;
    const place = { postId: row.postId as PostId, authorId };
    if (await reachesMinors(tx, place, clock())) {
      await queue.hold(tx, { kind: 'comment', id, authorId }, readerAge);
    }
  },

  async open(tx, authorId, limit) {
    const { rows } = await sql<Held>`
      select comment.id, comment.author_id as "authorId", comment.reader_age as "readerAge" from (
        select own.id from comments own
          where own.author_id = ${authorId} and own.reader_age > 0 and own.approval_status = 'approved'
        union
        select comment.id from posts post join comments comment on comment.post_id = post.id
          where post.author_id = ${authorId} and post.visibility <> 'private'
            and comment.reader_age > 0 and comment.approval_status = 'approved') found
      join comments comment on comment.id = found.id
      where not exists (select from moderation_queue queued where queued.content_kind = 'comment'
        and queued.content_id = comment.id and queued.status <> 'withdrawn')
      order by comment.created_at desc, comment.id desc limit ${limit}`.execute(tx);
    for (const { id, authorId: by, readerAge } of rows) {
      await queue.hold(tx, { kind: 'comment', id, authorId: by }, readerAge);
    }
  },
});
