import * as z from 'zod';
import { type ClubId, PersonImageId } from '../accounts/index.ts';
import { WAITING_HOURS, id, oneDecimal, prose, timestamp, t } from '../kernel/index.ts';

export const REVIEW_COMMENT_MAX = 500;
export const REPLY_MAX = 500;
export const REVIEWS_PER_PAGE = 10;

export const ReviewId = id<'ReviewId'>();
export type ReviewId = z.infer<typeof ReviewId>;

export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];
export const RATING_LABELS: Readonly<Record<Rating, string>> = {
  1: 'Poor',
  2: 'Fair',
  3: 'Good',
  4: 'Very Good',
  5: 'Excellent',
};
export const Rating = z.literal(RATINGS, 'Please choose a rating');

export const ReviewStatus = z.enum(['pending', 'approved', 'rejected']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;
export const REVIEW_STATUS_LABELS: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};
/** What a list of reviews can be narrowed to. */
export const REVIEW_FILTER_LABELS = { all: 'All', ...REVIEW_STATUS_LABELS };

/** What somebody writes about a club; an empty comment is none. */
export const ReviewDraft = z.object({
  rating: Rating,
  comment: prose(REVIEW_COMMENT_MAX, { tooLong: 'Comments can be up to 500 characters' }),
});
export type ReviewDraft = z.infer<typeof ReviewDraft>;

export const NewReply = z.object({
  content: prose(REPLY_MAX, {
    required: 'Write something first',
    tooLong: 'Replies can be up to 500 characters',
  }),
});
export type NewReply = z.infer<typeof NewReply>;

/** The shown author of an unsigned review. */
export const A_GYMNAST = 'A gymnast';

/** The content of a review, without its author. */
export const ReviewWords = z.object({ rating: Rating, comment: z.string().nullable() });
export type ReviewWords = z.infer<typeof ReviewWords>;

/** The single reply of a club. It is unsigned, as it speaks for the club. */
export const ReviewReply = z.object({ content: z.string(), createdAt: timestamp });
export type ReviewReply = z.infer<typeof ReviewReply>;

/** An approved review, as anybody may read it. */
export const ClubReview = ReviewWords.extend({
  id: ReviewId,
  author: z.object({
    /** Whole for adults; nobody under 18 is named but to themselves. */
    name: z.string(),
    /** The key of a drawing that ships with the product. */
    art: z.string().nullable(),
    /** A picture of their own, once others may see it. */
    imageId: PersonImageId.nullable(),
  }),
  isOwn: z.boolean(),
  createdAt: timestamp,
  reply: ReviewReply.nullable(),
});
export type ClubReview = z.infer<typeof ClubReview>;

/** The reader's review, with its state and any edit that needs approval. */
export const OwnReview = ReviewWords.extend({
  id: ReviewId,
  status: ReviewStatus,
  /** An edit of an approved review; the approved words stay up until it is decided. */
  edit: ReviewWords.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  reply: ReviewReply.nullable(),
});
export type OwnReview = z.infer<typeof OwnReview>;

/** What a club is to somebody who may want to say something about it. */
export const ReviewAccess = z.object({
  review: OwnReview.nullable(),
  mayReview: z.boolean(),
  mayReply: z.boolean(),
  /** True for people who run the club; they cannot rate it. */
  runsClub: z.boolean(),
});
export type ReviewAccess = z.infer<typeof ReviewAccess>;

/** As much of a club as a review needs. */
export interface ReviewedClub {
  id: ClubId;
  name: string;
  rating: number | null;
}

/** A club's rating to one decimal; the text for none differs by place. */
export const shownRating = (
  rating: number | null,
  unrated: 'Not rated' | 'No rating' = 'Not rated',
): string => (rating === null ? unrated : oneDecimal.format(rating));

export const reviewMessages = {
  empty: 'No reviews yet. Be the first to leave a review!',
  approvalNotice: t(
    'We read every review before others can see it. This takes 24-{reviews} hours.',
    { reviews: WAITING_HOURS.reviews },
  ),
  submitted: t(
    'Thank you! Your review will be visible once it is approved, within 24-{reviews} hours.',
    { reviews: WAITING_HOURS.reviews },
  ),
  edited: t('Your change is waiting for approval. This takes 24-{reviews} hours.', {
    reviews: WAITING_HOURS.reviews,
  }),
  submitFailed: 'Failed to submit review. Please try again.',
  removed: 'Your review has been deleted.',
  deleteFailed: 'Failed to delete review. Please try again.',
  replyFailed: 'Failed to save reply. Please try again.',
} as const;
