import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';
import { Decision } from './reviews.admin.schema.ts';
import { ReviewId } from './reviews.schema.ts';

const ofReview = z.object({ authorId: UserId, clubId: ClubId });

/** What happened to reviews. No event holds what somebody wrote. */
export const reviewEvents = {
  /** A new review or an edit needs a decision. */
  'club.review.submitted': z.object({ reviewId: ReviewId }),
  'club.review.decided': ofReview.extend({ decision: Decision, isEdit: z.boolean() }),
  'club.review.removed': ofReview,
  /** The club has answered for the first time; a change of the answer is no news. */
  'club.review.replied': z.object({ reviewId: ReviewId }),
};
