import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility';
import type { ModerationQueue } from '#features/moderation';
import type { ReaderAge, WordsFromBefore } from '#platform/content';
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
        ? sql`${clubId}::uuid is null or p.club_id = ${clubId}`
        : sql`k.author_id = ${authorId} or p.author_id = ${authorId}`;
    const { rows } = await sql<Unread>`
      select k.id, k.author_id as "authorId", ${bandOf('ka', now)} as "ageBand",
        p.visibility as audience, k.content
      from comments k join posts p on p.id = k.post_id join athlete_profiles ka on ka.id = k.author_id
      where k.reader_age is null and k.approval_status = 'approved' and (${isOpened})
      order by k.created_at desc, k.id desc limit ${limit}`.execute(db);
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
      select k.id, k.author_id as "authorId", k.reader_age as "readerAge" from (
        select own.id from comments own
          where own.author_id = ${authorId} and own.reader_age > 0 and own.approval_status = 'approved'
        union
        select said.id from posts p join comments said on said.post_id = p.id
          where p.author_id = ${authorId} and p.visibility <> 'private'
            and said.reader_age > 0 and said.approval_status = 'approved') found
      join comments k on k.id = found.id
      where not exists (select from moderation_queue q where q.content_kind = 'comment'
        and q.content_id = k.id and q.status <> 'withdrawn')
      order by k.created_at desc, k.id desc limit ${limit}`.execute(tx);
    for (const { id, authorId: by, readerAge } of rows) {
      await queue.hold(tx, { kind: 'comment', id, authorId: by }, readerAge);
    }
  },
});
