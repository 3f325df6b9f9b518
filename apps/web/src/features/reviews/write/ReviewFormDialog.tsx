import { CHECK_CONNECTION, Dialog, Loading, Notice, QueryBoundary, Skeleton } from '#ui';
import { type ReviewedClub, reviewFaults } from '@ribbon/domain/reviews';
import { ReviewForm } from './ReviewForm.tsx';
import { useReviewAccess } from '../reviews.queries.ts';

/** Writes or edits a review of a club. Pressing beside the dialog loses nothing. */
export function ReviewFormDialog({
  club,
  open,
  onOpenChange,
}: {
  club: Pick<ReviewedClub, 'id' | 'name'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const query = useReviewAccess(club.id);
  const isChange = query.data?.review != null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isChange ? 'Edit Your Review' : 'Leave Review'}
      description={club.name}
    >
      <QueryBoundary
        query={query}
        failed={{ level: 3, title: 'We couldn’t load your review', text: CHECK_CONNECTION }}
        loading={
          <Loading className="flex flex-col gap-5">
            <Skeleton className="h-12 w-60" />
            <Skeleton shape="block" />
          </Loading>
        }
      >
        {({ mayReview, runsClub, review }) =>
          mayReview ? (
            <ReviewForm club={club} review={review} onDone={() => onOpenChange(false)} />
          ) : (
            <Notice>
              {runsClub ? reviewFaults.ownClub.message : reviewFaults.mayNotRate.message}
            </Notice>
          )
        }
      </QueryBoundary>
    </Dialog>
  );
}
