import type { AgeBand } from '@ribbon/domain/accounts';
import { type RawBuilder, sql } from 'kysely';
import {
  type SqlId,
  IS_ACTIVE_CLUB,
  friendIdsOf,
  hasCoachConfirmation,
  hiddenFrom,
  isConfirmedCoach,
  isGuardianOf,
  isInCommunity,
  isInGoodStanding,
  isLivingLink,
} from './relations.ts';
import { type Viewer, bandOf, isAuthorOf, isForAge, monthAt } from './visibility.ts';

/** The clubs whose children the viewer reads (`mayReadPost`). */
function clubsOf({ id, isAdult, seesPrivate }: Viewer): RawBuilder<unknown> {
  if (!isAdult) {
    return sql`select own.club_id from club_memberships own join clubs on clubs.id = own.club_id and ${IS_ACTIVE_CLUB}
      where own.user_id = ${id} and own.status = 'active' and ${isInCommunity(sql`own.user_id`)}`;
  }
  if (!seesPrivate) return sql`select id as club_id from clubs where false`;
  return sql`select coach.club_id from club_memberships coach join clubs on clubs.id = coach.club_id and ${IS_ACTIVE_CLUB}
      where coach.user_id = ${id} and ${isConfirmedCoach('coach')}
        and ${isInGoodStanding(sql.ref('coach.user_id'))}
    union
    select admin.club_id from club_admins admin join clubs on clubs.id = admin.club_id and ${IS_ACTIVE_CLUB}
      where admin.user_id = ${id} and ${isInGoodStanding(sql.ref('admin.user_id'))}`;
}

/** Children see of each other only who is in the community; staff know every child of the club. */
const isSeenInClub = ({ isAdult }: Viewer): RawBuilder<boolean> =>
  isAdult ? sql<boolean>`true` : isInCommunity(sql`theirs.user_id`);

/** Everybody in whose circle the viewer is (`isInCircleOf`), found in one pass. */
export const circleOf = (viewer: Viewer): RawBuilder<{ id: string }> => sql`(
  select id from ${friendIdsOf(sql`${viewer.id}::uuid`)} friend
  union all
  select child_id from parental_relationships
    where ${sql.lit(viewer.isGuardian)} and parent_id = ${viewer.id} and ${isLivingLink('parental_relationships')}
  union all
  select theirs.user_id from club_memberships theirs
    where theirs.status = 'active' and theirs.club_id in (${clubsOf(viewer)})
      and ${isSeenInClub(viewer)})`;

/**
 * Everybody a minor knows (`isInOwnCircle`), as a list: friends, guardians, the children of their clubs
 * and the adults who run these clubs or coach in them.
 */
export const ownCircleOf = (minorId: SqlId, now: Date): RawBuilder<{ id: string }> => {
  const clubs = sql`select own.club_id from club_memberships own
    join clubs on clubs.id = own.club_id and ${IS_ACTIVE_CLUB}
    where own.user_id = ${minorId} and own.status = 'active'`;
  return sql`(
    select id from ${friendIdsOf(sql`${minorId}::uuid`)} friend
    union
    select parent_id from parental_relationships
      where child_id = ${minorId} and ${isLivingLink('parental_relationships')}
    union
    select theirs.user_id from club_memberships theirs
      join athlete_profiles mate on mate.id = theirs.user_id
      where theirs.status = 'active' and theirs.club_id in (${clubs})
        and (${bandOf('mate', now)} <> 'adult' and mate.in_community
            and ${isInCommunity(sql`${minorId}::uuid`)}
          or ${bandOf('mate', now)} = 'adult' and theirs.membership_type in ('coach', 'admin')
          and ${hasCoachConfirmation('theirs')}
          and ${isInGoodStanding(sql.ref('theirs.user_id'))})
    union
    select admin.user_id from club_admins admin
      join athlete_profiles runs on runs.id = admin.user_id and ${bandOf('runs', now)} = 'adult'
      where admin.club_id in (${clubs}) and ${isInGoodStanding(sql.ref('admin.user_id'))}
    except select ${minorId}::uuid)`;
};

/**
 * The people invisible to the viewer and the people in whose circle the viewer is, each read once
 * per page; `isForReader` uses both.
 */
export const RELATIONS = (viewer: Viewer | undefined) =>
  viewer === undefined
    ? sql`hidden as materialized (select null::uuid as id where false)`
    : sql`hidden as materialized (select id from ${hiddenFrom(viewer.id)} invisible),
      circle as materialized (select id from ${circleOf(viewer)} known)`;

