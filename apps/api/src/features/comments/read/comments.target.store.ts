import { runPrepared } from '#db/queries/prepared-statement';
import { shapeOf } from '#db/visibility/viewer';
import type { DB } from '#db/schema.generated';
import { isGuardianOf } from '#db/visibility/relations';
import { type Viewer, bandOf, betweenTwo, mayReadPost, monthAt } from '#db/visibility/visibility';
import { isSuspectTo } from '#features/moderation';
import { type AgeBand, type UserId, isAdult } from '@ribbon/domain/accounts';
import type { PostId } from '@ribbon/domain/posts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type CommentedPost, POST, facts } from './comments.sql.ts';
import { youngestReader } from './comments.readers.store.ts';

/** A minor who may be the one a comment speaks to. */
interface Minor {
  id: UserId;
  ageBand: AgeBand;
  /** Whether earlier messages of the writer to this minor left any evidence. */
  isSuspect: boolean;
}

/** A post and the people a comment below it may speak to. */
export interface CommentTarget extends CommentedPost {
  /** Whether earlier messages of the writer to the author left any evidence. */
  isSuspect: boolean;
  /**
   * The minor who spoke last, except children under 13 of the writer; only for adults' comments.
   */
  spoke: Minor | null;
  /** How old the youngest is who will read it, where no minor has spoken. */
  youngest: AgeBand | null;
}

/**
 * Everything that adding a comment asks; undefined if the post is not for this person. Mostly an
 * adult comments on an adult's post, where one short statement is enough. Relations between people
 * are read where a minor wrote the post, and future readers where no minor has spoken: in one
 * statement with the rest, they would be prepared for everybody and used for few.
 */
export async function loadCommentTarget(
  db: Kysely<DB>,
  postId: PostId,
  viewer: Viewer,
  now: Date,
): Promise<CommentTarget | undefined> {
  const values = { post: postId, viewer: viewer.id };
  const ask = async (areAdults: boolean) => {
    const [row] = await runPrepared(
      db,
      shapeOf(areAdults ? 'below an adult’s' : 'below', viewer, now),
      (blank) => below(blank('post'), { ...viewer, id: blank('viewer') }, now, areAdults),
      values,
    );
    return row;
  };
  const first = await ask(viewer.isAdult);
  const isEnough = !viewer.isAdult || first === undefined || isAdult(first.post.authorAgeBand);
  const row = isEnough ? first : await ask(false);
  if (row === undefined) return undefined;
  const isAsked = viewer.isAdult && row.spoke === null;
  const [youngest] = isAsked
    ? await runPrepared(
        db,
        `youngest reader ${monthAt(now)}`,
        (blank) => youngestReader(blank('post'), blank('viewer'), now),
        values,
      )
    : [];
  return { ...row.post, ...row, youngest: youngest?.ageBand ?? null };
}

interface Row extends Pick<CommentTarget, 'isSuspect' | 'spoke'> {
  post: CommentedPost;
}

const below = (
  postId: PostId,
  viewer: Viewer,
  now: Date,
  areAdults: boolean,
): RawBuilder<Row> => sql<Row>`
  select ${facts(viewer, now, { areAdults })} as post, ${isSuspectTo(viewer.id, sql`post.author_id`)} as "isSuspect",
    spoke.minor as spoke
  from ${POST} left join lateral (${lastMinor(viewer, now)}) spoke on true
  where post.id = ${postId} and ${mayReadPost(viewer, now, { known: betweenTwo(viewer, 'author', now) })}`;

/** Of adults' words only: what minors say to each other is not read as those. */
const lastMinor = (viewer: Viewer, now: Date) => {
  const band = bandOf('commenter', now);
  return sql`
    select json_build_object('id', commenter.id, 'ageBand', ${band},
      'isSuspect', ${isSuspectTo(viewer.id, sql`commenter.id`)}) as minor
    from comments comment join athlete_profiles commenter on commenter.id = comment.author_id
    where ${sql.lit(viewer.isAdult)} and comment.post_id = post.id and comment.by_minor and comment.approval_status = 'approved'
      and ${band} <> 'adult' and not (${band} = 'under13' and ${isGuardianOf(viewer.id, 'commenter.id')})
    order by comment.created_at desc, comment.id desc limit 1`;
};
