import { Badge } from '#ui';
import { type AdminReview, REVIEW_STATUS_LABELS } from '@ribbon/domain/reviews';

const TONES = { pending: 'caution', approved: 'safe', rejected: 'danger' } as const;

/** Whether there is something to decide: the review itself, or new words for it. */
export const awaitsDecision = ({ status, edit }: AdminReview): boolean =>
  status === 'pending' || edit !== null;

/** The state of a review, and whether an edit of it is pending. */
export function ReviewBadges({ review }: { review: AdminReview }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={TONES[review.status]}>{REVIEW_STATUS_LABELS[review.status]}</Badge>
      {review.edit && <Badge tone="caution">Edit pending</Badge>}
    </span>
  );
}
