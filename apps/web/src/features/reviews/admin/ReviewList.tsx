import { Button, EmptyState, ErrorState, LoadMore, Loading, OutOfDate, Skeleton } from '#ui';
import type { AdminReview, Decision, ReviewId } from '@ribbon/domain/reviews';
import { useState } from 'react';
import { ReviewDetailsDialog } from './ReviewDetailsDialog.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import { type Narrowing, useAdminReviews, useDecideReview } from './admin-reviews.queries.ts';

/** The reviews that match, newest first, and what can be done about each. */
export function ReviewList({ narrowing, onClear }: { narrowing: Narrowing; onClear: () => void }) {
  const list = useAdminReviews(narrowing);
  const decide = useDecideReview();
  const [openId, setOpenId] = useState<ReviewId>();
  if (list.isLoadingError) {
    return (
      <ErrorState
        title="The reviews could not be loaded"
        text="Please check your connection and try again."
        pending={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.data === undefined) return <ListLoading />;
  const reviews = list.data.pages.flatMap((page) => page.reviews);
  if (reviews.length === 0) return <NoReviews narrowing={narrowing} onClear={onClear} />;
  const answer = (review: AdminReview, decision: Decision) => {
    decide.mutate({ review, decision });
    setOpenId(undefined);
  };
  return (
    <div aria-busy={list.isPlaceholderData} className="flex flex-col gap-4">
      {list.isRefetchError && <OutOfDate onRetry={() => void list.refetch()} />}
      <ReviewTable
        reviews={reviews}
        busyId={decide.isPending ? decide.variables.review.id : undefined}
        onOpen={({ id }) => setOpenId(id)}
        onDecide={answer}
      />
      {list.hasNextPage && (
        <LoadMore
          label="Load More Reviews"
          pending={list.isFetchingNextPage}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
      <ReviewDetailsDialog
        review={reviews.find(({ id }) => id === openId)}
        onDecide={answer}
        onClose={() => setOpenId(undefined)}
      />
    </div>
  );
}

function NoReviews({ narrowing, onClear }: { narrowing: Narrowing; onClear: () => void }) {
  const isNarrowed =
    narrowing.search !== '' || narrowing.status !== undefined || narrowing.clubId !== undefined;
  if (!isNarrowed) {
    return (
      <EmptyState
        title="No reviews yet"
        text="Club reviews will appear here when users submit them."
      />
    );
  }
  return (
    <EmptyState
      compact
      title="No reviews found"
      text="Try adjusting your search criteria."
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all reviews
        </Button>
      }
    />
  );
}

function ListLoading() {
  return (
    <Loading label="Loading reviews..." className="flex flex-col gap-4">
      {[1, 2, 3, 4, 5].map((nth) => (
        <Skeleton key={nth} shape="block" className="h-20" />
      ))}
    </Loading>
  );
}
