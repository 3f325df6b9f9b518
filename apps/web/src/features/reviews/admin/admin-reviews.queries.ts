import { topic } from '#lib/read-again.ts';
import { call } from '#lib/client.ts';
import { useAct } from '#lib/admin-list/useAct.ts';
import { pagedQuery } from '#lib/paged-query.ts';
import { toast } from '#ui';
import {
  type AdminReview,
  adminReviewMessages,
  type Decision,
  reviewEndpoints,
  reviewFaults,
  type ReviewRemoval,
} from '@ribbon/domain/reviews';
import { commonFaults } from '@ribbon/domain/kernel';
import { queryOptions } from '@tanstack/react-query';
import type { ReviewFilters } from './admin-reviews.search.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('admin-reviews');

export const adminReviewsQuery = ({ search = '', ...filters }: ReviewFilters) =>
  pagedQuery([TOPIC, 'list', search, filters], (cursor) =>
    call(reviewEndpoints.list, { query: { search, ...filters, cursor } }),
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

export const useDecideReview = () =>
  useAct(
    [TOPIC],
    ({ review, decision }: { review: AdminReview; decision: Decision }) =>
      call(reviewEndpoints.decide, {
        params: { reviewId: review.id },
        body: { decision, seen: review.updatedAt.toISOString() },
      }),
    {
      onSuccess: (_, { decision }) => toast.success(adminReviewMessages.decided(decision)),
      onError: (error, { decision }) => {
        const isTelling = TELLING.some((kind) => kind.matches(error));
        toast.error(isTelling ? error.message : adminReviewMessages.decisionFailed(decision));
      },
    },
  );

export const useEraseReview = (review: AdminReview) =>
  useAct(
    [TOPIC],
    (body: ReviewRemoval) => call(reviewEndpoints.erase, { params: { reviewId: review.id }, body }),
    { onSuccess: () => toast.success(adminReviewMessages.removed) },
  );
