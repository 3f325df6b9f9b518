import { type RawBuilder, sql } from 'kysely';

/** The viewer: an id, or a column of the statement that holds it. */
export type SqlId = string | RawBuilder<unknown>;

/**
 * Whether a person is visible to the viewer: a block hides both from each other (child-safety rule
 * 10). A visitor has blocked nobody. `person` is the column that holds the other person's id.
 */
export const notBlocked = (viewerId: SqlId | undefined, person: string): RawBuilder<boolean> =>
  viewerId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`not exists (
        select from blocks where blocker_id = ${viewerId} and blocked_id = ${sql.ref(person)}
        union all
        select from blocks where blocked_id = ${viewerId} and blocker_id = ${sql.ref(person)})`;

/** Everybody who is invisible to this person, for figures that leave them out. */
export const hiddenFrom = (viewerId: SqlId): RawBuilder<{ id: string }> =>
  sql`(select blocked_id as id from blocks where blocker_id = ${viewerId}
    union select blocker_id from blocks where blocked_id = ${viewerId})`;

/**
 * The same, where a person who blocked and was blocked may appear twice: for statements that only
 * ask who is not among them.
 */
export const blockedWith = (personId: SqlId): RawBuilder<{ id: string }> =>
  sql`(select blocked_id as id from blocks where blocker_id = ${personId}
    union all select blocker_id from blocks where blocked_id = ${personId})`;

/** `hiddenFrom`, read once for a statement that asks for them more than once; `hidden` are they. */
export const withHidden = (viewerId: SqlId | undefined): RawBuilder<unknown> =>
  viewerId === undefined
    ? sql`with hidden as materialized (select null::uuid as id where false)`
    : sql`with hidden as materialized (select id from ${hiddenFrom(viewerId)} invisible)`;

const HIDDEN = sql<{ id: string }>`(select id from hidden)`;

/** The condition of `notBlocked`, in a statement that begins with `withHidden`. */
export const isNotHidden = (person: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(person)} not in ${HIDDEN}`;

/**
 * How many of a person's followers are hidden, after `withHidden`. Looks up each of the few hidden
 * people; a join would read every follower of a person who has many.
 */
export const hiddenFollowersOf = (person: string): RawBuilder<number> =>
  sql<number>`(select count((select true from follows follow
    where follow.follower_id = hidden.id and follow.followed_id = ${sql.ref(person)})) from hidden)`;

const ofPair = (one: SqlId, other: string) =>
  sql`(requester_id = ${one} and addressee_id = ${sql.ref(other)})
   or (addressee_id = ${one} and requester_id = ${sql.ref(other)})`;

/**
 * Whether this person and other children may see anything of each other: a child under 13 starts in
 * private until a guardian is verified (rule 34). Asked in reverse, because the index holds only
 * the few who are outside.
 */
export const isInCommunity = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from athlete_profiles outside
    where outside.id = ${person} and not outside.in_community)`;

/** The same of both people of a friendship. */
export const PAIR_IS_IN_COMMUNITY = sql<boolean>`not exists (select from athlete_profiles outside
  where outside.id in (requester_id, addressee_id) and not outside.in_community)`;

/** Whether two people are friends. */
export const areFriends = (viewerId: SqlId, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from friendships
    where status = 'accepted' and (${ofPair(viewerId, person)}) and ${PAIR_IS_IN_COMMUNITY})`;

/**
 * The same of one pair, in a single step of the index. For a list of people the planner would rather
 * read all friendships.
 */
export const isPairOfFriends = (viewerId: SqlId, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from friendships where status = 'accepted'
    and least(requester_id, addressee_id) = least(${sql.ref(person)}, ${viewerId}::uuid)
    and greatest(requester_id, addressee_id) = greatest(${sql.ref(person)}, ${viewerId}::uuid)
    and ${PAIR_IS_IN_COMMUNITY})`;

/** Whether either has ever asked the other to be friends, whatever became of the request. */
export const haveFriendshipRow = (viewerId: SqlId, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from friendships where ${ofPair(viewerId, person)})`;

/** Whether the two people have a common friend. */
export const shareFriend = (viewerId: SqlId, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (${friendIdsOf(sql`${viewerId}::uuid`)}
    intersect ${friendIdsOf(sql.ref(person))})`;

/** The ids of everybody who is friends with this person. */
export const friendIdsOf = (person: RawBuilder<unknown>): RawBuilder<{ id: string }> =>
  sql`(select addressee_id as id from friendships
      where requester_id = ${person} and status = 'accepted' and ${PAIR_IS_IN_COMMUNITY}
    union all
    select requester_id from friendships
      where addressee_id = ${person} and status = 'accepted' and ${PAIR_IS_IN_COMMUNITY})`;

/**
 * A club through which people know of each other. One that nobody runs does not count: anybody can
 * join it, and nobody would notice. Nor does one that was deleted.
 */
export const IS_ACTIVE_CLUB = sql`clubs.status = 'approved' and clubs.deleted_at is null`;

/**
 * Whether both belong to one club, confirmed by the club: a person who has only joined knows
 * nobody, nor does a child who starts in private.
 */
