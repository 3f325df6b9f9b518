import type { AgeBand } from '@ribbon/domain/accounts';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether somebody is visible to whoever asks: blocked means invisible, both ways (child-safety
 * rule 10). A visitor has blocked nobody. `person` is the column that holds the other one's id.
 */
export const notBlocked = (viewerId: string | undefined, person: string): RawBuilder<boolean> =>
  viewerId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`not exists (
        select from blocks where blocker_id = ${viewerId} and blocked_id = ${sql.ref(person)}
        union all
        select from blocks where blocked_id = ${viewerId} and blocker_id = ${sql.ref(person)})`;

/** Everybody who is invisible to this person, for figures that leave them out. */
export const hiddenFrom = (viewerId: string): RawBuilder<{ id: string }> =>
  sql`(select blocked_id as id from blocks where blocker_id = ${viewerId}
    union select blocker_id from blocks where blocked_id = ${viewerId})`;

const ofPair = (one: string, other: string) =>
  sql`(requester_id = ${one} and addressee_id = ${sql.ref(other)})
   or (addressee_id = ${one} and requester_id = ${sql.ref(other)})`;

/** Whether two people are friends. */
export const areFriends = (viewerId: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from friendships
    where status = 'accepted' and (${ofPair(viewerId, person)}))`;

/** Whether one has asked the other to be friends, whatever became of it. */
export const haveMet = (viewerId: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from friendships where ${ofPair(viewerId, person)})`;

/**
 * Whether a friend request of one to the other waits, and both may know of it: while the
 * requester's guardian has not answered, the other one sees nothing.
 */
export const haveRequest = (viewerId: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from friendships where status = 'pending'
    and (requester_id = ${viewerId} and addressee_id = ${sql.ref(person)}
      or addressee_id = ${viewerId} and requester_id = ${sql.ref(person)}
        and requester_guardian <> 'waiting' and addressee_guardian <> 'waiting'))`;

/** Whether somebody is a friend of both. */
export const shareFriend = (viewerId: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (${friendIdsOf(sql`${viewerId}::uuid`)}
    intersect ${friendIdsOf(sql.ref(person))})`;

/** The ids of everybody who is friends with this person. */
export const friendIdsOf = (person: RawBuilder<unknown>): RawBuilder<{ id: string }> =>
  sql`(select addressee_id as id from friendships where requester_id = ${person} and status = 'accepted'
    union all
    select requester_id from friendships where addressee_id = ${person} and status = 'accepted')`;

/**
 * A club through which people know of each other. One that nobody runs does not count: anybody can
 * join it, and nobody would notice. Nor does one that was deleted.
 */
export const IS_RUN = sql`clubs.status = 'approved' and clubs.deleted_at is null`;

/** Whether two people are members of one club. */
export const shareClub = (viewerId: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from club_memberships own join club_memberships theirs on theirs.club_id = own.club_id
      join clubs on clubs.id = own.club_id and ${IS_RUN}
    where own.user_id = ${viewerId} and own.status = 'active'
      and theirs.user_id = ${sql.ref(person)} and theirs.status = 'active')`;

/** Whether somebody looks after a child's account now. */
export const isGuardianOf = (viewerId: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from parental_relationships
    where parent_id = ${viewerId} and child_id = ${sql.ref(person)} and ended_at is null)`;

/** The same, seen from the child. */
export const isChildOf = (viewerId: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from parental_relationships
    where child_id = ${viewerId} and parent_id = ${sql.ref(person)} and ended_at is null)`;

/**
 * Whether a thread concerns a child under 13 whom the viewer looks after: the child wrote the post, or
 * something below it. No block between the viewer and others hides anything of it (child-safety rule 25).
 */
const concernsOwnChild = (viewerId: string, now: Date, post: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from parental_relationships r join athlete_profiles child on child.id = r.child_id
    where r.parent_id = ${viewerId} and r.ended_at is null and ${bandOf('child', now)} = 'under13'
      and (child.id = ${column(post, 'author_id')} or exists (select from comments own
        where own.post_id = ${column(post, 'id')} and own.author_id = child.id
          and own.approval_status <> 'rejected' and not own.is_hidden)))`;

/** Coach and gymnast: an administrator of a club of both has confirmed the one. */
const coaches = (coach: RawBuilder<unknown>, gymnast: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from club_memberships coach join club_memberships theirs on theirs.club_id = coach.club_id
      join clubs on clubs.id = coach.club_id and ${IS_RUN}
    where coach.user_id = ${coach} and coach.status = 'active'
      and coach.membership_type in ('coach', 'admin') and coach.coach_confirmed_at is not null
      and theirs.user_id = ${gymnast} and theirs.status = 'active')`;

export const isCoachOf = (viewerId: string, person: string): RawBuilder<boolean> =>
  coaches(sql`${viewerId}`, sql.ref(person));
export const isCoachedBy = (viewerId: string, person: string): RawBuilder<boolean> =>
  coaches(sql.ref(person), sql`${viewerId}`);

/** Whether somebody runs, or coaches in, a club of the other: the scope that opens a flag (rule 1). */
export const isStaffOf = (viewerId: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`(${isCoachOf(viewerId, person)} or exists (
    select from club_admins admin join club_memberships theirs on theirs.club_id = admin.club_id
      join clubs on clubs.id = admin.club_id and ${IS_RUN}
    where admin.user_id = ${viewerId}
      and theirs.user_id = ${sql.ref(person)} and theirs.status = 'active'))`;

/** Whether a profile is for everybody: never below 16, and until 18 only when one asked for it. */
export const isOpenProfile = (profile: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${column(profile, 'user_type')} <> 'child_gymnast'
    and (${column(profile, 'feed_visibility')} = 'public' or ${column(profile, 'listed_in_directory')})
    and ${bandOf(profile, now)} in ('16-17', 'adult'))`;

