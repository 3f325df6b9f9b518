import type { DB } from '#db/schema.generated';
import type { Kysely } from 'kysely';
import { reviewMailStore } from './reviews.mailing.store.ts';

export type ReviewMailing = ReturnType<typeof reviewMailing>;

/** For whoever sends mails: which club a review is about, never what it says. */
export const reviewMailing = ({ db }: { db: Kysely<DB> }) => ({
  waiting: (reviewId: string) => reviewMailStore.waiting(db, reviewId),
  clubName: (clubId: string) => reviewMailStore.clubName(db, clubId),
});
