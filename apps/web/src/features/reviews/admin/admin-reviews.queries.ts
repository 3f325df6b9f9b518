import { topic } from '#lib/read-again.ts';
import { call } from '#lib/client.ts';
import { toast } from '#ui';
import {
  type AdminReview,
  type Decision,
  type ReviewStatus,
  adminReviewMessages,
  reviewEndpoints,
  reviewFaults,
} from '@ribbon/domain/reviews';
import type { ClubId } from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** The server announces changes under the same name. */
const TOPIC = topic('admin-reviews');

export interface Narrowing {
  search: string;
  status: ReviewStatus | undefined;
  clubId: ClubId | undefined;
}

export const useAdminReviews = (narrowing: Narrowing) =>
  useInfiniteQuery({
    queryKey: [TOPIC, 'list', narrowing],
    queryFn: ({ pageParam }) =>
      call(reviewEndpoints.list, { query: { ...narrowing, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

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

export function useDecideReview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ review, decision }: { review: AdminReview; decision: Decision }) =>
      call(reviewEndpoints.decide, {
        params: { reviewId: review.id },
        body: { decision, seen: review.updatedAt.toISOString() },
      }),
    onSuccess: (_, { decision }) => toast.success(adminReviewMessages.decided(decision)),
    onError: (error, { decision }) => {
      const isTelling = TELLING.some((kind) => kind.matches(error));
      toast.error(isTelling ? error.message : adminReviewMessages.decisionFailed(decision));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [TOPIC] }),
  });
}

export function useEraseReview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ review, reason }: { review: AdminReview; reason: string }) =>
      call(reviewEndpoints.erase, { params: { reviewId: review.id }, body: { reason } }),
    onSuccess: () => toast.success(adminReviewMessages.removed),
    onSettled: () => queries.invalidateQueries({ queryKey: [TOPIC] }),
  });
}
