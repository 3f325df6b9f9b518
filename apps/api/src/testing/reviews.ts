import type { ClubId } from '@ribbon/domain/accounts';
import { type Decision, type Rating, reviewEndpoints } from '@ribbon/domain/reviews';
import type { Person, World } from './world.ts';

let clubs = 0;

/** A club that nobody has reviewed. */
export async function newClub(world: World, name?: string): Promise<ClubId> {
  clubs += 1;
  const { id } = await world.db
    .insertInto('clubs')
    .values({
      name: name ?? `Foxglove RG ${clubs}`,
      city: 'York',
      country: 'United Kingdom',
      status: 'approved',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id as ClubId;
}

/** Somebody who administers the club. */
export async function adminOf(world: World, clubId: ClubId): Promise<Person> {
  const person = await world.person({ userType: 'club_admin' });
  await world.db
    .insertInto('user_roles')
    .values({ user_id: person.id, role: 'club_admin', club_id: clubId })
    .execute();
  await world.db
    .insertInto('club_admins')
    .values({ user_id: person.id, club_id: clubId })
    .execute();
  return person;
}

/** A review that waits. */
export const review = (
  world: World,
  author: Person,
  clubId: ClubId,
  rating: Rating = 4,
  comment = 'Kind coaches and a bright hall',
) => world.call(author, reviewEndpoints.submit, { params: { clubId }, body: { rating, comment } });

/** What an admin answers to the words that wait now. */
export async function decide(
  world: World,
  admin: Person,
  { author, clubId }: { author: Person; clubId: ClubId },
  decision: Decision = 'approved',
) {
  const own = (await world.call(author, reviewEndpoints.standing, { params: { clubId } })).review;
  if (own === null) throw new Error('there is nothing to decide');
  return world.call(admin, reviewEndpoints.decide, {
    params: { reviewId: own.id },
    body: { decision, seen: own.updatedAt.toISOString() },
  });
}

/** A review that everybody can read. */
export async function approvedReview(
  world: World,
  admin: Person,
  author: Person,
  clubId: ClubId,
  ...words: [Rating?, string?]
) {
  await review(world, author, clubId, ...words);
  return decide(world, admin, { author, clubId });
}

/** What the club itself says, and what a plain recount says. */
export async function booksOf(world: World, clubId: ClubId) {
  const club = await world.db
    .selectFrom('clubs')
    .select(['rating', 'reviews_count', 'rating_total'])
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow();
  const rows = await world.db
    .selectFrom('club_reviews')
    .select('rating')
    .where('club_id', '=', clubId)
    .where('status', '=', 'approved')
    .execute();
  const total = rows.reduce((sum, { rating }) => sum + rating, 0);
  return {
    kept: club,
    counted: {
      rating: rows.length === 0 ? null : Math.round((total / rows.length) * 100) / 100,
      reviews_count: rows.length,
      rating_total: total,
    },
  };
}
