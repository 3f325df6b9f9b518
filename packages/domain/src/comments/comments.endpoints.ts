import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { familyFaults } from '../families/index.ts';
import { commonFaults, cursor, endpoint, nothing } from '../kernel/index.ts';
import { moderationFaults } from '../moderation/index.ts';
import { PostId } from '../posts/index.ts';
import { commentFaults } from './comments.faults.ts';
import {
  ChildCommentPage,
  Comment,
  CommentId,
  CommentPage,
  NewComment,
} from './comments.schema.ts';

const onPost = z.object({ postId: PostId });

export const commentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/posts/:postId/comments',
    reads: 'replica',
    access: 'anyone',
    seconds: 10,
    summary:
      'Lists the comments on a post that the caller may read, oldest first, a hundred at a time.',
    params: onPost,
    query: z.object({ after: cursor.optional() }),
    returns: CommentPage,
    faults: [commonFaults.notFound],
  }),
  add: endpoint({
    method: 'POST',
    path: '/posts/:postId/comments',
    access: 'signedIn',
    summary: 'Writes a comment. A child’s needs the guardian’s approval.',
    params: onPost,
    body: NewComment,
    returns: Comment,
    faults: [
      commonFaults.notFound,
      commentFaults.turnedOff,
      familyFaults.guardianSaysNo,
      moderationFaults.flagged,
    ],
    keepsSessionCache: true,
    limit: { max: 120, seconds: 3600 },
  }),
  ofChild: endpoint({
    method: 'GET',
    path: '/family/children/:childId/comments',
    access: 'signedIn',
    outsideBeta: true,
    seconds: 10,
    summary: 'Lists the comments of a child under 13, newest first, for the guardians.',
    params: z.object({ childId: UserId }),
    query: z.object({ after: cursor.optional() }),
    returns: ChildCommentPage,
    faults: [commonFaults.notFound],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/comments/:commentId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Deletes a comment of the caller.',
    params: z.object({ commentId: CommentId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};
