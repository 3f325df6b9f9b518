import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call, wordsOr } from '#lib/http/client.ts';
import { topic } from '#lib/query/invalidate.ts';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  type FeedPost,
  type Visibility,
  tagEndpoints as endpoints,
  tagMessages,
} from '@ribbon/domain/posts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { patchPost } from '../posts.cache.ts';

/** For which readers people are tagged. */
export interface TagReaders {
  visibility: Visibility;
  clubId?: ClubId | undefined;
}

export const taggableQuery = ({ visibility, clubId }: TagReaders, search: string) =>
  queryOptions({
    queryKey: [topic('friends'), 'taggable', visibility, clubId, search],
    queryFn: async () => {
      const query = { search, visibility, ...(clubId && { clubId }) };
      return (await call(endpoints.people, { query })).people;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The tagged person, or who looks after that child, says yes or takes the tag off. */
export function useAnswerTag(post: FeedPost) {
  const queries = useQueryClient();
  return useTopicMutation(
    [],
    ({ userId, accept }: { userId: UserId; accept: boolean }) =>
      accept
        ? call(endpoints.accept, { params: { postId: post.id } })
        : call(endpoints.remove, { params: { postId: post.id, userId } }),
    {
      onSuccess: (_, { userId, accept }) => {
        const tags = accept
          ? post.tags.map((tag) => (tag.id === userId ? { ...tag, isWaiting: false } : tag))
          : post.tags.filter(({ id }) => id !== userId);
        patchPost(queries, post.id, { tags });
      },
      failure: (error) => wordsOr(error, tagMessages.answerFailed),
    },
  );
}
