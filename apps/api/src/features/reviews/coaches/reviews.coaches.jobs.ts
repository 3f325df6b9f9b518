import { isInGoodStanding } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { isOfHousehold } from '#db/visibility/concerned';
import type { Clock } from '#platform/clock';
import type { Job } from '#platform/retention/housekeeping';
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
 * Whether a `rating` counts: while its giver could give it today. Who has left the club, or whose
 * child has, who became a coach or part of the coach's household, or was limited or suspended, counts
 * no more, and again once that is over. A block changes nothing: a coach could wash ratings away with it.
 */
const counts = (now: Date) => {
  const inClub = { person: sql.ref('rating.giver_id'), club: sql.ref('rating.club_id') };
  return sql<boolean>`(giver.status = 'active' and giver.user_type = any(${TYPES})
    and not exists (select from user_roles held
      where held.user_id = rating.giver_id and held.role = any(${ROLES}))
    and ${isSettledIn(inClub, now)} and not ${isStaffIn(inClub)}
    and not ${isOfHousehold(inClub.person, sql.ref('rating.coach_id'))}
    and ${isInGoodStanding(inClub.person)})`;
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
      select rating.club_id, rating.coach_id, count(rating.shown_stars) as there,
        count(*) filter (where case when ${counts(now)} then rating.stars end
          is distinct from rating.shown_stars) as changed
      from coach_ratings rating join athlete_profiles giver on giver.id = rating.giver_id
      group by rating.club_id, rating.coach_id) given
    full join coach_rating_figures figures using (club_id, coach_id)
    where coalesce(changed, 0) + greatest(coalesce(figures.ratings, 0) - coalesce(there, 0), 0)
      >= ${RATINGS_STEP}`.execute(tx);
  for (const { clubId, coachId } of rows) {
    const ofCoach = sql`rating.club_id = ${clubId} and rating.coach_id = ${coachId}`;
    await sql`update coach_ratings rating set shown_stars = case when ${counts(now)} then rating.stars end
      from athlete_profiles giver where giver.id = rating.giver_id and ${ofCoach}`.execute(tx);
    await sql`delete from coach_ratings rating where ${ofCoach} and stars is null`.execute(tx);
    await sql`delete from coach_rating_figures rating where ${ofCoach}`.execute(tx);
    await sql`insert into coach_rating_figures (club_id, coach_id, mean, ratings)
      select rating.club_id, rating.coach_id, round(avg(rating.shown_stars), 1), count(*) from coach_ratings rating
      where ${ofCoach} and rating.shown_stars is not null group by rating.club_id, rating.coach_id
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
