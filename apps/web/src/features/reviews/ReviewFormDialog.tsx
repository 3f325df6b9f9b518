import { Dialog, ErrorState, Loading, Notice, Skeleton } from '#ui';
import { type ReviewedClub, reviewFaults } from '@ribbon/domain/reviews';
import { ReviewForm } from './ReviewForm.tsx';
import { useReviewStanding } from './reviews.queries.ts';

/** Writing about a club, or changing what one wrote. A press beside it loses nothing. */
export function ReviewFormDialog({
  club,
  open,
  onOpenChange,
}: {
  club: Pick<ReviewedClub, 'id' | 'name'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { data: standing, isLoadingError, isFetching, refetch } = useReviewStanding(club.id);
  const isChange = standing?.review != null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={false}
      title={isChange ? 'Edit Your Review' : 'Leave Review'}
      description={club.name}
    >
      {isLoadingError && (
        <ErrorState
          level={3}
          title="We could not load your review"
          text="Please check your connection and try again."
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {standing === undefined && !isLoadingError && (
        <Loading className="flex flex-col gap-5">
          <Skeleton className="h-12 w-60" />
          <Skeleton shape="block" />
        </Loading>
      )}
      {standing && !standing.mayReview && (
        <Notice>
          {standing.runsClub ? reviewFaults.ownClub.message : reviewFaults.mayNotRate.message}
        </Notice>
      )}
      {standing?.mayReview && (
        <ReviewForm club={club} review={standing.review} onDone={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}
