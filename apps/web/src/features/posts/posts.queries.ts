import { call } from '#lib/client.ts';
import { type NewPost, type PostId, postEndpoints } from '@ribbon/domain/posts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const ownPostsQuery = queryOptions({
  queryKey: ['own-posts'],
  queryFn: async () => (await call(postEndpoints.mine)).posts,
});

export function useCreatePost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPost) => call(postEndpoints.create, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ownPostsQuery.queryKey }),
  });
}

export function useRemovePost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (postId: PostId) => call(postEndpoints.remove, { params: { postId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ownPostsQuery.queryKey }),
  });
}
