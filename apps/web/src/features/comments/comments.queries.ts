import { invalidateEverywhere } from '#lib/query/realtime.ts';
import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { commentsTopic } from '@ribbon/domain/kernel';
import { topic } from '#lib/query/invalidate.ts';
import { call } from '#lib/http/client.ts';
import { useMe } from '#lib/session/session.ts';
import type { UserId } from '@ribbon/domain/accounts';
import { type CommentId, type NewComment, commentEndpoints } from '@ribbon/domain/comments';
import type { PostId } from '@ribbon/domain/posts';
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** Oldest first, a hundred at a time; who sees which differs from reader to reader. */
export function useComments(postId: PostId) {
  const reader = useMe()?.id ?? null;
  return useInfiniteQuery({
    queryKey: [commentsTopic(postId), reader],
    queryFn: ({ pageParam }) =>
      call(commentEndpoints.list, {
        params: { postId },
        query: pageParam === undefined ? {} : { after: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** Read again with everything else of the family. */
export const childCommentsQuery = (childId: UserId) =>
  infiniteQueryOptions({
    queryKey: [topic('family'), 'comments', childId],
    queryFn: ({ pageParam }) =>
      call(commentEndpoints.ofChild, {
        params: { childId },
        query: pageParam ? { after: pageParam } : {},
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const useAddComment = (postId: PostId) =>
  useMutation({
    mutationFn: (body: NewComment) => call(commentEndpoints.add, { params: { postId }, body }),
  });

/** Shows what has been written, once the server has it. */
export function useRefetchComments(postId: PostId) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => invalidateEverywhere(queries, commentsTopic(postId)) });
}

export const useRemoveComment = (postId: PostId) =>
  useTopicMutation(
    [commentsTopic(postId)],
    (commentId: CommentId) => call(commentEndpoints.remove, { params: { commentId } }),
    { onlyOnSuccess: true },
  );
