import { cardJson } from '#db/people/cards';
import { isOfHousehold } from '#db/visibility/concerned';
import {
  IS_ACTIVE_CLUB,
  isConfirmedCoach,
  isLivingLink,
  notBlocked,
} from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { type Viewer, bandOf, isOpenProfile } from '#db/visibility/visibility';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  COACHES_SHOWN,
  type RatingAccess,
  type RatedCoach,
  type Rating,
} from '@ribbon/domain/reviews';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isSettledIn, isStaffIn } from './reviews.coaches.sql.ts';

type Row = Omit<RatedCoach, 'mayRate'> & RatingAccess;

/** A confirmed coach, `member`, with `profile` of a club that is run. */
const COACHES = sql`club_memberships member
  join clubs on clubs.id = member.club_id and ${IS_ACTIVE_CLUB}
  join athlete_profiles profile on profile.id = member.user_id and profile.status = 'active'
  where ${isConfirmedCoach()}`;

/**
 * Whether the viewer, or a minor in their care, is a confirmed member of the club of `member`, or runs
 * it.
 */
const isNear = ({ id, isGuardian }: Viewer, now: Date): RawBuilder<boolean> => {
  const isVisible = notBlocked(id, 'member.user_id');
  const ofChild = sql`exists (select from parental_relationships guardian_link
    join athlete_profiles child on child.id = guardian_link.child_id and ${bandOf('child', now)} <> 'adult'
    join club_memberships theirs on theirs.user_id = guardian_link.child_id
    where guardian_link.parent_id = ${id} and ${isLivingLink()}
      and theirs.club_id = member.club_id and theirs.status = 'active'
      and (${bandOf('child', now)} = 'under13' or ${isVisible}))`;
  return sql<boolean>`(${isGuardian ? ofChild : sql`false`}
    or exists (select from club_memberships own where own.user_id = ${id}
      and own.club_id = member.club_id and own.status = 'active' and ${isVisible})
    or exists (select from club_admins runs where runs.user_id = ${id}
      and runs.club_id = member.club_id and ${isVisible}))`;
};

/**
 * Whether the viewer sees a coach on the page of the club: open profiles are for everybody from 16
 * on, the others for the people of the club. No block hides a coach from the guardian of a child
 * under 13 there (rule 25).
 */
function isSeenBy(viewer: Viewer | undefined, now: Date): RawBuilder<boolean> {
  if (viewer === undefined) return isOpenProfile('profile', now);
  const asStranger = viewer.isYoung
    ? sql`false`
    : sql`(${isOpenProfile('profile', now)} and ${notBlocked(viewer.id, 'member.user_id')})`;
  return sql<boolean>`(${asStranger} or ${isNear(viewer, now)})`;
}

/** The reader's relation to the coach, `member.user_id`. */
const access = (viewer: Viewer | undefined, now: Date) => {
  if (viewer === undefined) {
    return sql`false as "isOfClub", false as "isStaff", false as "isHousehold"`;
  }
  const inClub = { person: sql`${viewer.id}::uuid`, club: sql.ref('member.club_id') };
  return sql`${isSettledIn(inClub, now)} as "isOfClub", ${isStaffIn(inClub)} as "isStaff",
    ${isOfHousehold(inClub.person, sql.ref('member.user_id'))} as "isHousehold"`;
};

export const coachRatingStore = {
  /** By name, with what the reader is to each. */
  async ofClub(
    db: Kysely<DB>,
    clubId: ClubId,
    viewer: Viewer | undefined,
    now: Date,
  ): Promise<Row[]> {
    const { rows } = await sql<Row>`
      select ${cardJson('profile', now)} as coach, own.stars as own, ${access(viewer, now)},
        case when figures.coach_id is not null
          then json_build_object('mean', figures.mean, 'ratings', figures.ratings) end as figure
      from (select member.* from ${COACHES} and member.club_id = ${clubId} and ${isSeenBy(viewer, now)}
        order by profile.full_name, profile.id limit ${COACHES_SHOWN}) member
      join athlete_profiles profile on profile.id = member.user_id
      left join coach_rating_figures figures on figures.club_id = member.club_id and figures.coach_id = member.user_id
      left join coach_ratings own on own.club_id = member.club_id and own.coach_id = member.user_id
        and own.giver_id = ${viewer?.id ?? null}
      order by profile.full_name, profile.id`.execute(db);
    return rows;
  },

  /** The viewer's relation to a coach they see; undefined where there is none. */
  async access(
    db: Kysely<DB>,
    { clubId, coachId }: { clubId: ClubId; coachId: UserId },
    viewer: Viewer,
    now: Date,
  ): Promise<RatingAccess | undefined> {
    const { rows } = await sql<RatingAccess>`
      select ${access(viewer, now)} from ${COACHES}
        and member.club_id = ${clubId} and member.user_id = ${coachId} and ${isSeenBy(viewer, now)}`.execute(
      db,
    );
    return rows[0];
  },

  async rate(
    db: Kysely<DB>,
    row: { giverId: UserId; clubId: ClubId; coachId: UserId; stars: Rating },
  ): Promise<void> {
    await sql`insert into coach_ratings (giver_id, coach_id, club_id, stars)
      values (${row.giverId}, ${row.coachId}, ${row.clubId}, ${row.stars})
      on conflict (giver_id, coach_id, club_id) do update set stars = excluded.stars`.execute(db);
  },

  /** The row goes with the next figure, or its part of the total would be nobody's. */
  async takeBack(
    db: Kysely<DB>,
    { giverId, clubId, coachId }: { giverId: UserId; clubId: ClubId; coachId: UserId },
  ): Promise<boolean> {
    const { rows } = await sql`update coach_ratings set stars = null
      where giver_id = ${giverId} and club_id = ${clubId} and coach_id = ${coachId}
        and stars is not null returning 1`.execute(db);
    return rows.length === 1;
  },
};
