import {
  bothOf,
  CHECK_CONNECTION,
  EmptyState,
  Loading,
  LoadMore,
  Notice,
  QueryBoundary,
  Skeleton,
  Stars,
} from '#ui';
import {
  type ReviewedClub,
  reviewMessages,
  type ReviewAccess,
  shownRating,
} from '@ribbon/domain/reviews';
import { LeaveReviewButton } from './write/LeaveReviewButton.tsx';
import { OwnReviewCard } from './OwnReviewCard.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { useClubReviews, useReviewAccess } from './reviews.queries.ts';

type Club = Pick<ReviewedClub, 'id' | 'name'>;

/** Of a visitor nothing is asked. */
const NO_ACCESS = {
  data: null,
  isError: false,
  isFetching: false,
  refetch: () => undefined,
};

/** The reviews of a club, with the reader's review on top. */
export function ClubReviews({ club }: { club: Club }) {
  const reviews = useClubReviews(club.id);
  const reviewAccess = useReviewAccess(club.id);
  return (
    <QueryBoundary
      query={bothOf(reviews, reviewAccess.isEnabled ? reviewAccess : NO_ACCESS)}
      failed={{ level: 3, title: 'We couldn’t load the reviews', text: CHECK_CONNECTION }}
      loading={<ReviewsLoading />}
    >
      {([, known]) => <ReviewList club={club} reviews={reviews} reviewAccess={known} />}
    </QueryBoundary>
  );
}

function ReviewList({
  club,
  reviews,
  reviewAccess,
}: {
  club: Club;
  reviews: ReturnType<typeof useClubReviews>;
  reviewAccess: ReviewAccess | null;
}) {
  const pages = reviews.data?.pages ?? [];
  const own = reviewAccess?.review ?? null;
  const mayWrite = reviewAccess?.mayReview ?? true;
  const others = pages.flatMap((page) => page.reviews).filter(({ id }) => id !== own?.id);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Rating rating={pages[0]?.rating ?? null} />
        {own === null && mayWrite && <LeaveReviewButton club={club} variant="primary" />}
      </div>
      {own && <OwnReviewCard club={club} review={own} />}
      {others.length === 0 && own === null && (
        <EmptyState compact level={3} title={reviewMessages.empty} />
      )}
      {others.length > 0 && (
        <ul aria-label="Reviews" className="flex flex-col divide-y-2 divide-line">
          {others.map((review) => (
            <ReviewItem
              key={review.id}
              club={club}
              review={review}
              mayReply={reviewAccess?.mayReply ?? false}
            />
          ))}
        </ul>
      )}
      {reviews.isFetchNextPageError && (
        <Notice tone="danger">We couldn’t load more reviews. Please try again.</Notice>
      )}
      {reviews.hasNextPage && (
        <LoadMore
          label="Load More Reviews"
          pending={reviews.isFetchingNextPage}
          onLoad={() => void reviews.fetchNextPage()}
        />
      )}
    </div>
  );
}

function Rating({ rating }: { rating: number | null }) {
  return (
    <p className="flex items-center gap-3">
      <span className="font-display text-2xl font-extrabold italic">{shownRating(rating)}</span>
      {rating !== null && (
        <span aria-hidden>
          <Stars value={Math.round(rating)} />
        </span>
      )}
    </p>
  );
}

function ReviewsLoading() {
  return (
    <Loading label="Loading reviews..." className="flex flex-col gap-6">
      <Skeleton className="h-9 w-40" />
      {[1, 2, 3].map((nth) => (
        <div key={nth} className="flex gap-3">
          <Skeleton shape="circle" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="w-40" />
            <Skeleton className="w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
