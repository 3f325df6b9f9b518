import { CARD, type CardRow, cardJson } from '#db/cards';
import { mayOpenPost } from '#db/opening';
import { RELATIONS, isForReader } from '#db/reach';
import type { DB } from '#db/schema.generated';
import {
  type Viewer,
  bandOf,
  IS_AMONG_READERS,
  childReadersOf,
  isForEverybody,
  mayReadComment,
  mayReadPost,
} from '#db/visibility';
import { isAfter, microsOf, olderThan, placeIn } from '#platform/http/keyset';
import { runPrepared } from '#db/prepared-statement';
import { shapeOf } from '#db/viewer';
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
  micros: number;
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

const entry = (now: Date) => sql`json_build_object('id', k.id, 'author', ${cardJson('ka', now)},
  'content', k.content,
  'state', case k.approval_status when 'checking' then 'held' else k.approval_status end,
  'createdAt', wire_time(k.created_at))`;

const PLACE = { at: 'k.created_at', id: 'k.id' };

/**
 * A reader with their own eyes needs no look at each author: the database stores who a comment is
 * for (migration 0044). Under 16, and for guardians, more is asked.
 */
const isSeenBy = (viewer: Viewer | undefined, now: Date): RawBuilder<boolean> =>
  viewer?.isYoung || viewer?.isGuardian
    ? mayReadComment(viewer, now, {
        readsPost: sql.ref('p.is_read'),
        childReads: IS_AMONG_READERS,
      })
    : sql<boolean>`(${viewer ? sql`k.author_id = ${viewer.id} and not k.is_hidden` : sql`false`}
        or k.open_from is not null and ${isForReader(viewer, now)})`;

/** One page of the comments below a post, and the relation between the reader and its author. */
const pageOf = (
  postId: string,
  { viewer, now }: { viewer: Viewer | undefined; now: Date },
  part: RawBuilder<boolean>,
) => sql<PageRow>`
  with ${RELATIONS(viewer)}, p as materialized (
    select p.id, p.author_id, p.club_id, p.visibility, ${facts(viewer, now)} as facts,
      ${mayReadPost(viewer, now)} as is_read, ${childReadersOf(viewer, now)} as child_readers
    from ${POST} where p.id = ${postId} and ${mayOpenPost(viewer, now)})
  select p.facts as post, p.is_read as "isRead", page.comments, page.next
  from p cross join lateral (
    select coalesce(json_agg(entry) filter (where nth <= ${sql.lit(COMMENTS_PAGE)}), '[]')::text as comments,
      case when count(*) > ${sql.lit(COMMENTS_PAGE)} then
        max(micros || '.' || id) filter (where nth = ${sql.lit(COMMENTS_PAGE)}) end as next
    from (
      select ${entry(now)} as entry, k.id, ${microsOf('k.created_at')} as micros,
        row_number() over (order by k.created_at, k.id) as nth
      from comments k join athlete_profiles ka on ka.id = k.author_id
      where k.post_id = p.id and ${part}
        and ${isSeenBy(viewer, now)}
      order by k.created_at, k.id limit ${sql.lit(COMMENTS_PAGE + 1)}) k) page`;

export const commentReadingStore = {
  /** Undefined if the post is not for this person. */
  async page(
    db: Kysely<DB>,
    postId: PostId,
    viewer: Viewer | undefined,
    { after, now }: { after: string | undefined; now: Date },
  ): Promise<PageRow | undefined> {
    const place = after === undefined ? undefined : placeIn(after);
    const rows = await runPrepared(
      db,
      shapeOf(place ? 'comments after' : 'comments', viewer, now),
      (blank) =>
        pageOf(
          blank('post'),
          { viewer: viewer && { ...viewer, id: blank('viewer') }, now },
          place ? isAfter({ micros: blank('micros'), id: blank('id') }, PLACE) : sql`true`,
        ),
      { post: postId, viewer: viewer?.id, ...place },
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
      select k.id, ${microsOf('k.created_at')} as micros, k.content, k.created_at as "createdAt",
        case k.approval_status when 'checking' then 'held' else k.approval_status end as state,
        post.id as "postId", left(post.content, ${POST_EXCERPT}) as excerpt, ${CARD}
      from comments k join posts post on post.id = k.post_id
        join athlete_profiles p on p.id = post.author_id
      where k.author_id = ${authorId} and not k.is_hidden
        and ${mayOpenPost(viewer, now, { post: 'post', author: 'p' })}
        and ${olderThan(after, PLACE)}
      order by k.created_at desc, k.id desc limit ${limit}`.execute(db);
    return rows;
  },

  /** One comment as something to report. */
  async published(db: Kysely<DB>, id: string, viewer: Viewer, now: Date) {
    const { rows } = await sql<{ authorId: UserId; snapshot: string; isForEverybody: boolean }>`
      select k.author_id as "authorId", k.content as snapshot,
        ${isForEverybody(now)} and ${bandOf('ka', now)} = 'adult' as "isForEverybody"
      from comments k join athlete_profiles ka on ka.id = k.author_id
        join posts p on p.id = k.post_id join athlete_profiles a on a.id = p.author_id
      where k.id = ${id} and k.approval_status = 'approved'
        and ${mayOpenPost(viewer, now)}
        and ${mayReadComment(viewer, now, { readsPost: mayReadPost(viewer, now) })}`.execute(db);
    return rows[0];
  },
};
