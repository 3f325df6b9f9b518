import type { ClubId } from '@ribbon/domain/accounts';
import { type Decision, type Rating, reviewEndpoints } from '@ribbon/domain/reviews';
import type { Person, World } from '../world.ts';

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
  const own = (await world.call(author, reviewEndpoints.reviewAccess, { params: { clubId } }))
    .review;
  if (own === null) throw new Error('there is nothing to decide');
  return world.call(admin, reviewEndpoints.decide, {
    params: { reviewId: own.id },
    body: { decision, reason: 'Looked at', seen: own.updatedAt.toISOString() },
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
