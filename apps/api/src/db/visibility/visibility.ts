import type { AgeBand } from '@ribbon/domain/accounts';
import type { FeedReach } from '@ribbon/domain/privacy';
import { type RawBuilder, sql } from 'kysely';
import {
  type SqlId,
  areFriends,
  hiddenFrom,
  isChildOf,
  isCoachedBy,
  isGuardianOf,
  isLivingLink,
  isMemberOf,
  isMemberOfClub,
  isPairOfFriends,
  isStaffOf,
  notBlocked,
  shareClub,
} from './relations.ts';

/**
 * Whether a profile is for everybody: never below 16, and until 18 only by the person's own choice.
 */
export const isOpenProfile = (profile: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${column(profile, 'user_type')} <> 'child_gymnast'
    and (${column(profile, 'feed_visibility')} = 'public' or ${column(profile, 'listed_in_directory')})
    and ${bandOf(profile, now)} in ('16-17', 'adult'))`;

const column = (table: string, name: string) => sql.ref(`${table}.${name}`);

/** A month, counted from the year 0. */
export const monthAt = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;

/**
 * Same result as `age_band`, as comparisons of whole months: posts ask for it many times a page,
 * and dates are slow to take apart. A missing birthday counts as the youngest here, too.
 */
export function bandOf(profile: string, now: Date): RawBuilder<AgeBand> {
  const months = monthAt(now);
  const bornBefore = (years: number) => sql`${column(profile, 'birth_year')} * 12
    + ${column(profile, 'birth_month')} < ${sql.lit(months - years * 12)}`;
  return sql<AgeBand>`(case when ${bornBefore(18)} then 'adult' when ${bornBefore(16)} then '16-17'
    when ${bornBefore(13)} then '13-15' else 'under13' end)`;
}

/** The reader, with everything that decides what they see. */
export interface Viewer {
  id: string;
  isAdult: boolean;
  /**
   * Whether the viewer looks after somebody: then there may be threads to read through a child's
   * eyes.
   */
  isGuardian: boolean;
  /** Under 16: below others' posts they meet the author and their own circle only. */
  isYoung: boolean;
  /** Under 13. */
  isChild: boolean;
  /** Has the flag for private profiles; which ones is a matter of scope. */
  seesPrivate: boolean;
}

/**
 * Whether a person speaks to everybody: adults do, and people of 16 and 17 who chose to. The
 * function `open_from` of migration 0044 says from which month; change both.
 */
const speaksToAll = (person: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(case ${bandOf(person, now)}
    when 'adult' then true
    when '16-17' then exists (select from privacy_settings privacy
      where privacy.user_id = ${sql.ref(`${person}.id`)} and privacy.allow_public_posts)
    else false end)`;

/** Whether a post is there for everybody: a minor's only when age and choice allow it. */
export const isForEverybody = (
  now: Date,
  { post = 'post', author = 'author' } = {},
): RawBuilder<boolean> =>
  sql<boolean>`(${column(post, 'visibility')} = 'public' and ${speaksToAll(author, now)})`;

/**
 * Whether the club of a post exists: its posts disappear and come back with it. Asked of each row
 * that is read and not as a join: the database expects a join to leave next to nothing, and then
 * sorts everything.
 */
export const isOfClubThere = (post: string): RawBuilder<boolean> => sql<boolean>`coalesce((
  select club.deleted_at is null from clubs club where club.id = ${column(post, 'club_id')}), true)`;

/**
 * Whether strangers' posts for everybody enter the viewer's feed. It names no column of a post, so
 * the database asks it once and not for each of them.
 */
export const opensFeed = (viewerId: SqlId, reach: FeedReach): RawBuilder<boolean> =>
  reach === 'near'
    ? sql<boolean>`false`
    : sql<boolean>`coalesce((select chosen.open_feed from privacy_settings chosen
        where chosen.user_id = ${viewerId}), ${sql.lit(reach === 'openUnlessClosed')})`;

/**
 * Whether words are for people of this age (`reader_age` of migration 0063, in `column`): a text
 * that raised a concern and that no person has approved is for adults alone, as is one that nobody
 * has read yet. Visitors count as the youngest. To their own child under 13 a guardian may say what
 * they like.
 */
export function isForAge(
  viewer: SqlViewer | undefined,
  words: { age: string; author: string },
): RawBuilder<boolean> {
  if (viewer?.isAdult) return sql<boolean>`true`;
  const youngest = viewer === undefined || viewer.isChild ? 0 : 13;
  const fits = sql<boolean>`coalesce(${sql.ref(words.age)} <= ${sql.lit(youngest)}, false)`;
  return viewer?.isChild ? sql<boolean>`(${fits} or ${isChildOf(viewer.id, words.author)})` : fits;
}

