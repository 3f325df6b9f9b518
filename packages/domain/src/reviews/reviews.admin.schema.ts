import * as z from 'zod';
import { ClubId, PersonImageId } from '../accounts/index.ts';
import { recordedReason, cursor, line, timestamp, t } from '../kernel/index.ts';
import { ReviewId, ReviewStatus, ReviewWords } from './reviews.schema.ts';

export const ADMIN_REVIEWS_PER_PAGE = 25;

/** What the list can be narrowed to. Pending are also edits of approved reviews. */
export const ReviewFilter = z.object({
  search: line().max(80).default(''),
  status: ReviewStatus.optional(),
  clubId: ClubId.optional(),
  cursor: cursor.optional(),
});
export type ReviewFilter = z.output<typeof ReviewFilter>;

/** A review as the deciding moderators see it. */
export const AdminReview = ReviewWords.extend({
  id: ReviewId,
  club: z.object({ id: ClubId, name: z.string(), city: z.string(), country: z.string() }),
  author: z.object({
    name: z.string(),
    username: z.string(),
    art: z.string().nullable(),
    imageId: PersonImageId.nullable(),
  }),
  status: ReviewStatus,
  /** New words for an approved review, which stays up as it is until they are decided. */
  edit: ReviewWords.extend({ since: timestamp }).nullable(),
  reviewedBy: z.string().nullable(),
  reviewedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type AdminReview = z.infer<typeof AdminReview>;

export const Decision = ReviewStatus.exclude(['pending']);
export type Decision = z.infer<typeof Decision>;

/** A decision counts for the words that were read, not for what has replaced them since. */
export const ReviewDecision = z.object({
  decision: Decision,
  seen: timestamp,
  reason: recordedReason,
});
export type ReviewDecision = z.output<typeof ReviewDecision>;

/** Why reviews are approved, always: one press says it. */
export const APPROVAL_REASON = 'Within the rules for reviews';

/** What most rejections say, for the record; anything else is written. */
export const REVIEW_REJECTIONS = [
  'It’s not about this club',
  'It names or describes a person',
  'It’s unkind or insulting',
  'It gives away contact details',
  'It’s advertising',
] as const;

/** Exact counts. A pending edit counts as pending, and its review still as approved. */
export const ReviewCounts = z.object({
  pending: z.int(),
  pendingEdits: z.int(),
  approved: z.int(),
  rejected: z.int(),
});
export type ReviewCounts = z.infer<typeof ReviewCounts>;

export const adminReviewMessages = {
  decided: (decision: Decision, { club, edit }: Pick<AdminReview, 'club' | 'edit'>) =>
    t(
      '{what, select, edit {Edit} other {Review}} {decision, select, approved {approved} other {rejected}}: {club}',
      { what: edit ? 'edit' : 'review', decision, club: club.name },
    ),
  decisionFailed: {
    approved: 'Failed to approve review. Please try again.',
    rejected: 'Failed to reject review. Please try again.',
  },
  removed: 'Review deleted.',
} as const;
