import { topic } from '#lib/read-again.ts';
import { call } from '#lib/client.ts';
import { tellOtherTabs } from '#lib/realtime.ts';
import { useMe } from '#lib/session.ts';
import { toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type NewReply,
  type ReviewDraft,
  type ReviewId,
  reviewEndpoints,
  reviewMessages,
} from '@ribbon/domain/reviews';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

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

async function readAgain(queries: QueryClient): Promise<void> {
  for (const changed of [OWN, PUBLIC]) {
    tellOtherTabs(changed);
    await queries.invalidateQueries({ queryKey: [changed] });
  }
}

export function useSaveReview(clubId: ClubId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, isEdit }: { draft: ReviewDraft; isEdit: boolean }) =>
      call(isEdit ? reviewEndpoints.edit : reviewEndpoints.submit, {
        params: { clubId },
        body: draft,
      }),
    onSettled: () => readAgain(queries),
  });
}

export function useRemoveReview(clubId: ClubId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(reviewEndpoints.remove, { params: { clubId } }),
    // Here rather than beside the button, which may be unmounted before the answer arrives.
    onSuccess: () => toast.success(reviewMessages.removed),
    onSettled: () => readAgain(queries),
  });
}

export function useReply(reviewId: ReviewId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewReply) => call(reviewEndpoints.reply, { params: { reviewId }, body }),
    onSettled: () => readAgain(queries),
  });
}

export function useRemoveReply(reviewId: ReviewId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(reviewEndpoints.removeReply, { params: { reviewId } }),
    onSettled: () => readAgain(queries),
  });
}
