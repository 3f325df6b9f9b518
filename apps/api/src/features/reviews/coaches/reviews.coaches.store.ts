import { cardJson } from '#db/cards';
import { isOfHousehold } from '#db/concerned';
import { IS_ACTIVE_CLUB, notBlocked } from '#db/relations';
import type { DB } from '#db/schema.generated';
import { type Viewer, bandOf, isOpenProfile } from '#db/visibility';
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

/** A confirmed coach `m` with profile `p` of a club that is run. */
const COACHES = sql`club_memberships m
  join clubs on clubs.id = m.club_id and ${IS_ACTIVE_CLUB}
  join athlete_profiles p on p.id = m.user_id and p.status = 'active'
  where m.status = 'active' and m.membership_type in ('coach', 'admin')
    and m.coach_confirmed_at is not null`;

/**
 * Whether the viewer, or a minor in their care, is a confirmed member of the club of `m`, or runs
 * it.
 */
const isNear = ({ id, isGuardian }: Viewer, now: Date): RawBuilder<boolean> => {
  const isVisible = notBlocked(id, 'm.user_id');
  const ofChild = sql`exists (select from parental_relationships g
    join athlete_profiles child on child.id = g.child_id and ${bandOf('child', now)} <> 'adult'
    join club_memberships theirs on theirs.user_id = g.child_id
    where g.parent_id = ${id} and g.ended_at is null
      and theirs.club_id = m.club_id and theirs.status = 'active'
      and (${bandOf('child', now)} = 'under13' or ${isVisible}))`;
  return sql<boolean>`(${isGuardian ? ofChild : sql`false`}
    or exists (select from club_memberships own where own.user_id = ${id}
      and own.club_id = m.club_id and own.status = 'active' and ${isVisible})
    or exists (select from club_admins runs where runs.user_id = ${id}
      and runs.club_id = m.club_id and ${isVisible}))`;
};

/**
 * Whether the viewer sees a coach on the page of the club: open profiles are for everybody from 16
 * on, the others for the people of the club. No block hides a coach from the guardian of a child
 * under 13 there (rule 25).
 */
function isSeenBy(viewer: Viewer | undefined, now: Date): RawBuilder<boolean> {
  if (viewer === undefined) return isOpenProfile('p', now);
  const asStranger = viewer.isYoung
    ? sql`false`
    : sql`(${isOpenProfile('p', now)} and ${notBlocked(viewer.id, 'm.user_id')})`;
  return sql<boolean>`(${asStranger} or ${isNear(viewer, now)})`;
}

/** The reader's relation to the coach `m.user_id`. */
const access = (viewer: Viewer | undefined, now: Date) => {
  if (viewer === undefined) {
    return sql`false as "isOfClub", false as "isStaff", false as "isHousehold"`;
  }
  const place = { person: sql`${viewer.id}::uuid`, club: sql.ref('m.club_id') };
  return sql`${isSettledIn(place, now)} as "isOfClub", ${isStaffIn(place)} as "isStaff",
    ${isOfHousehold(place.person, sql.ref('m.user_id'))} as "isHousehold"`;
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
      select ${cardJson('p', now)} as coach, own.stars as own, ${access(viewer, now)},
        case when f.coach_id is not null
          then json_build_object('mean', f.mean, 'ratings', f.ratings) end as figure
      from (select m.* from ${COACHES} and m.club_id = ${clubId} and ${isSeenBy(viewer, now)}
        order by p.full_name, p.id limit ${COACHES_SHOWN}) m
      join athlete_profiles p on p.id = m.user_id
      left join coach_rating_figures f on f.club_id = m.club_id and f.coach_id = m.user_id
      left join coach_ratings own on own.club_id = m.club_id and own.coach_id = m.user_id
        and own.giver_id = ${viewer?.id ?? null}
      order by p.full_name, p.id`.execute(db);
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
        and m.club_id = ${clubId} and m.user_id = ${coachId} and ${isSeenBy(viewer, now)}`.execute(
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
