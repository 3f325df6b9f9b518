import { CARD, type CardRow, cardJson } from '#db/people/cards';
import { mayOpenPost } from '#db/visibility/opening';
import { RELATIONS, isForReader } from '#db/visibility/reach';
import type { DB } from '#db/schema.generated';
import {
  type Viewer,
  bandOf,
  IS_AMONG_READERS,
  childReadersOf,
  isForEverybody,
  mayReadComment,
  mayReadPost,
} from '#db/visibility/visibility';
import { isAfter, microsOf, olderThan, cursorIn } from '#platform/http/keyset';
import { runPrepared } from '#db/queries/prepared-statement';
import { shapeOf } from '#db/visibility/viewer';
import type { UserId } from '@ribbon/domain/accounts';
import {
  COMMENTS_PAGE,
  type CommentId,
  type CommentState,
  POST_EXCERPT,
} from '@ribbon/domain/comments';
import type { PostId } from '@ribbon/domain/posts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type CommentedPost, POST, facts } from './comments.sql.ts';

interface AuthoredRow {
  id: CommentId;
  sortKey: number;
  content: string;
  createdAt: Date;
  state: CommentState;
  postId: PostId;
  excerpt: string;
}

/** The list is JSON that PostgreSQL has written (`Comment`). */
interface PageRow {
  post: CommentedPost;
  /** Seen with the viewer's own eyes, not only through a child's. */
  isRead: boolean;
  comments: string;
  next: string | null;
}

const entry = (
  now: Date,
) => sql`json_build_object('id', comment.id, 'author', ${cardJson('commenter', now)},
  'content', comment.content,
  'state', case comment.approval_status when 'checking' then 'held' else comment.approval_status end,
  'createdAt', wire_time(comment.created_at))`;

const ORDER_COLUMNS = { at: 'comment.created_at', id: 'comment.id' };

/**
 * A reader with their own eyes needs no look at each author: the database stores who a comment is
 * for (migration 0044). Under 16, and for guardians, more is asked.
 */
const isSeenBy = (viewer: Viewer | undefined, now: Date): RawBuilder<boolean> =>
  viewer?.isYoung || viewer?.isGuardian
    ? mayReadComment(viewer, now, {
        readsPost: sql.ref('post.is_read'),
        childReads: IS_AMONG_READERS,
      })
    : sql<boolean>`(${viewer ? sql`comment.author_id = ${viewer.id} and not comment.is_hidden` : sql`false`}
        or comment.open_from is not null and ${isForReader(viewer, now)})`;

/** One page of the comments below a post, and the relation between the reader and its author. */
const pageOf = (
  postId: string,
  { viewer, now }: { viewer: Viewer | undefined; now: Date },
  part: RawBuilder<boolean>,
) => sql<PageRow>`
  with ${RELATIONS(viewer)}, post as materialized (
    select post.id, post.author_id, post.club_id, post.visibility, ${facts(viewer, now)} as facts,
      ${mayReadPost(viewer, now)} as is_read, ${childReadersOf(viewer, now)} as child_readers
    from ${POST} where post.id = ${postId} and ${mayOpenPost(viewer, now)})
  select post.facts as post, post.is_read as "isRead", page.comments, page.next
  from post cross join lateral (
    select coalesce(json_agg(entry) filter (where nth <= ${sql.lit(COMMENTS_PAGE)}), '[]')::text as comments,
      case when count(*) > ${sql.lit(COMMENTS_PAGE)} then
        max("sortKey" || '.' || id) filter (where nth = ${sql.lit(COMMENTS_PAGE)}) end as next
    from (
      select ${entry(now)} as entry, comment.id, ${microsOf('comment.created_at')} as "sortKey",
        row_number() over (order by comment.created_at, comment.id) as nth
      from comments comment join athlete_profiles commenter on commenter.id = comment.author_id
      where comment.post_id = post.id and ${part}
        and ${isSeenBy(viewer, now)}
      order by comment.created_at, comment.id limit ${sql.lit(COMMENTS_PAGE + 1)}) comment) page`;

export const commentReadingStore = {
  /** Undefined if the post is not for this person. */
  async page(
    db: Kysely<DB>,
    postId: PostId,
    viewer: Viewer | undefined,
    { after, now }: { after: string | undefined; now: Date },
  ): Promise<PageRow | undefined> {
    const cursor = after === undefined ? undefined : cursorIn(after);
    const rows = await runPrepared(
      db,
      shapeOf(cursor ? 'comments after' : 'comments', viewer, now),
      (blank) =>
        pageOf(
          blank('post'),
          { viewer: viewer && { ...viewer, id: blank('viewer') }, now },
          cursor
            ? isAfter({ sortKey: blank('sortKey'), id: blank('id') }, ORDER_COLUMNS)
            : sql`true`,
        ),
      { post: postId, viewer: viewer?.id, ...cursor },
    );
    return rows[0];
  },

  /** A person's comments below posts that the viewer may open, newest first. */
  async byAuthor(
    db: Kysely<DB>,
    authorId: UserId,
    viewer: Viewer,
    { after, now, limit }: { after: string | undefined; now: Date; limit: number },
  ): Promise<(CardRow & AuthoredRow)[]> {
    const { rows } = await sql<CardRow & AuthoredRow>`
      select comment.id, ${microsOf('comment.created_at')} as "sortKey", comment.content, comment.created_at as "createdAt",
        case comment.approval_status when 'checking' then 'held' else comment.approval_status end as state,
        post.id as "postId", left(post.content, ${POST_EXCERPT}) as excerpt, ${CARD}
      from comments comment join posts post on post.id = comment.post_id
        join athlete_profiles profile on profile.id = post.author_id
      where comment.author_id = ${authorId} and not comment.is_hidden
        and ${mayOpenPost(viewer, now, { post: 'post', author: 'profile' })}
        and ${olderThan(after, ORDER_COLUMNS)}
      order by comment.created_at desc, comment.id desc limit ${limit}`.execute(db);
    return rows;
  },

  /** One comment as something to report. */
  async published(db: Kysely<DB>, id: string, viewer: Viewer, now: Date) {
    const { rows } = await sql<{ authorId: UserId; snapshot: string; isForEverybody: boolean }>`
      select comment.author_id as "authorId", comment.content as snapshot,
        ${isForEverybody(now)} and ${bandOf('commenter', now)} = 'adult' as "isForEverybody"
      from comments comment join athlete_profiles commenter on commenter.id = comment.author_id
        join posts post on post.id = comment.post_id join athlete_profiles author on author.id = post.author_id
      where comment.id = ${id} and comment.approval_status = 'approved'
        and ${mayOpenPost(viewer, now)}
        and ${mayReadComment(viewer, now, { readsPost: mayReadPost(viewer, now) })}`.execute(db);
    return rows[0];
  },
};
