import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { PostId } from '../posts/index.ts';
import { CommentId } from './comments.schema.ts';

/** A comment can be seen by others: by id, and never before a guardian or moderator it waits for. */
export const commentEvents = {
  'post.commented': z.object({ postId: PostId, commentId: CommentId, userId: UserId }),
};
