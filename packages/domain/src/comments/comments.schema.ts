import * as z from 'zod';
import { PersonCard } from '../accounts/index.ts';
import { cursor, id, prose, timestamp } from '../kernel/index.ts';
import { PostId } from '../posts/index.ts';

export const COMMENT_MAX = 500;
/** How many are shown at first, and how many more each time. */
export const COMMENTS_PAGE = 100;

export const CommentId = id<'CommentId'>();
export type CommentId = z.infer<typeof CommentId>;

export const NewComment = z.object({
  content: prose(COMMENT_MAX, {
    required: 'Write something first',
    tooLong: 'Comments can be up to 500 characters',
  }),
});
export type NewComment = z.infer<typeof NewComment>;

/** The state of a comment. Others see `approved` ones only; its author sees the state. */
export const CommentState = z.enum(['waiting_guardian', 'held', 'approved', 'rejected']);
export type CommentState = z.infer<typeof CommentState>;

export const Comment = z.object({
  id: CommentId,
  author: PersonCard,
  content: z.string(),
  state: CommentState,
  createdAt: timestamp,
});
export type Comment = z.infer<typeof Comment>;

/**
 * Whether the reader may comment: a visitor has to sign in; a post may take no comments, or none
 * from the reader; a child's guardian may have said no.
 */
export const CommentAccess = z.enum(['open', 'signIn', 'off', 'notForYou', 'guardianSaysNo']);
export type CommentAccess = z.infer<typeof CommentAccess>;

/** Oldest first. */
export const CommentPage = z.object({
  comments: z.array(Comment),
  next: cursor.nullable(),
  access: CommentAccess,
});
export type CommentPage = z.infer<typeof CommentPage>;

/** How many of a child's comments a guardian sees at once. */
export const CHILD_COMMENTS_PAGE = 10;
/** How much of a post identifies it in a list. */
export const POST_EXCERPT = 140;

/** A comment of a child and the post it is on, as the guardians see it. */
export const ChildComment = z.object({
  id: CommentId,
  content: z.string(),
  state: CommentState,
  createdAt: timestamp,
  post: z.object({ id: PostId, author: PersonCard, excerpt: z.string() }),
});
export type ChildComment = z.infer<typeof ChildComment>;
export const ChildCommentPage = z.object({
  comments: z.array(ChildComment),
  next: cursor.nullable(),
});
export type ChildCommentPage = z.infer<typeof ChildCommentPage>;

export const commentMessages = {
  addFailed: 'Failed to add comment',
  deleteFailedTitle: 'Failed to Delete Comment',
  deleteFailed: 'We encountered an issue while deleting your comment. Please try again.',
  off: 'Comments are turned off for this post.',
} as const;
