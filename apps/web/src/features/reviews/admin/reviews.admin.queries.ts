import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call, wordsFor } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { undoable } from '#lib/undoable/undoable.ts';
import { toast } from '#ui';
import {
  type AdminReview,
  adminReviewMessages,
  type Decision,
  reviewEndpoints,
  reviewFaults,
} from '@ribbon/domain/reviews';
import { type AdminReason, commonFaults } from '@ribbon/domain/kernel';
import { queryOptions } from '@tanstack/react-query';
import type { ReviewFilters } from './reviews.admin.search.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('admin-reviews');

export const adminReviewsQuery = ({ search = '', status = 'pending', clubId }: ReviewFilters) =>
  pagedQuery([TOPIC, 'list', search, status, clubId], (cursor) =>
    call(reviewEndpoints.list, {
      query: { search, clubId, cursor, ...(status !== 'all' && { status }) },
    }),
  );

export const reviewCountsQuery = queryOptions({
  queryKey: [TOPIC, 'counts'],
  queryFn: () => call(reviewEndpoints.counts),
});

export const reviewedClubsQuery = queryOptions({
  queryKey: [TOPIC, 'clubs'],
  queryFn: async () => (await call(reviewEndpoints.reviewedClubs)).clubs,
});

/** Refusals that say better than we could what is in the way. */
const TELLING = [reviewFaults.alreadyDecided, reviewFaults.changedMeanwhile, commonFaults.notFound];

interface Choice {
  review: AdminReview;
  decision: Decision;
  reason: string;
}

/** Sends the decision after a delay, in which it can be undone before anybody is notified. */
export function useDecideReview() {
  const { mutateAsync } = useTopicMutation([TOPIC], ({ review, decision, reason }: Choice) =>
    call(reviewEndpoints.decide, {
      params: { reviewId: review.id },
      body: { decision, reason, seen: review.updatedAt.toISOString() },
    }),
  );
  return function decide(success: Choice): void {
    const { review, decision } = success;
    undoable.decide({
      id: review.id,
      success: adminReviewMessages.decided(decision, review),
      send: () =>
        mutateAsync(success).catch((error: unknown) => {
          const isTelling = TELLING.some((kind) => kind.matches(error));
          toast.error(
            isTelling ? wordsFor(error) : adminReviewMessages.decisionFailed[decision],
            isTelling ? {} : { action: { label: 'Try again', onClick: () => decide(success) } },
          );
        }),
    });
  };
}

export const useEraseReview = (review: AdminReview) =>
  useTopicMutation(
    [TOPIC],
    (body: AdminReason) => call(reviewEndpoints.erase, { params: { reviewId: review.id }, body }),
    { success: adminReviewMessages.removed },
  );
