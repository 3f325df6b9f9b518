import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { familyFaults } from '../families/index.ts';
import { commonFaults, cursor, endpoint, nothing } from '../kernel/index.ts';
import { mediaFaults } from '../media/index.ts';
import { moderationFaults } from '../moderation/index.ts';
import { postFaults } from './posts.faults.ts';
import { FeedNews, FeedPage, FeedPost, PostLikes, PostPage } from './posts.feed.schema.ts';
import { NewPost, PostId } from './posts.schema.ts';

const ofPost = z.object({ postId: PostId });
const writingFaults = [
  postFaults.audienceTooWide,
  postFaults.picturesOrVideo,
  familyFaults.guardianSaysNo,
  moderationFaults.flagged,
  moderationFaults.notToMinors,
  mediaFaults.notYours,
] as const;

export const postEndpoints = {
  feed: endpoint({
    method: 'GET',
    path: '/feed',
    access: 'signedIn',
    summary: 'Everything one may read, newest first: public posts, those of friends and one’s own.',
    query: z.object({ after: cursor.optional() }),
    returns: FeedPage,
  }),
  followed: endpoint({
    method: 'GET',
    path: '/feed/followed',
    access: 'signedIn',
    summary: 'Posts of the people one follows that one may read, newest first.',
    query: z.object({ after: cursor.optional() }),
    returns: PostPage,
  }),
  news: endpoint({
    method: 'GET',
    path: '/feed/new',
    access: 'signedIn',
    summary: 'How many posts of others one could read that have come since, up to a page.',
    query: z.object({ since: cursor }),
    returns: FeedNews,
  }),
  create: endpoint({
    method: 'POST',
    path: '/posts',
    access: 'signedIn',
    summary: 'Writes a post. A child’s waits for the guardian.',
    body: NewPost,
    returns: FeedPost,
    faults: [...writingFaults],
    limit: { max: 30, seconds: 3600 },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/posts/mine',
    access: 'signedIn',
    seconds: 30,
    summary: 'One’s own posts, newest first, with where each stands.',
    query: z.object({ after: cursor.optional() }),
    returns: PostPage,
  }),
  mineHidden: endpoint({
    method: 'GET',
    path: '/posts/mine/hidden',
    access: 'signedIn',
    seconds: 30,
    summary: 'One’s own posts that one has hidden, newest first.',
    returns: z.object({ posts: z.array(FeedPost) }),
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: '/posts/by/:userId',
    access: 'anyone',
    seconds: 30,
    summary: 'Somebody’s posts that one may read, newest first.',
    params: z.object({ userId: UserId }),
    query: z.object({ after: cursor.optional() }),
    returns: PostPage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/posts/:postId',
    access: 'anyone',
    seconds: 10,
    summary: 'One post, for those who may read it.',
    params: ofPost,
    returns: FeedPost,
    faults: [commonFaults.notFound],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/posts/:postId',
    access: 'signedIn',
    summary: 'Says one’s own post otherwise. It is read again, a child’s also by the guardian.',
    params: ofPost,
    body: NewPost,
    returns: FeedPost,
    faults: [commonFaults.notFound, ...writingFaults],
    limit: { max: 60, seconds: 3600 },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/posts/:postId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Deletes one’s own post.',
    params: ofPost,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  hide: endpoint({
    method: 'PUT',
    path: '/posts/:postId/hidden',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Takes a post out of every list, for its author or those who moderate.',
    params: ofPost,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  show: endpoint({
    method: 'DELETE',
    path: '/posts/:postId/hidden',
    access: 'signedIn',
    summary: 'Brings back what one has hidden.',
    params: ofPost,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  like: endpoint({
    method: 'PUT',
    path: '/posts/:postId/like',
    access: 'signedIn',
    summary: 'Likes a post that one may read; once is enough.',
    params: ofPost,
    returns: PostLikes,
    faults: [commonFaults.notFound],
    limit: { max: 600, seconds: 3600 },
  }),
  unlike: endpoint({
    method: 'DELETE',
    path: '/posts/:postId/like',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Likes it no longer.',
    params: ofPost,
    returns: PostLikes,
    faults: [commonFaults.notFound],
    limit: { max: 600, seconds: 3600 },
  }),
};
