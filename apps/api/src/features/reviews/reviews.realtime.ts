import type { DB } from '#db/schema.generated';
import { announce } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

/** What reviews need from clubs. */
export interface ClubAnnouncements {
  /** Refreshes the clubs on open pages after a club's rating has changed. */
  ratingChanged(tx: Kysely<DB>): Promise<void>;
}

export type ReviewAnnouncements = ReturnType<typeof reviewAnnouncements>;

/** Refreshes reviews in open browsers, in the transaction of the change. */
export const reviewAnnouncements = ({ clubs }: { clubs: ClubAnnouncements }) => ({
  /** The author's own page and the admins' list, and everybody's when others could see it. */
  async changed(tx: Kysely<DB>, authorId: UserId, isPublic: boolean): Promise<void> {
    await announce(tx, `user:${authorId}`, 'own-review');
    await announce(tx, 'everyone', 'admin-reviews');
    if (!isPublic) return;
    await announce(tx, 'everyone', 'reviews');
    await clubs.ratingChanged(tx);
  },
});
