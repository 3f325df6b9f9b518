import { isInGoodStanding } from '#db/relations';
import type { DB } from '#db/schema.generated';
import { isOfHousehold } from '#db/concerned';
import type { Clock } from '#platform/clock';
import type { Job } from '#platform/housekeeping';
import { Role, UserType, allows } from '@ribbon/domain/accounts';
import { RATINGS_SHOWN_FROM, RATINGS_STEP } from '@ribbon/domain/reviews';
import { type Kysely, sql } from 'kysely';
import { isSettledIn, isStaffIn } from './reviews.coaches.sql.ts';

const rates = (userType: UserType, roles: Role[] = []) =>
  allows(
    { userType, ageBand: 'adult', roles: roles.map((role) => ({ role, clubId: null })) },
    'rateCoaches',
  );

/** The flag, for a statement about many: types that may rate, and roles that take it from them. */
const TYPES = UserType.options.filter((userType) => rates(userType));
const ROLES = Role.options.filter((role) => !rates('parent', [role]));

/**
 * Whether a rating `r` counts: while its giver could give it today. Who has left the club, or whose
 * child has, who became a coach or part of the coach's household, or was limited or suspended, counts
 * no more, and again once that is over. A block changes nothing: a coach could wash ratings away with it.
 */
const counts = (now: Date) => {
  const place = { person: sql.ref('r.giver_id'), club: sql.ref('r.club_id') };
  return sql<boolean>`(giver.status = 'active' and giver.user_type = any(${TYPES})
    and not exists (select from user_roles held
      where held.user_id = r.giver_id and held.role = any(${ROLES}))
    and ${isSettledIn(place, now)} and not ${isStaffIn(place)}
    and not ${isOfHousehold(place.person, sql.ref('r.coach_id'))}
    and ${isInGoodStanding(place.person)})`;
};

/**
 * Makes the shown figures anew, of coaches where enough people's ratings have changed since the last
 * time. This is a chore and not part of rating, so that no figure moves at the moment somebody rates;
 * and it waits for several people, so that two figures never differ by one person's stars.
 */
async function renewFigures(tx: Kysely<DB>, now: Date): Promise<void> {
  // A rating goes with the account of its giver: what is missing of a figure has changed, too.
  const { rows } = await sql<{ clubId: string; coachId: string }>`
    select club_id as "clubId", coach_id as "coachId" from (
      select r.club_id, r.coach_id, count(r.shown_stars) as there,
        count(*) filter (where case when ${counts(now)} then r.stars end
          is distinct from r.shown_stars) as changed
      from coach_ratings r join athlete_profiles giver on giver.id = r.giver_id
      group by r.club_id, r.coach_id) given
    full join coach_rating_figures f using (club_id, coach_id)
    where coalesce(changed, 0) + greatest(coalesce(f.ratings, 0) - coalesce(there, 0), 0)
      >= ${RATINGS_STEP}`.execute(tx);
  for (const { clubId, coachId } of rows) {
    const ofCoach = sql`r.club_id = ${clubId} and r.coach_id = ${coachId}`;
    await sql`update coach_ratings r set shown_stars = case when ${counts(now)} then r.stars end
      from athlete_profiles giver where giver.id = r.giver_id and ${ofCoach}`.execute(tx);
    await sql`delete from coach_ratings r where ${ofCoach} and stars is null`.execute(tx);
    await sql`delete from coach_rating_figures r where ${ofCoach}`.execute(tx);
    await sql`insert into coach_rating_figures (club_id, coach_id, mean, ratings)
      select r.club_id, r.coach_id, round(avg(r.shown_stars), 1), count(*) from coach_ratings r
      where ${ofCoach} and r.shown_stars is not null group by r.club_id, r.coach_id
      having count(*) >= ${RATINGS_SHOWN_FROM}`.execute(tx);
  }
}

export const coachRatingJobs = ({ clock }: { clock: Clock }): Job[] => [
  {
    name: 'shown ratings of coaches',
    keepDays: 0,
    sweep: (db) =>
      db.transaction().execute(async (tx) => {
        // Of several processes one does it.
        await sql`select pg_advisory_xact_lock(hashtext('coach_rating_figures'))`.execute(tx);
        await renewFigures(tx, clock());
      }),
  },
];
