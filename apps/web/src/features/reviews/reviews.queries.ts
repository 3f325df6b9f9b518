import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call } from '#lib/http/client.ts';
import { useMe } from '#lib/session/session.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type NewReply,
  type ReviewDraft,
  type ReviewId,
  reviewEndpoints,
  reviewMessages,
} from '@ribbon/domain/reviews';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

/** The server announces changes under the same names. */
const PUBLIC = topic('reviews');
const OWN = topic('own-review');

/** The reviews of a club; they depend on the reader, as blocks hide some. */
export function useClubReviews(clubId: ClubId) {
  const reader = useMe()?.id ?? null;
  return useInfiniteQuery({
    queryKey: [PUBLIC, clubId, reader],
    queryFn: ({ pageParam }) =>
      call(reviewEndpoints.ofClub, {
        params: { clubId },
        query: pageParam === undefined ? {} : { cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** The reader's review of a club and what they may do; queried only for people who may have any. */
export function useReviewAccess(clubId: ClubId) {
  const isActive = useMe()?.status === 'active';
  return useQuery({
    queryKey: [OWN, clubId],
    queryFn: () => call(reviewEndpoints.reviewAccess, { params: { clubId } }),
    enabled: isActive,
  });
}

export const useSaveReview = (clubId: ClubId) =>
  useTopicMutation([OWN, PUBLIC], ({ draft, isEdit }: { draft: ReviewDraft; isEdit: boolean }) =>
    call(isEdit ? reviewEndpoints.edit : reviewEndpoints.submit, {
      params: { clubId },
      body: draft,
    }),
  );

export const useRemoveReview = (clubId: ClubId) =>
  useTopicMutation([OWN, PUBLIC], () => call(reviewEndpoints.remove, { params: { clubId } }), {
    // Here rather than beside the button, which may be unmounted before the answer arrives.
    success: reviewMessages.removed,
  });

export const useReply = (reviewId: ReviewId) =>
  useTopicMutation([OWN, PUBLIC], (body: NewReply) =>
    call(reviewEndpoints.reply, { params: { reviewId }, body }),
  );

export const useRemoveReply = (reviewId: ReviewId) =>
  useTopicMutation([OWN, PUBLIC], () =>
    call(reviewEndpoints.removeReply, { params: { reviewId } }),
  );
