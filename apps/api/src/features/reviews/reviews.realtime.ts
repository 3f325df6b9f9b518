import type { DB } from '#db/schema.generated';
import { invalidate } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

/** What reviews need from clubs. */
export interface ClubRealtime {
  /** Refreshes the clubs on open pages after a club's rating has changed. */
  ratingChanged(tx: Kysely<DB>): Promise<void>;
}

export type ReviewRealtime = ReturnType<typeof reviewRealtime>;

/** Refreshes reviews in open browsers, in the transaction of the change. */
export const reviewRealtime = ({ clubs }: { clubs: ClubRealtime }) => ({
  /** The author's own page and the admins' list, and everybody's when others could see it. */
  async changed(tx: Kysely<DB>, authorId: UserId, isPublic: boolean): Promise<void> {
    await invalidate(tx, `user:${authorId}`, 'own-review');
    await invalidate(tx, 'everyone', 'admin-reviews');
    if (!isPublic) return;
    await invalidate(tx, 'everyone', 'reviews');
    await clubs.ratingChanged(tx);
  },
});
