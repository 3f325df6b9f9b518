import { refuseOwnMatter } from '#db/visibility/own-matter';
import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { reveal } from '#platform/http/guards';
import type { Member } from '@ribbon/domain/accounts';
import type { AdminReason } from '@ribbon/domain/kernel';
import {
  type AdminReview,
  type ReviewDecision,
  type ReviewFilter,
  type ReviewId,
  reviewFaults,
} from '@ribbon/domain/reviews';
import type { Kysely } from 'kysely';
import { adminReviewStore } from './reviews.admin.store.ts';
import type { ReviewRealtime } from '../reviews.realtime.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  realtime: ReviewRealtime;
}

export type AdminReviewService = ReturnType<typeof adminReviewService>;

/** What system admins do about reviews. Rating and count of a club follow by trigger. */
export const adminReviewService = ({ db, clock, domainEvents, realtime }: Needs) => ({
  list: (filter: ReviewFilter) => adminReviewStore.page(db, filter),
  counts: () => adminReviewStore.counts(db),

  async reviewedClubs() {
    return { clubs: await adminReviewStore.reviewedClubs(db) };
  },

  /** Of two who decide at once one wins, and nobody approves words that they have not read. */
  decide: (
    admin: Member,
    reviewId: ReviewId,
    { decision, seen, reason }: ReviewDecision,
  ): Promise<AdminReview> =>
    db.transaction().execute(async (tx) => {
      const found = reveal(await adminReviewStore.lock(tx, reviewId));
      const { authorId, clubId, isEdit } = found;
      await refuseOwnMatter(tx, admin, { personId: authorId, clubId });
      if (!found.awaitsDecision) throw reviewFaults.alreadyDecided();
      if (found.updatedAt.getTime() !== seen.getTime()) throw reviewFaults.changedMeanwhile();
      await adminReviewStore.decide(tx, reviewId, { decision, isEdit, by: admin.id, at: clock() });
      await recordAct(tx, {
        actorId: admin.id,
        action: `review.${decision}`,
        subjectKind: 'club_review',
        subjectId: reviewId,
        reason,
        details: { clubId, authorId, isEdit },
      });
      await domainEvents.publish(tx, 'club.review.decided', { authorId, clubId, decision, isEdit });
      await realtime.changed(tx, authorId, decision === 'approved');
      return reveal(await adminReviewStore.find(tx, reviewId));
    }),

  remove: (admin: Member, reviewId: ReviewId, { reason }: AdminReason): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const { authorId, clubId, status } = reveal(await adminReviewStore.lock(tx, reviewId));
      await refuseOwnMatter(tx, admin, { personId: authorId, clubId });
      await adminReviewStore.remove(tx, reviewId);
      await recordAct(tx, {
        actorId: admin.id,
        action: 'review.removed',
        subjectKind: 'club_review',
        subjectId: reviewId,
        reason,
        details: { clubId, authorId, status },
      });
      await domainEvents.publish(tx, 'club.review.removed', { authorId, clubId });
      await realtime.changed(tx, authorId, status === 'approved');
    }),
});
