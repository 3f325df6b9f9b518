import * as z from 'zod';
import { ClubId } from '../accounts/index.ts';
import { commonFaults, cursor, endpoint, nothing } from '../kernel/index.ts';
import { mediaFaults } from '../media/index.ts';
import { moderationFaults } from '../moderation/index.ts';
import { NewClubPost } from './posts.club.schema.ts';
import { postFaults } from './posts.faults.ts';
import { FeedPost, PostPage } from './posts.feed.schema.ts';
import { PostId } from './posts.schema.ts';

const ofClub = z.object({ clubId: ClubId });
const ofPost = z.object({ clubId: ClubId, postId: PostId });
const limit = { max: 60, seconds: 3600 };

/** Posts of a club, for its administrators. */
export const clubPostEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/club-admin/clubs/:clubId/posts',
    access: 'signedIn',
    summary: 'Lists the club’s published posts, newest first.',
    params: ofClub,
    query: z.object({ after: cursor.optional() }),
    returns: PostPage,
    faults: [commonFaults.notFound],
  }),
  create: endpoint({
    method: 'POST',
    path: '/club-admin/clubs/:clubId/posts',
    access: 'signedIn',
    summary: 'Posts publicly in the club’s name.',
    params: ofClub,
    body: NewClubPost,
    returns: FeedPost,
    faults: [moderationFaults.flagged, mediaFaults.notYours, postFaults.picturesOrVideo],
    limit,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/club-admin/clubs/:clubId/posts/:postId',
    access: 'signedIn',
    summary: 'Edits a post; only its author may.',
    params: ofPost,
    body: NewClubPost,
    returns: FeedPost,
    faults: [
      commonFaults.notFound,
      moderationFaults.flagged,
      mediaFaults.notYours,
      postFaults.picturesOrVideo,
    ],
    limit,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/club-admin/clubs/:clubId/posts/:postId',
    access: 'signedIn',
    summary: 'Deletes a club post, no matter which admin wrote it.',
    params: ofPost,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};
