import { type NotificationRules, withGuardians } from '#platform/notifications';
import { commentStore } from './comments.store.ts';

export const commentNotifications: NotificationRules = {
  'post.commented': {
    ofAll: async ({ tx }, events) => {
      const authors = await commentStore.authorsOfPosts(
        tx,
        events.map(({ commentId }) => commentId),
      );
      return events.map(({ postId, commentId, userId: by }) => {
        const to = authors.get(commentId);
        return to ? [{ to, type: 'post_comment', data: { postId, commentId }, by }] : [];
      });
    },
  },
  'comment.reviewed': (context, { postId, userId, published }) =>
    withGuardians(context, userId, (isForChild) => ({
      type: 'comment_reviewed',
      data: { postId, published, isForChild },
    })),
};
