import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { PostId } from '../posts/index.ts';
import { CommentId } from './comments.schema.ts';

/** What happened to comments, by id. */
export const commentEvents = {
  /** Others can see the comment now; emitted only after a guardian or moderator it needed. */
  'post.commented': z.object({ postId: PostId, commentId: CommentId, userId: UserId }),
  /** Somebody of the team has read a comment that was held. */
  'comment.reviewed': z.object({ postId: PostId, userId: UserId, published: z.boolean() }),
};
