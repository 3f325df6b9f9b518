import * as z from 'zod';
import { kind, nameOf, t } from '../kernel/index.ts';
import { HELD_IS_SHOWN, PostId, heldLink, ofHeld } from '../posts/index.ts';
import { CommentId } from './comments.schema.ts';

/** Notifications about comments. No text repeats what a user wrote. */
export const commentKinds = {
  post_comment: kind({
    category: 'posts',
    label: 'Someone comments on your post',
    // Older ones do not say which comment.
    data: z.object({ postId: PostId, commentId: CommentId.optional() }),
    title: () => 'New comment',
    message: (_, who) => t('{name} commented on your post.', { name: nameOf(who) }),
    link: ({ postId }) => `/post/${postId}`,
    mail: 'off',
    isFrequent: true,
  }),
  comment_reviewed: kind({
    category: 'posts',
    label: 'Your comment was reviewed',
    data: ofHeld.extend({ published: z.boolean() }),
    title: ({ published }) => (published ? 'Comment published' : 'Comment not published'),
    message: ({ published, isForChild }, who) => {
      if (isForChild) {
        return published
          ? t('Someone on our team has read a comment by {name}. It is published now.', {
              name: nameOf(who),
            })
          : t('Someone on our team has read a comment by {name}. It is not shown to others.', {
              name: nameOf(who),
            });
      }
      return published
        ? HELD_IS_SHOWN
        : 'Someone on our team has read your comment. Others can’t see it, but you can write another one.';
    },
    link: heldLink,
    mail: 'none',
    isRequired: true,
  }),
};
