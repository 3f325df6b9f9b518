import * as z from 'zod';
import { ClubId, accountFaults } from '../accounts/index.ts';
import { AdminReason, commonFaults, cursor, endpoint, nothing } from '../kernel/index.ts';
import { moderationFaults } from '../moderation/index.ts';
import { AdminReview, ReviewCounts, ReviewDecision, ReviewFilter } from './reviews.admin.schema.ts';
import { reviewFaults } from './reviews.faults.ts';
import {
  ClubReview,
  NewReply,
  OwnReview,
  ReviewDraft,
  ReviewId,
  ReviewReply,
  ReviewAccess,
} from './reviews.schema.ts';

const ofClub = z.object({ clubId: ClubId });
const ofReview = z.object({ reviewId: ReviewId });
const HOUR = 60 * 60;

export const reviewEndpoints = {
  ofClub: endpoint({
    method: 'GET',
    path: '/clubs/:clubId/reviews',
    reads: 'replica',
    access: 'anyone',
    summary: 'Lists a club’s approved reviews, newest first, paginated.',
    params: ofClub,
    query: z.object({ cursor: cursor.optional() }),
    returns: z.object({
      rating: z.number().nullable(),
      reviews: z.array(ClubReview),
      next: cursor.nullable(),
    }),
    faults: [commonFaults.notFound],
    limit: { max: 240, seconds: 60 },
  }),
  reviewAccess: endpoint({
    method: 'GET',
    path: '/clubs/:clubId/reviews/mine',
    access: 'signedIn',
    summary: 'Returns the caller’s review of a club, and what they may do about its reviews.',
    params: ofClub,
    returns: ReviewAccess,
    faults: [commonFaults.notFound],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/clubs/:clubId/reviews',
    access: 'signedIn',
    summary: 'Reviews a club, once. Others see it once an admin has approved it.',
    params: ofClub,
    body: ReviewDraft,
    returns: OwnReview,
    faults: [
      commonFaults.notFound,
      reviewFaults.alreadyReviewed,
      reviewFaults.mayNotRate,
      reviewFaults.ownClub,
      moderationFaults.flagged,
    ],
    limit: { max: 30, seconds: HOUR },
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/clubs/:clubId/reviews/mine',
    access: 'signedIn',
    summary:
      'Changes the caller’s review. The approved version stays up until the new one is approved.',
    params: ofClub,
    body: ReviewDraft,
    returns: OwnReview,
    faults: [
      commonFaults.notFound,
      reviewFaults.mayNotRate,
      reviewFaults.ownClub,
      moderationFaults.flagged,
    ],
    limit: { max: 30, seconds: HOUR },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clubs/:clubId/reviews/mine',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Deletes the caller’s review, with the club’s reply.',
    params: ofClub,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  reply: endpoint({
    method: 'PUT',
    path: '/reviews/:reviewId/reply',
    access: 'signedIn',
    summary: 'Replies to a review on behalf of the club, or edits the reply.',
    params: ofReview,
    body: NewReply,
    returns: ReviewReply,
    faults: [commonFaults.notFound, moderationFaults.flagged, moderationFaults.notToMinors],
    limit: { max: 60, seconds: HOUR },
  }),
  removeReply: endpoint({
    method: 'DELETE',
    path: '/reviews/:reviewId/reply',
    access: 'signedIn',
    summary: 'Deletes the club’s reply.',
    params: ofReview,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),

  list: endpoint({
    method: 'GET',
    path: '/admin/reviews',
    access: 'systemAdmin',
    summary: 'Searches reviews of all clubs, newest first (pending ones oldest first), paginated.',
    query: ReviewFilter,
    returns: z.object({ reviews: z.array(AdminReview), next: cursor.nullable() }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/admin/reviews/counts',
    access: 'systemAdmin',
    summary: 'Counts the reviews that are pending, approved and rejected.',
    returns: ReviewCounts,
  }),
  reviewedClubs: endpoint({
    method: 'GET',
    path: '/admin/reviews/clubs',
    access: 'systemAdmin',
    summary: 'Lists clubs that have reviews, by name.',
    returns: z.object({ clubs: z.array(z.object({ id: ClubId, name: z.string() })) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/reviews/:reviewId/decision',
    access: 'systemAdmin',
    summary: 'Approves or rejects the version of a review that was read, once.',
    params: ofReview,
    body: ReviewDecision,
    returns: AdminReview,
    faults: [
      commonFaults.notFound,
      accountFaults.ownMatter,
      reviewFaults.alreadyDecided,
      reviewFaults.changedMeanwhile,
    ],
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/admin/reviews/:reviewId',
    access: 'systemAdmin',
    summary: 'Deletes a review permanently, with a reason.',
    params: ofReview,
    body: AdminReason,
    returns: nothing,
    faults: [commonFaults.notFound, accountFaults.ownMatter],
  }),
};