/** The same where only the reader's id is at hand: their age is looked up, once for a statement. */
export const isForAgeOf = (
  readerId: string,
  now: Date,
  words: { age: string; author: string },
): RawBuilder<boolean> => sql<boolean>`(coalesce(${sql.ref(words.age)}, 18) <= coalesce((
    select case ${bandOf('reader', now)} when 'adult' then 18 when 'under13' then 0 else 13 end
    from athlete_profiles reader where reader.id = ${readerId}), 0)
  or ${sql.ref(words.author)} = ${readerId}
  or exists (select from parental_relationships link
    join athlete_profiles child on child.id = link.child_id and ${bandOf('child', now)} = 'under13'
    where link.child_id = ${readerId} and link.parent_id = ${sql.ref(words.author)} and ${isLivingLink('link')}))`;

/** The reader, possibly as a column: a guardian looks through a child's eyes. */
export type SqlViewer = Omit<Viewer, 'id'> & { id: SqlId };

/**
 * Whether the viewer sees what is only for the person's club: its children, and the adults who run
 * it or coach there.
 */
function isOfClub({ id, isAdult, seesPrivate }: SqlViewer, person: string): RawBuilder<boolean> {
  if (!isAdult) return shareClub(id, person);
  return seesPrivate ? isStaffOf(id, person) : sql<boolean>`false`;
}

/**
 * Whether the viewer is in the audience of an author who does not write for everybody: friends, the
 * guardian of a child under 13, and below 16 the children and administrators of the author's club,
 * as other adults learn nothing of its children. `reach.ts` says the same as lists of people;
 * change both.
 */
const isNear = (
  viewer: SqlViewer,
  author: string,
  now: Date,
  isFriend = areFriends,
): RawBuilder<boolean> => {
  const authorId = `${author}.id`;
  const isOwnChild = viewer.isGuardian ? isGuardianOf(viewer.id, authorId) : sql`false`;
  return sql<boolean>`(${isFriend(viewer.id, authorId)}
    or (${bandOf(author, now)} = 'under13' and ${isOwnChild})
    or (${bandOf(author, now)} in ('under13', '13-15') and ${isOfClub(viewer, authorId)}))`;
};

/**
 * Whether the viewer is in the circle of a minor (rule 24): friends, guardians, and the children,
 * administrators and coaches of the minor's club. `person` is the alias of the minor's profile. The
 * words and likes of a minor are for this circle, wherever they appear.
 */
export const isInCircleOf = (viewer: SqlViewer, person: string): RawBuilder<boolean> => {
  const id = `${person}.id`;
  const isOwnChild = viewer.isGuardian ? isGuardianOf(viewer.id, id) : sql`false`;
  return sql<boolean>`(${areFriends(viewer.id, id)} or ${isOwnChild} or ${isOfClub(viewer, id)})`;
};

/** The same from the minor's side: the people a minor meets below others' posts. */
export const isInOwnCircle = (
  viewer: SqlViewer,
  person: string,
  now: Date,
): RawBuilder<boolean> => {
  const id = `${person}.id`;
  return sql<boolean>`(${areFriends(viewer.id, id)} or ${isChildOf(viewer.id, id)}
    or case when ${bandOf(person, now)} = 'adult'
      then ${isCoachedBy(viewer.id, id)} or ${isMemberOf(viewer.id, id)}
      else ${shareClub(viewer.id, id)} end)`;
};

/**
 * Whether a child knows this person: its guardians, other children of its clubs, and the adults who
 * run them or coach there.
 */
