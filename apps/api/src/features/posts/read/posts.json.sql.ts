import { cardJson, shownClubImage } from '#db/cards';
import { isForReader } from '#db/reach';
import { type Viewer, bandOf, mayReadComment, readsThroughChild } from '#db/visibility';
import { COMMENTS_COUNTED } from '@ribbon/domain/posts';
import { type RawBuilder, sql } from 'kysely';
import { tagsJson } from '../tags/posts.tags.sql.ts';

/** The reader; undefined for a visitor. */
export interface ReaderContext {
  viewer: Viewer | undefined;
  now: Date;
  /** Where a guardian may have opened it through a child's eyes. */
  readsPost?: RawBuilder<boolean>;
}

const idOf = (viewer: { id: string } | undefined) => sql`${viewer?.id ?? null}::uuid`;

const club = sql`case when c.id is not null then json_build_object(
  'id', c.id, 'name', c.name, 'art', c.image_art, 'imageId', ${shownClubImage('c')}) end`;

/**
 * The files of a post, as `PostMedia`; held ones only for its author. Files that nobody has
 * reviewed are for adults alone (rule 30). Each file is looked up: where there are few files in
 * all, the database would rather go through all of them, for every post again.
 */
const media = (viewer: Viewer | undefined, isOwn: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'width', f.width, 'height', f.height,
    'durationMs', f.duration_ms, 'placeholder', f.placeholder, 'hasPoster', f.variants ? 'poster',
    'status', f.status, 'alt', coalesce(m.alt_text, '')) order by m.position)
  from post_media m cross join lateral (select * from media_files where id = m.media_id offset 0) f
  where m.post_id = p.id and (f.status = 'ready' and (f.is_seen or ${sql.lit(viewer?.isAdult === true)} or ${isOwn})
    or f.status = 'held' and ${isOwn})), '[]')`;

/** Under 16, readers see no counts of likes and comments. */
const isToldCounts = (viewer: Viewer | undefined) => viewer?.isYoung !== true;

/** Each hidden person is looked up, and not everybody who liked it. */
export const likesOf = (viewer: Viewer | undefined, isOwn: RawBuilder<unknown>, now: Date) => sql`
  case when not ${sql.lit(isToldCounts(viewer))} then null when ${isOwn} or ${bandOf('a', now)} = 'adult' then p.likes_count - (
    select count(*) from hidden cross join lateral (
      select from likes l where l.user_id = hidden.id and l.post_id = p.id limit 1) theirs) end`;

const COUNTED = sql.lit(COMMENTS_COUNTED);
const MOST_LOOKED_AT = sql.lit(1000);

/** Each comment is looked at, among the first thousand and no further than is shown. */
const countedEach = ({ viewer, now, readsPost }: ReaderContext) => sql`(select count(*) from (
  select from (
    select k.author_id, k.approval_status, k.is_hidden, k.reader_age from comments k
    where k.post_id = p.id and k.approval_status = 'approved' and not k.is_hidden
    order by k.created_at, k.id limit ${MOST_LOOKED_AT}) k
  join athlete_profiles ka on ka.id = k.author_id
  where ${mayReadComment(viewer, now, readsPost && { readsPost })}
  limit ${COUNTED}) seen)`;

/** `mayReadComment` as figures: those for everybody are counted on the post (migration 0044). */
const countedTogether = (reader: ReaderContext) => sql`least(p.open_comments_count - (
    select count(*) from hidden cross join lateral (
      select from comments k where k.post_id = p.id and k.is_open and k.author_id = hidden.id) theirs)
  + (select count(*) from comments k where k.post_id = p.id and not k.is_open
      and k.open_from is not null and ${isForReader(reader.viewer, reader.now)}), ${COUNTED})`;

/**
 * Counts the comments this reader finds below the post; waiting ones do not count, not even for
 * their author. Stops at the number that is shown: a post everybody talks about must not be counted
 * through for each of its readers. Where a guardian reads through a child's eyes, each comment is
 * looked at.
 */
function comments(reader: ReaderContext): RawBuilder<unknown> {
  const { viewer, now, readsPost } = reader;
  if (!isToldCounts(viewer)) return sql`null::bigint`;
  const throughChild = viewer?.isGuardian
    ? sql`when ${readsThroughChild(viewer.id, now)} or not ${readsPost ?? sql`true`}
        then ${countedEach(reader)}`
    : sql``;
  return sql`case when p.comments_count = 0 then 0 ${throughChild}
    when p.open_comments_count >= ${COUNTED} and not exists (select from hidden) then ${COUNTED}
    when p.comments_count > ${MOST_LOOKED_AT} then ${countedEach(reader)}
    else ${countedTogether(reader)} end`;
}

export const isLikedBy = (viewer: { id: string } | undefined) =>
  sql`exists (select from likes l where l.user_id = ${idOf(viewer)} and l.post_id = p.id)`;

/** The link of a guardian who decides about it, as `postPolicy.manageForChild` says; null to others. */
const guardianship = (viewer: Viewer | undefined, now: Date): RawBuilder<unknown> =>
  viewer?.isGuardian !== true
    ? sql`null::json`
    : sql`(select json_build_object('role', g.role, 'childAgeBand', 'under13',
          'isVerified', g.verified_at is not null, 'isOpen', a.in_community)
        from parental_relationships g
        where ${bandOf('a', now)} = 'under13' and g.parent_id = ${viewer.id}
          and g.child_id = p.author_id and g.ended_at is null and g.role <> 'view_only')`;

/** A post as `FeedPost` says it and nothing else, of `p`, `a` and `c` (`SOURCES`), with `RELATIONS`. */
export function entry({ viewer, now, ...more }: ReaderContext): RawBuilder<unknown> {
  const isOwn = viewer === undefined ? sql`false` : sql`p.author_id = ${viewer.id}`;
  return sql`json_build_object(
    'id', p.id, 'author', ${cardJson('a', now)}, 'club', ${club}, 'content', p.content,
    'location', case when ${bandOf('a', now)} = 'adult' then p.location end,
    'visibility', p.visibility, 'media', ${media(viewer, isOwn)}, 'tags', ${tagsJson(viewer, now)},
    'likes', ${likesOf(viewer, isOwn, now)}, 'comments', ${comments({ viewer, now, ...more })},
    'isLiked', ${isLikedBy(viewer)},
    'commentsOff', not p.comments_enabled,
    'approvalStatus', case when ${isOwn} then p.approval_status end,
    'readersFrom', case when ${isOwn} and p.visibility <> 'private' then nullif(p.reader_age, 0) end,
    'guardianship', ${guardianship(viewer, now)},
    'hiddenAs', case when ${isOwn} or ${guardianship(viewer, now)} is not null then p.hidden_as end,
    'createdAt', wire_time(p.created_at), 'editedAt', wire_time(p.edited_at))`;
}

export const SOURCES = sql`posts p join athlete_profiles a on a.id = p.author_id
  left join clubs c on c.id = p.club_id`;

/** A cursor, as the database writes it. */
export const placeOf = (at: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`(extract(epoch from ${at}) * 1000000)::bigint || '.' || ${id}`;
