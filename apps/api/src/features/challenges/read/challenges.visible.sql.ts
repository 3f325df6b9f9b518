import { friendIdsOf, hiddenFrom, isInGoodStanding, isLivingLink } from '#db/visibility/relations';
import { bandOf, isForAgeOf } from '#db/visibility/visibility';
import { clubTimeOf } from '@ribbon/domain/calendar';
import { type RawBuilder, sql } from 'kysely';

/** The day it is where clubs are: challenges begin and end with it. */
export const today = (now: Date): string => clubTimeOf(now).day;

/** Upcoming, active or completed by the day. */
export const statusOn = (
  day: string,
): RawBuilder<'active' | 'upcoming' | 'completed' | 'cancelled'> =>
  sql`case when challenge.cancelled_at is not null then 'cancelled'
    else challenge_status(challenge.start_date, challenge.end_date, ${day}::date) end`;

/** The clubs a person belongs to or runs, and those of their children under 13. */
const clubsAround = (viewerId: string, now: Date) => sql`(
  select club_id from club_memberships where user_id = ${viewerId} and status = 'active'
  union select club_id from club_admins where user_id = ${viewerId}
  union select member.club_id from parental_relationships guardian_link
    join athlete_profiles child on child.id = guardian_link.child_id and ${bandOf('child', now)} = 'under13'
    join club_memberships member on member.user_id = guardian_link.child_id and member.status = 'active'
    where guardian_link.parent_id = ${viewerId} and ${isLivingLink()})`;

/** Friends, and the friends of children under 13 they look after: guardians open what these open. */
const friendsAround = (viewerId: string, now: Date) => sql`(
  select id from ${friendIdsOf(sql`${viewerId}::uuid`)} friend
    where id not in ${hiddenFrom(viewerId)}
  union select friend.id from parental_relationships guardian_link
    join athlete_profiles child on child.id = guardian_link.child_id and ${bandOf('child', now)} = 'under13'
    cross join lateral ${friendIdsOf(sql`child.id`)} friend
    where guardian_link.parent_id = ${viewerId} and ${isLivingLink()}
      and friend.id not in ${hiddenFrom(sql`child.id`)})`;

/**
 * The ids of challenges the viewer may see: Ribbon's, those of clubs around them, and those of
 * friends. Each way walks its own index; challenges that ended before the given day are left out.
 */
export const visibleTo = (
  viewerId: string,
  { now, endedSince }: { now: Date; endedSince: string },
): RawBuilder<{ id: string }> => sql`(
  select id from challenges
    where created_by_kind = 'system' and approval_status = 'approved' and end_date >= ${endedSince}::date
      and ${isForAgeOf(viewerId, now, { age: 'challenges.reader_age', author: 'challenges.created_by' })}
  union all
  select own.id from challenges own join clubs on clubs.id = own.club_id and clubs.deleted_at is null
    where own.club_id in ${clubsAround(viewerId, now)} and own.approval_status = 'approved'
      and own.end_date >= ${endedSince}::date
      and ${isForAgeOf(viewerId, now, { age: 'own.reader_age', author: 'own.created_by' })}
  union all
  select theirs.id from challenges theirs join athlete_profiles author on author.id = theirs.created_by
    where theirs.created_by_kind = 'community' and theirs.approval_status = 'approved'
      and theirs.end_date >= ${endedSince}::date
      and (theirs.created_by = ${viewerId} or (author.status = 'active'
        and theirs.created_by in ${friendsAround(viewerId, now)}
        and ${isForAgeOf(viewerId, now, { age: 'theirs.reader_age', author: 'theirs.created_by' })}
        and ${isInGoodStanding(sql.ref('theirs.created_by'))})))`;

/** Every challenge that is there: none ended before this. */
export const EVER = '2000-01-01';