export const isKnownToChild = (
  child: SqlId,
  person: string,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`(${shareClub(child, `${person}.id`)}
  or ${isChildOf(child, `${person}.id`)}
  or ${bandOf(person, now)} = 'adult'
    and (${isCoachedBy(child, `${person}.id`)} or ${isMemberOf(child, `${person}.id`)}))`;

/** The children under 13 of this guardian, as `child` in the fragments below. */
export const ownChildren = (viewerId: SqlId, now: Date) => sql`parental_relationships link
  join athlete_profiles child on child.id = link.child_id and ${bandOf('child', now)} = 'under13'
  where link.parent_id = ${viewerId} and ${isLivingLink('link')}`;

export const CHILD_VIEWER: SqlViewer = {
  id: sql.ref('child.id'),
  isAdult: false,
  isGuardian: false,
  isYoung: true,
  isChild: true,
  seesPrivate: false,
};

/** Looked up for one post: as a plain `exists` the database would read all comments once instead. */
const takesPart = (post: string) => sql`(${column(post, 'author_id')} = child.id or coalesce((
  select true from comments own_comment
  where own_comment.post_id = ${column(post, 'id')} and own_comment.author_id = child.id limit 1), false))`;

/**
 * Whether `child` has to do with a post: reads it, or takes part below it. What a child under 13 can
 * open, its guardians can open (rule 25).
 */
export const isOfChild = (
  now: Date,
  { post = 'post', author = 'author' }: PostNames,
): RawBuilder<boolean> =>
  sql<boolean>`(${takesPart(post)} or ${mayReadPost(CHILD_VIEWER, now, { post, author })})`;

/** Whether a guardian reads what is below a post through the eyes of a child. */
export const readsThroughChild = (viewerId: SqlId, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${ownChildren(viewerId, now)} and ${isOfChild(now, {})})`;

/** The children through whose eyes a guardian reads what is below a post, for `IS_AMONG_READERS`. */
export const childReadersOf = (viewer: Viewer | undefined, now: Date): RawBuilder<string[]> =>
  viewer?.isGuardian === true
    ? sql<
        string[]
      >`array(select child.id from ${ownChildren(viewer.id, now)} and ${isOfChild(now, {})})`
    : sql<string[]>`'{}'::uuid[]`;

/** Whether `child` is one of `post.child_readers`, where a statement has found them already. */
export const IS_AMONG_READERS = sql<boolean>`child.id = any(post.child_readers)`;

/** Whether a child under 13 of the viewer has this tie to a person, and so opens their profile. */
export const isTiedToChild = (
  tie: (child: SqlId, person: string) => RawBuilder<boolean>,
  viewer: Viewer,
  person: string,
  now: Date,
): RawBuilder<boolean> =>
  viewer.isGuardian
    ? sql<boolean>`exists (select from ${ownChildren(viewer.id, now)}
        and ${tie(sql.ref('child.id'), person)} and ${notBlocked(sql.ref('child.id'), person)})`
    : sql<boolean>`false`;

/** The relation between a viewer and an author. */
interface Between {
  isVisible: RawBuilder<boolean>;
  isNear: RawBuilder<boolean>;
}

/** As `mayReadPost` asks it, for a statement about one author that looks it up once. */
export const between = (viewer: SqlViewer | undefined, author: string, now: Date): Between => ({
  isVisible: notBlocked(viewer?.id, `${author}.id`),
  isNear: viewer === undefined ? sql<boolean>`false` : isNear(viewer, author, now),
});

/** The same in a statement about one person, who is looked up by id. */
export const betweenTwo = (viewer: SqlViewer | undefined, person: string, now: Date): Between => ({
  ...between(viewer, person, now),
  ...(viewer && { isNear: isNear(viewer, person, now, isPairOfFriends) }),
});

export interface PostNames {
  post?: string;
  author?: string;
  /** Where the statement has it already. */
  known?: Between;
}

/**
 * Whether a public post reaches this viewer. Under 16, people read what their own circle and their own
 * clubs write for everybody, and nothing of strangers (rule 33).
 */
function reaches(viewer: SqlViewer, now: Date, post: string, author: string): RawBuilder<boolean> {
  if (!viewer.isYoung) return sql<boolean>`true`;
  return sql<boolean>`(${isInOwnCircle(viewer, author, now)}
    or ${isMemberOfClub(viewer.id, `${post}.club_id`)})`;
}

/**
 * Whether a post that exists is published, by an author the viewer sees, in words for the viewer's
 * age.
 */
export const isUpFor = (
  viewer: SqlViewer | undefined,
  { post, author }: { post: string; author: string },
  isVisible: RawBuilder<boolean>,
): RawBuilder<boolean> => sql<boolean>`(${column(post, 'approval_status')} = 'approved'
    and ${column(author, 'status')} = 'active' and ${isVisible}
    and ${isForAge(viewer, { age: `${post}.reader_age`, author: `${author}.id` })})`;

/**
 * The one definition of who sees a post, for lists, feeds and reports alike. `post` and `author`
 * are the aliases of posts and of the author's profile. Authors see their own posts, also waiting ones;
 * others see published ones: public posts, and those of people they are near to. A post that a minor wrote
 * for everybody stays with those near to the minor unless age and choice allow more, and one that
 * raised a concern is for adults until a person has looked (`isForAge`).
 */
export function mayReadPost(
  viewer: SqlViewer | undefined,
  now: Date,
  { post = 'post', author = 'author', known = between(viewer, author, now) }: PostNames = {},
): RawBuilder<boolean> {
  const authorId = `${author}.id`;
  const isPublic = isForEverybody(now, { post, author });
  const isThere = sql`not ${column(post, 'is_hidden')} and ${isOfClubThere(post)}`;
  const isUp = isUpFor(viewer, { post, author }, known.isVisible);
  if (viewer === undefined) return sql<boolean>`(${isThere} and ${isUp} and ${isPublic})`;
  return sql<boolean>`(${isThere} and (${sql.ref(authorId)} = ${viewer.id} or ${isUp} and (
    ${isPublic} and ${reaches(viewer, now, post, author)}
    or ${column(post, 'visibility')} <> 'private' and ${known.isNear})))`;
}

/**
 * Whether a person wrote a post and still answers for it: a club's post is the club's, and an
 * author who no longer runs the club is a reader of it like anybody else (rule 23).
 */
export const isAuthorOf = (person: SqlId, post: string): RawBuilder<boolean> =>
  sql<boolean>`(${column(post, 'author_id')} = ${person} and (${column(post, 'club_id')} is null or exists (
    select from club_admins runs where runs.club_id = ${column(post, 'club_id')}
      and runs.user_id = ${column(post, 'author_id')})))`;

interface CommentNames {
  comment?: string;
  author?: string;
  post?: string;
}

interface CommentContext extends CommentNames {
  /** Whether the viewer sees the post without a child's eyes, where that is not sure. */
  readsPost?: RawBuilder<boolean>;
  /** Whether `child` has to do with the post, where the statement knows it already. */
  childReads?: RawBuilder<boolean>;
}

/** Whether a published comment is for these eyes; authors always see their own. */
function isVisibleToViewer(
  sqlViewer: SqlViewer,
  now: Date,
  { comment, author, post }: Required<CommentNames>,
): RawBuilder<boolean> {
  const authorId = sql.ref(`${author}.id`);
  const isHeard = sql`(${speaksToAll(author, now)} or ${isInCircleOf(sqlViewer, author)})`;
  const isMet = sqlViewer.isYoung
    ? sql`(${isAuthorOf(authorId, post)} or ${isInOwnCircle(sqlViewer, author, now)})`
    : sql`true`;
  return sql<boolean>`(${authorId} not in ${hiddenFrom(sqlViewer.id)}
    and ${isForAge(sqlViewer, { age: `${comment}.reader_age`, author: `${author}.id` })}
    and (${isAuthorOf(sqlViewer.id, post)} or ${isHeard} and ${isMet}))`;
}

/**
 * Who sees a comment, among people who may open its post; `reach.ts` answers the same for readers
 * from 16 from a stored time. `author` is the profile of the comment's author, who sees it until it
 * is hidden. A minor's words stay in the minor's circle and with the post's author, whatever the
 * audience of the post; under-16s see only the post's author and their own circle; a comment that
 * raised a concern is for adults until a person has looked (`isForAge`); a guardian reads what the
 * child reads (rules 24, 25 and 29).
 */
export function mayReadComment(
  viewer: Viewer | undefined,
  now: Date,
  {
    comment = 'comment',
    author = 'commenter',
    post = 'post',
    readsPost = sql<boolean>`true`,
    childReads,
  }: CommentContext = {},
): RawBuilder<boolean> {
  const names = { comment, author, post };
  const isUp = sql`${column(comment, 'approval_status')} = 'approved' and not ${column(comment, 'is_hidden')}
    and ${column(author, 'status')} = 'active'`;
  if (viewer === undefined) {
    const isForVisitors = isForAge(viewer, {
      age: `${comment}.reader_age`,
      author: `${author}.id`,
    });
    return sql<boolean>`(${isUp} and ${isForVisitors} and ${speaksToAll(author, now)})`;
  }
  const isChildsToo = viewer.isGuardian
    ? sql`exists (select from ${ownChildren(viewer.id, now)}
        and ${childReads ?? isOfChild(now, { post })}
        and (${sql.ref(`${author}.id`)} = child.id or ${isVisibleToViewer(CHILD_VIEWER, now, names)}))`
    : sql`false`;
  return sql<boolean>`(${sql.ref(`${author}.id`)} = ${viewer.id} and not ${column(comment, 'is_hidden')}
    or ${isUp} and (${readsPost} and ${isVisibleToViewer(viewer, now, names)} or ${isChildsToo}))`;
}
