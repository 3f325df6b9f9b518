import { call, wordsOr } from '#lib/http/client.ts';
import { toast } from '#ui';
import { type FeedPost, type PostId, postEndpoints, postMessages } from '@ribbon/domain/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { findPost, patchPost } from '../posts.cache.ts';

const toggled = ({ isLiked, likes }: FeedPost): Partial<FeedPost> => ({
  isLiked: !isLiked,
  likes: likes === null ? null : likes + (isLiked ? -1 : 1),
});

/** Likes at once on the screen; what the server says counts, and takes it back where it refuses. */
export function useLike(postId: PostId) {
  const queries = useQueryClient();
  return useMutation({
    // One after the other, in the order of the presses.
    scope: { id: `like ${postId}` },
    mutationFn: (like: boolean) =>
      call(like ? postEndpoints.like : postEndpoints.unlike, { params: { postId } }),
    onMutate: (like) => {
      const post = findPost(queries, postId);
      if (post && post.isLiked !== like) patchPost(queries, postId, toggled(post));
    },
    onSuccess: (answer) => patchPost(queries, postId, answer),
    onError: (error, like) => {
      const post = findPost(queries, postId);
      if (post && post.isLiked === like) patchPost(queries, postId, toggled(post));
      const { likeFailed, unlikeFailed } = postMessages;
      toast.error(wordsOr(error, like ? likeFailed : unlikeFailed));
    },
  });
}
