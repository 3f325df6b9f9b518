import { Dialog } from '#ui';
import type { ReviewedClub } from '@ribbon/domain/reviews';
import { ClubReviews } from './ClubReviews.tsx';

type Club = Pick<ReviewedClub, 'id' | 'name'>;

export function ClubReviewsDialog({
  club,
  open,
  onOpenChange,
}: {
  club: Club;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="lg" title={`Reviews for ${club.name}`}>
      <ClubReviews club={club} />
    </Dialog>
  );
}
