import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { UserId } from '@ribbon/domain/accounts';
import type { ReviewId } from '@ribbon/domain/reviews';
import type { Kysely } from 'kysely';
import { adminReviewStore } from './admin/reviews.admin.store.ts';
import type { ReviewRealtime } from './reviews.realtime.ts';

interface Needs {
  clock: Clock;
  realtime: ReviewRealtime;
}

/** What a moderator's decision does to a review: hidden it is rejected, and brought back approved. */
export const reviewHiding = ({ clock, realtime }: Needs) => ({
  /** Says whose it is; undefined when it is not there. */
  async hide(tx: Kysely<DB>, id: string, by: UserId): Promise<UserId | undefined> {
    const reviewId = id as ReviewId;
    const review = await adminReviewStore.lock(tx, reviewId);
    if (review === undefined) return undefined;
    const verdict = { decision: 'rejected', isEdit: false, by, at: clock() } as const;
    await adminReviewStore.decide(tx, reviewId, verdict);
    await realtime.changed(tx, review.authorId, review.status === 'approved');
    return review.authorId;
  },

  /** What its author has changed since waits in the list of reviews and is decided there. */
  async show(tx: Kysely<DB>, id: string, by: UserId): Promise<void> {
    const reviewId = id as ReviewId;
    const review = await adminReviewStore.lock(tx, reviewId);
    if (review?.status !== 'rejected') return;
    const verdict = { decision: 'approved', isEdit: false, by, at: clock() } as const;
    await adminReviewStore.decide(tx, reviewId, verdict);
    await realtime.changed(tx, review.authorId, true);
  },
});