export const shareClub = (viewerId: SqlId, person: string): RawBuilder<boolean> =>
  sql<boolean>`(${isInCommunity(sql`${viewerId}::uuid`)} and ${isInCommunity(sql.ref(person))} and exists (
    select from club_memberships own join club_memberships theirs on theirs.club_id = own.club_id
      join clubs on clubs.id = own.club_id and ${IS_ACTIVE_CLUB}
    where own.user_id = ${viewerId} and own.status = 'active'
      and theirs.user_id = ${sql.ref(person)} and theirs.status = 'active'))`;

/**
 * Whether a person belongs to a club that is run, confirmed by the club; `club` is the column of
 * its id.
 */
export const isMemberOfClub = (viewerId: SqlId, club: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from club_memberships own
    join clubs on clubs.id = own.club_id and ${IS_ACTIVE_CLUB}
    where own.user_id = ${viewerId} and own.status = 'active' and own.club_id = ${sql.ref(club)})`;

/** Whether the link of a guardian and a child, joined as `link`, is in force. */
export const isLivingLink = (link = 'guardian_link'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${link}.ended_at`)} is null`;

/** Whether a person has a guardian now, also one who only looks. */
export const hasGuardian = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from parental_relationships guardian_link
    where guardian_link.child_id = ${person} and ${isLivingLink()})`;

/** Whether a person looks after anybody now. */
export const answersForOthers = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from parental_relationships guardian_link
    where guardian_link.parent_id = ${person} and ${isLivingLink()})`;

/** Whether the viewer is a guardian of this child now. */
export const isGuardianOf = (viewerId: SqlId, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from parental_relationships
    where parent_id = ${viewerId} and child_id = ${sql.ref(person)} and ${isLivingLink('parental_relationships')})`;

/** The same, seen from the child. */
export const isChildOf = (viewerId: SqlId, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from parental_relationships
    where child_id = ${viewerId} and parent_id = ${sql.ref(person)} and ${isLivingLink('parental_relationships')})`;

/** Guardian and child, of people who are columns. */
export const hasGuardianTie = (parent: RawBuilder<unknown>, child: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from parental_relationships
    where parent_id = ${parent} and child_id = ${child} and ${isLivingLink('parental_relationships')})`;

/**
 * Whether a person is neither limited nor suspended by a moderator now: a limited or suspended
 * person has no scope over others until that ends. The database's own clock says when.
 */
export const isInGoodStanding = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  isFreeOf(sql`('limit', 'suspension')`, person);

/** Whether a person may come in at all: no token opens a suspended account (rule 37). */
export const isNotSuspended = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  isFreeOf(sql`('suspension')`, person);

const isFreeOf = (kinds: RawBuilder<unknown>, person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from account_sanctions sanction
    where sanction.user_id = ${person} and sanction.kind in ${kinds}
      and sanction.lifted_at is null
      and (sanction.until_at is null or sanction.until_at > now()))`;

/**
 * Whether an administrator of the club has confirmed a coach, in a membership joined as `member`
 * that may be over. The database confirms no ordinary member.
 */
export const hasCoachConfirmation = (member = 'member'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${member}.coach_confirmed_at`)} is not null`;

/**
 * Whether a membership is that of a confirmed coach now. Where a coach has scope over others, ask
 * `isInGoodStanding` as well.
 */
export const isConfirmedCoach = (member = 'member'): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${member}.${column}`);
  return sql<boolean>`(${of('status')} = 'active' and ${of('membership_type')} in ('coach', 'admin')
    and ${hasCoachConfirmation(member)})`;
};

/** Coach and gymnast: an administrator of a club of both has confirmed the one. */
export const isCoaching = (coach: RawBuilder<unknown>, gymnast: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from club_memberships coach join club_memberships theirs on theirs.club_id = coach.club_id
      join clubs on clubs.id = coach.club_id and ${IS_ACTIVE_CLUB}
    where coach.user_id = ${coach} and ${isConfirmedCoach('coach')}
      and theirs.user_id = ${gymnast} and theirs.status = 'active'
      and ${isInGoodStanding(sql.ref('coach.user_id'))})`;

export const isCoachOf = (viewerId: SqlId, person: string): RawBuilder<boolean> =>
  isCoaching(sql`${viewerId}`, sql.ref(person));
export const isCoachedBy = (viewerId: SqlId, person: string): RawBuilder<boolean> =>
  isCoaching(sql.ref(person), sql`${viewerId}`);

/**
 * Whether one person runs, or coaches in, a club of the other: the scope that opens a flag (rule
 * 1).
 */
export const isStaffOf = (viewerId: SqlId, person: string): RawBuilder<boolean> =>
  sql<boolean>`(${isCoachOf(viewerId, person)} or exists (
    select from club_admins admin join club_memberships theirs on theirs.club_id = admin.club_id
      join clubs on clubs.id = admin.club_id and ${IS_ACTIVE_CLUB}
    where admin.user_id = ${viewerId}
      and theirs.user_id = ${sql.ref(person)} and theirs.status = 'active'
      and ${isInGoodStanding(sql.ref('admin.user_id'))}))`;

/** Whether the other person runs a club that the viewer belongs to. */
export const isMemberOf = (viewerId: SqlId, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from club_admins admin join club_memberships own on own.club_id = admin.club_id
      join clubs on clubs.id = admin.club_id and ${IS_ACTIVE_CLUB}
    where admin.user_id = ${sql.ref(person)} and own.user_id = ${viewerId} and own.status = 'active'
      and ${isInGoodStanding(sql.ref('admin.user_id'))})`;
