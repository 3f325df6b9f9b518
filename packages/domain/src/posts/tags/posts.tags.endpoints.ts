import * as z from 'zod';
import { ClubId, UserId } from '../../accounts/index.ts';
import { commonFaults, endpoint, line, nothing } from '../../kernel/index.ts';
import { postFaults } from '../posts.faults.ts';
import { FeedPost } from '../posts.feed.schema.ts';
import { PostId, Visibility } from '../posts.schema.ts';
import { PostTags, Taggable } from './posts.tags.schema.ts';

const ofPost = z.object({ postId: PostId });

/** People in the pictures of a post. */
export const tagEndpoints = {
  people: endpoint({
    method: 'GET',
    path: '/posts/tags/people',
    access: 'signedIn',
    summary: 'Lists people an adult may tag in a post for this audience, by name.',
    query: z.object({
      search: line().max(80).default(''),
      visibility: Visibility,
      clubId: ClubId.optional(),
    }),
    returns: Taggable,
    limit: { max: 600, seconds: 3600 },
  }),
  set: endpoint({
    method: 'PUT',
    path: '/posts/:postId/tags',
    access: 'signedIn',
    summary: 'Replaces the people tagged in the pictures.',
    params: ofPost,
    body: PostTags,
    returns: FeedPost,
    faults: [
      commonFaults.notFound,
      postFaults.nothingToTag,
      postFaults.cannotTag,
      postFaults.tagRemoved,
    ],
    limit: { max: 60, seconds: 3600 },
  }),
  accept: endpoint({
    method: 'PUT',
    path: '/posts/:postId/tags/mine',
    access: 'signedIn',
    summary: 'Accepts a tag, as the tagged person.',
    params: ofPost,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/posts/:postId/tags/:userId',
    access: 'signedIn',
    openWhile: 'suspended',
    summary: 'Removes a tag permanently, of the caller or their child under 13.',
    params: ofPost.extend({ userId: UserId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};
