import { isLivingLink } from '#db/visibility/relations';
import { cardJson, shownClubImage } from '#db/people/cards';
import { isForReader } from '#db/visibility/reach';
import { type Viewer, bandOf, mayReadComment, readsThroughChild } from '#db/visibility/visibility';
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

const club = sql`case when club.id is not null then json_build_object(
  'id', club.id, 'name', club.name, 'art', club.image_art, 'imageId', ${shownClubImage('club')}) end`;

/**
 * The files of a post, as `PostMedia`; held ones only for its author. Files that nobody has
 * reviewed are for adults alone (rule 30). Each file is looked up: where there are few files in
 * all, the database would rather go through all of them, for every post again.
 */
const media = (viewer: Viewer | undefined, isOwn: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(json_build_object('id', file.id, 'kind', file.kind, 'width', file.width, 'height', file.height,
    'durationMs', file.duration_ms, 'placeholder', file.placeholder, 'hasPoster', file.variants ? 'poster',
    'status', file.status, 'alt', coalesce(media.alt_text, '')) order by media.position)
  from post_media media cross join lateral (select * from media_files where id = media.media_id offset 0) file
  where media.post_id = post.id and (file.status = 'ready' and (file.is_seen or ${sql.lit(viewer?.isAdult === true)} or ${isOwn})
    or file.status = 'held' and ${isOwn})), '[]')`;

/** Under 16, readers see no counts of likes and comments. */
const isToldCounts = (viewer: Viewer | undefined) => viewer?.isYoung !== true;

/** Each hidden person is looked up, and not everybody who liked it. */
export const likesOf = (viewer: Viewer | undefined, isOwn: RawBuilder<unknown>, now: Date) => sql`
  case when not ${sql.lit(isToldCounts(viewer))} then null when ${isOwn} or ${bandOf('author', now)} = 'adult' then post.likes_count - (
    select count(*) from hidden cross join lateral (
      select from likes liked where liked.user_id = hidden.id and liked.post_id = post.id limit 1) theirs) end`;

const COUNTED = sql.lit(COMMENTS_COUNTED);
const MOST_LOOKED_AT = sql.lit(1000);

/** Each comment is looked at, among the first thousand and no further than is shown. */
const countedEach = ({ viewer, now, readsPost }: ReaderContext) => sql`(select count(*) from (
  select from (
    select comment.author_id, comment.approval_status, comment.is_hidden, comment.reader_age from comments comment
    where comment.post_id = post.id and comment.approval_status = 'approved' and not comment.is_hidden
    order by comment.created_at, comment.id limit ${MOST_LOOKED_AT}) comment
  join athlete_profiles commenter on commenter.id = comment.author_id
  where ${mayReadComment(viewer, now, readsPost && { readsPost })}
  limit ${COUNTED}) seen)`;

/** `mayReadComment` as figures: those for everybody are counted on the post (migration 0044). */
const countedTogether = (reader: ReaderContext) => sql`least(post.open_comments_count - (
    select count(*) from hidden cross join lateral (
      select from comments comment where comment.post_id = post.id and comment.is_open and comment.author_id = hidden.id) theirs)
  + (select count(*) from comments comment where comment.post_id = post.id and not comment.is_open
      and comment.open_from is not null and ${isForReader(reader.viewer, reader.now)}), ${COUNTED})`;

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
  return sql`case when post.comments_count = 0 then 0 ${throughChild}
    when post.open_comments_count >= ${COUNTED} and not exists (select from hidden) then ${COUNTED}
    when post.comments_count > ${MOST_LOOKED_AT} then ${countedEach(reader)}
    else ${countedTogether(reader)} end`;
}

export const isLikedBy = (viewer: { id: string } | undefined) =>
  sql`exists (select from likes liked where liked.user_id = ${idOf(viewer)} and liked.post_id = post.id)`;

/** The link of a guardian who decides about it, as `postPolicy.manageForChild` says; null to others. */
const guardianship = (viewer: Viewer | undefined, now: Date): RawBuilder<unknown> =>
  viewer?.isGuardian !== true
    ? sql`null::json`
    : sql`(select json_build_object('role', guardian_link.role, 'childAgeBand', 'under13',
          'isVerified', guardian_link.verified_at is not null, 'isOpen', author.in_community)
        from parental_relationships guardian_link
        where ${bandOf('author', now)} = 'under13' and guardian_link.parent_id = ${viewer.id}
          and guardian_link.child_id = post.author_id and ${isLivingLink()} and guardian_link.role <> 'view_only')`;

/** A post as `FeedPost` says it and nothing else, of `post`, `author` and `club` (`SOURCES`), with `RELATIONS`. */
export function entry({ viewer, now, ...more }: ReaderContext): RawBuilder<unknown> {
  const isOwn = viewer === undefined ? sql`false` : sql`post.author_id = ${viewer.id}`;
  return sql`json_build_object(
    'id', post.id, 'author', ${cardJson('author', now)}, 'club', ${club}, 'content', post.content,
    'location', case when ${bandOf('author', now)} = 'adult' then post.location end,
    'visibility', post.visibility, 'media', ${media(viewer, isOwn)}, 'tags', ${tagsJson(viewer, now)},
    'likes', ${likesOf(viewer, isOwn, now)}, 'comments', ${comments({ viewer, now, ...more })},
    'isLiked', ${isLikedBy(viewer)},
    'commentsOff', not post.comments_enabled,
    'approvalStatus', case when ${isOwn} then post.approval_status end,
    'readersFrom', case when ${isOwn} and post.visibility <> 'private' then nullif(post.reader_age, 0) end,
    'guardianship', ${guardianship(viewer, now)},
    'hiddenAs', case when ${isOwn} or ${guardianship(viewer, now)} is not null then post.hidden_as end,
    'createdAt', wire_time(post.created_at), 'editedAt', wire_time(post.edited_at))`;
}

export const SOURCES = sql`posts post join athlete_profiles author on author.id = post.author_id
  left join clubs club on club.id = post.club_id`;

/** A cursor, as the database writes it. */
export const cursorOf = (at: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`(extract(epoch from ${at}) * 1000000)::bigint || '.' || ${id}`;
