import type { DB } from '#db/schema.generated';
import type { Kysely } from 'kysely';

export const reviewEmailStore = {
  /** Undefined once somebody has decided, or the author has taken it back. */
  waiting: (db: Kysely<DB>, reviewId: string) =>
    db
      .selectFrom('club_reviews as review')
      .innerJoin('clubs as club', 'club.id', 'review.club_id')
      .select((eb) => [
        'club.name as club',
        eb('review.pending_since', 'is not', null).as('isEdit'),
      ])
      .where('review.id', '=', reviewId)
      .where('review.awaits_decision', '=', true)
      .where('club.deleted_at', 'is', null)
      .executeTakeFirst(),

  async clubName(db: Kysely<DB>, clubId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('clubs')
      .select('name')
      .where('id', '=', clubId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row?.name;
  },
};
