import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { familyFaults } from '../families/index.ts';
import { commonFaults, cursor, endpoint, fault, nothing } from '../kernel/index.ts';
import { mediaFaults } from '../media/index.ts';
import { moderationFaults } from '../moderation/index.ts';
import { NewPost, OwnPost, PersonPostPage, PostId } from './posts.schema.ts';

export const postFaults = {
  picturesOrVideo: fault('picturesOrVideo', 422, 'A post can have four pictures or one video'),
  audienceTooWide: fault('audienceTooWide', 422, 'Your posts can be seen by friends at most.'),
};

export const postEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/posts',
    access: 'signedIn',
    summary: 'Writes a post. A child’s waits for the guardian.',
    body: NewPost,
    returns: OwnPost,
    faults: [
      postFaults.audienceTooWide,
      postFaults.picturesOrVideo,
      familyFaults.guardianSaysNo,
      moderationFaults.flagged,
      mediaFaults.notYours,
    ],
    limit: { max: 30, seconds: 3600 },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/posts/mine',
    access: 'signedIn',
    summary: 'One’s own posts, newest first, with where each stands.',
    returns: z.object({ posts: z.array(OwnPost) }),
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: '/posts/by/:userId',
    access: 'anyone',
    summary: 'Somebody’s posts that one may read, newest first.',
    params: z.object({ userId: UserId }),
    query: z.object({ after: cursor.optional() }),
    returns: PersonPostPage,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/posts/:postId',
    access: 'signedIn',
    summary: 'Deletes one’s own post.',
    params: z.object({ postId: PostId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};
