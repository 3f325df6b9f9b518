import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call } from '#lib/http/client.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import { type PostId, clubPostEndpoints as endpoints } from '@ribbon/domain/posts';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { HOLDS_POSTS, dropPost } from '../posts.cache.ts';

/** The server announces changes under the same name; the club's figures are there, too. */
const TOPIC = topic('club-management');

export const clubPostsQuery = (clubId: ClubId) =>
  infiniteQueryOptions({
    queryKey: [TOPIC, clubId, 'posts'],
    queryFn: ({ pageParam }) =>
      call(endpoints.list, { params: { clubId }, query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    meta: HOLDS_POSTS,
  });

/** Deletes a club's post, no matter who wrote it. */
export function useRemoveClubPost() {
  const queries = useQueryClient();
  return useTopicMutation(
    [TOPIC],
    (params: { clubId: ClubId; postId: PostId }) => call(endpoints.remove, { params }),
    {
      onSuccess: (_, { postId }) => dropPost(queries, postId),
      onlyOnSuccess: true,
    },
  );
}
