import { Dialog } from '#ui';
import type { ReviewedClub } from '@ribbon/domain/reviews';
import { ClubReviews } from './ClubReviews.tsx';
import { t } from '@ribbon/domain/kernel';

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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('Reviews for {club}', { club: club.name })}
    >
      <ClubReviews club={club} />
    </Dialog>
  );
}