/**
 * Of comments (`comment`) below a `post` that others see, those open to everybody by now and those for
 * this reader; needs `RELATIONS`. Must agree with `mayReadComment` for readers from 16 who read
 * with their own eyes; change both.
 */
export function isForReader(viewer: Viewer | undefined, now: Date): RawBuilder<boolean> {
  const isOpenNow = sql<boolean>`comment.open_from <= ${sql.lit(monthAt(now))}`;
  const isForTheirAge = isForAge(viewer, {
    age: 'comment.reader_age',
    author: 'comment.author_id',
  });
  if (viewer === undefined) return sql<boolean>`(${isOpenNow} and ${isForTheirAge})`;
  return sql<boolean>`(comment.author_id = ${viewer.id} or comment.author_id not in (select id from hidden)
    and ${isForTheirAge} and (${isOpenNow} or comment.author_id in (select id from circle) or ${isAuthorOf(viewer.id, 'post')}))`;
}

/** Everybody except the viewer whose published posts the viewer reads unless they are private. */
export const authorsFor = (viewer: Viewer, now: Date): RawBuilder<{ id: string }> => sql`(
  select author.id from (
    select id, 'friend' as tie from ${friendIdsOf(sql`${viewer.id}::uuid`)} friend
    union all
    select child_id, 'child' from parental_relationships
      where parent_id = ${viewer.id} and ${isLivingLink('parental_relationships')}
    union all
    select theirs.user_id, 'club' from club_memberships theirs
      where theirs.status = 'active' and theirs.club_id in (${clubsOf(viewer)})
        and ${isSeenInClub(viewer)}) known
  join athlete_profiles author on author.id = known.id
  where author.status = 'active' and author.id <> ${viewer.id} and case tie
      when 'friend' then true
      when 'child' then ${bandOf('author', now)} = 'under13'
      else ${bandOf('author', now)} in ('under13', '13-15') end
    and author.id not in ${hiddenFrom(viewer.id)}
  group by author.id)`;

/**
 * The reverse: everybody who may read an author's posts for friends. It may hold a coach who lacks
 * the flag for private profiles, so it decides who refetches, not who sees.
 */
export const readersOf = (authorId: string, now: Date): RawBuilder<{ id: string }> => sql`(
  select id from ${friendIdsOf(sql`${authorId}::uuid`)} friend
  union
  select parent_id from parental_relationships join athlete_profiles author on author.id = child_id
    where child_id = ${authorId} and ${isLivingLink('parental_relationships')} and ${bandOf('author', now)} = 'under13'
  union
  select reader.id from club_memberships own
    join clubs on clubs.id = own.club_id and ${IS_ACTIVE_CLUB}
    join athlete_profiles author on author.id = own.user_id and ${bandOf('author', now)} in ('under13', '13-15')
    cross join lateral (
      select member.user_id as id, ${hasCoachConfirmation()} as runs from club_memberships member
        where member.club_id = own.club_id and member.status = 'active'
      union all select user_id, true from club_admins where club_id = own.club_id) reader
    join athlete_profiles reader_profile on reader_profile.id = reader.id
      and (reader.runs or ${bandOf('reader_profile', now)} <> 'adult' and reader_profile.in_community and author.in_community)
    where own.user_id = ${authorId} and own.status = 'active' and reader.id <> ${authorId}
  except select id from ${hiddenFrom(authorId)} hidden)`;

/** The gymnasts, and everybody else, of the clubs that an adult runs or was confirmed as a coach in. */
export const gymnastsOf = (adultId: string): RawBuilder<{ id: string }> => sql`(
  select theirs.user_id as id from club_memberships theirs
  where theirs.status = 'active' and theirs.club_id in (${clubsOf({
    id: adultId,
    isAdult: true,
    isGuardian: false,
    isYoung: false,
    isChild: false,
    seesPrivate: true,
  })}))`;

/**
 * How old the youngest of some people is, if under 18: an adult's words that reach them are read for
 * that age (rule 29). The adult's own children under 13 are left out.
 */
export const youngestOf = (
  people: RawBuilder<{ id: string }>,
  adultId: string,
  now: Date,
): RawBuilder<{ ageBand: AgeBand }> => {
  const band = bandOf('minor', now);
  return sql<{ ageBand: AgeBand }>`
    select ${band} as "ageBand" from ${people} reached join athlete_profiles minor on minor.id = reached.id
    where ${band} <> 'adult' and not (${band} = 'under13' and ${isGuardianOf(adultId, 'minor.id')})
    order by minor.birth_year desc nulls first, minor.birth_month desc nulls first limit 1`;
};