const column = (table: string, name: string) => sql.ref(`${table}.${name}`);

/**
 * What `age_band` says, as comparisons of whole months: posts ask for it many times a page, and dates
 * are slow to take apart. A missing birthday counts as the youngest here, too.
 */
export function bandOf(profile: string, now: Date): RawBuilder<AgeBand> {
  const months = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const bornBefore = (years: number) => sql`${column(profile, 'birth_year')} * 12
    + ${column(profile, 'birth_month')} < ${sql.lit(months - years * 12)}`;
  return sql<AgeBand>`(case when ${bornBefore(18)} then 'adult' when ${bornBefore(16)} then '16-17'
    when ${bornBefore(13)} then '13-15' else 'under13' end)`;
}

/** Who reads, as far as it matters to what they see. */
export interface Viewer {
  id: string;
  isAdult: boolean;
  /** Has the flag for private profiles; which ones is a matter of scope. */
  seesPrivate: boolean;
}

/** Whether a post is there for everybody: a minor's only when age and choice allow it. */
export const isForEverybody = (now: Date, { post = 'p', author = 'a' } = {}): RawBuilder<boolean> =>
  sql<boolean>`(${column(post, 'visibility')} = 'public' and case ${bandOf(author, now)}
    when 'adult' then true
    when '16-17' then exists (select from privacy_settings s
      where s.user_id = ${sql.ref(`${author}.id`)} and s.allow_public_posts)
    else false end)`;

/**
 * What a club said goes with the club, and comes back with it. Asked of each row that is read and not
 * as a join: of a join the database thinks that it leaves next to nothing, and then sorts all there is.
 */
export const isOfClubThere = (post: string): RawBuilder<boolean> => sql<boolean>`coalesce((
  select club.deleted_at is null from clubs club where club.id = ${column(post, 'club_id')}), true)`;

/** What is for the own club only: its children, and those adults who run it or coach in it. */
function isOfClub({ id, isAdult, seesPrivate }: Viewer, person: string): RawBuilder<boolean> {
  if (!isAdult) return shareClub(id, person);
  return seesPrivate ? isStaffOf(id, person) : sql<boolean>`false`;
}

/**
 * Those for whom somebody writes who does not write for everybody: friends, the guardian of a child
 * under 13, and below 16 the own club: its children and those who run it, for other adults learn
 * nothing of its children. `reach.ts` says the same as lists of people; change both.
 */
const isNear = (viewer: Viewer, author: string, now: Date): RawBuilder<boolean> => {
  const authorId = `${author}.id`;
  return sql<boolean>`(${areFriends(viewer.id, authorId)}
    or (${bandOf(author, now)} = 'under13' and ${isGuardianOf(viewer.id, authorId)})
    or (${bandOf(author, now)} in ('under13', '13-15') and ${isOfClub(viewer, authorId)}))`;
};

/**
 * The one definition of who sees a post, for lists, feeds and reports alike. `post` and `author`
 * are the aliases of posts and of the author's profile. One's own are always there; others' once
 * they are published: public ones, and those of people to whom one is near. What a minor wrote for
 * everybody stays with these unless age and choice allow it.
 */
export function mayReadPost(
  viewer: Viewer | undefined,
  now: Date,
  { post = 'p', author = 'a' } = {},
): RawBuilder<boolean> {
  const authorId = `${author}.id`;
  const isPublic = isForEverybody(now, { post, author });
  const isThere = sql`not ${column(post, 'is_hidden')} and ${isOfClubThere(post)}`;
  const isSeen =
    viewer === undefined
      ? sql`true`
      : sql`(${notBlocked(viewer.id, authorId)} or ${concernsOwnChild(viewer.id, now, post)})`;
  const isUp = sql`${column(post, 'approval_status')} = 'approved'
    and ${column(author, 'status')} = 'active' and ${isSeen}`;
  if (viewer === undefined) return sql<boolean>`(${isThere} and ${isUp} and ${isPublic})`;
  return sql<boolean>`(${isThere} and (${sql.ref(authorId)} = ${viewer.id} or ${isUp} and (
    ${isPublic} or ${column(post, 'visibility')} <> 'private' and ${isNear(viewer, author, now)})))`;
}

/**
 * The one definition of who sees a comment, of those who may read its post. `author` is the profile
 * of who wrote the comment. Its author always sees it, and where it stands. Below a post for
 * everybody a minor's words stay with those who read the child's own posts, and with whoever wrote
 * the post.
 */
export function mayReadComment(
  viewer: Viewer | undefined,
  now: Date,
  { comment = 'k', author = 'ka', post = 'p' } = {},
): RawBuilder<boolean> {
  const authorId = `${author}.id`;
  const isUp = sql`${column(comment, 'approval_status')} = 'approved' and not ${column(comment, 'is_hidden')}
    and ${column(author, 'status')} = 'active'`;
  const isForAll = sql`(${column(post, 'visibility')} <> 'public'
    or ${isForEverybody(now, { post, author })})`;
  if (viewer === undefined) return sql<boolean>`(${isUp} and ${isForAll})`;
  const { id } = viewer;
  return sql<boolean>`(${sql.ref(authorId)} = ${id} and not ${column(comment, 'is_hidden')}
    or ${isUp} and (${sql.ref(authorId)} not in ${hiddenFrom(id)}
      or ${concernsOwnChild(id, now, post)}) and (${isForAll}
      or ${column(post, 'author_id')} = ${id} or ${isNear(viewer, author, now)}))`;
}
