import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import type { DemoClub } from './clubs.ts';
import type { Guardianship } from '../people/families.ts';
import { membershipRows } from './memberships.ts';
import type { DemoPerson } from '../people/people.ts';
import { daysFrom, dice } from '../random.ts';

type RatingRow = Insertable<DB['coach_ratings']> & { shown_stars: number };

const SETTLED_DAYS = 31;
const FEWEST_SHOWN = 5;

/** The older members of each club, and the guardians of its children, rate its coaches. */
export function coachRatingRows(
  people: readonly DemoPerson[],
  clubs: readonly DemoClub[],
  links: readonly Guardianship[],
  now: Date,
): RatingRow[] {
  const roll = dice('coach ratings');
  const byId = new Map(people.map((person) => [person.id, person]));
  const settled = membershipRows(people, clubs).filter(
    ({ status, joined_at }) =>
      (status ?? 'active') === 'active' && joined_at < daysFrom(now, -SETTLED_DAYS),
  );
  const coaches = settled.filter(({ coach_confirmed_at }) => Boolean(coach_confirmed_at));
  const raters = new Set(['teen', 'adult', 'parent']);
  return coaches.flatMap(({ user_id: coach_id, club_id }) => {
    const inClub = settled.filter((row) => row.club_id === club_id).map((row) => row.user_id);
    const guardians = links
      .filter(({ child, role }) => inClub.includes(child.id) && role !== 'view_only')
      .map(({ guardian }) => guardian.id);
    const members = inClub.filter((id) => raters.has(byId.get(id)?.part ?? ''));
    return [...new Set([...members, ...guardians])]
      .filter((id) => id !== coach_id && roll.chance(0.6))
      .map((giver_id) => {
        const stars = roll.pick([5, 5, 5, 4, 4, 3]);
        return { giver_id, coach_id, club_id, stars, shown_stars: stars };
      });
  });
}

/** What is shown of them: from five on. */
export function coachFigureRows(
  ratings: readonly RatingRow[],
): Insertable<DB['coach_rating_figures']>[] {
  const byCoach = Map.groupBy(ratings, ({ club_id, coach_id }) => `${club_id} ${coach_id}`);
  return [...byCoach.values()].flatMap((given) => {
    const [first] = given;
    if (first === undefined || given.length < FEWEST_SHOWN) return [];
    const sum = given.reduce((total, { shown_stars }) => total + shown_stars, 0);
    const mean = (sum / given.length).toFixed(1);
    return [{ club_id: first.club_id, coach_id: first.coach_id, mean, ratings: given.length }];
  });
}
