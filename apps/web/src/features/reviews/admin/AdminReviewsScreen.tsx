import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { useTitle } from '#lib/title.ts';
import { Counters, Page } from '#ui';
import {
  type AdminReview,
  type Decision,
  REVIEW_STATUS_LABELS,
  type ReviewId,
  ReviewStatus,
} from '@ribbon/domain/reviews';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReviewDetailsDialog } from './ReviewDetailsDialog.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import {
  adminReviewsQuery,
  reviewCountsQuery,
  reviewedClubsQuery,
  useDecideReview,
} from './admin-reviews.queries.ts';
import { reviewFilters } from './admin-reviews.search.ts';

const STATUSES = ReviewStatus.options.map((value) => ({
  value,
  label: REVIEW_STATUS_LABELS[value],
}));

export function AdminReviewsScreen() {
  useTitle('Review Management');
  return (
    <Page
      title="Review Management"
      width="wide"
      intro="Review and moderate club reviews from users"
    >
      <Counters
        className="grid-cols-3 sm:grid-cols-3"
        query={useQuery(reviewCountsQuery)}
        tiles={({ pending, pendingEdits = 0, approved, rejected }) => [
          {
            label: 'Pending',
            value: pending,
            note:
              pendingEdits > 0 &&
              `${pendingEdits} of them ${pendingEdits === 1 ? 'an edit' : 'edits'}`,
          },
          { label: 'Approved', value: approved },
          { label: 'Rejected', value: rejected },
        ]}
      />
      <Reviews />
    </Page>
  );
}

/** The reviews that match, newest first, and what can be done about each. */
function Reviews() {
  const list = useAdminList({ filters: reviewFilters, query: adminReviewsQuery });
  const clubs = useQuery(reviewedClubsQuery);
  const decide = useDecideReview();
  const [openId, setOpenId] = useState<ReviewId>();
  const answer = (review: AdminReview, decision: Decision) => {
    decide.mutate({ review, decision });
    setOpenId(undefined);
  };
  return (
    <div className="flex flex-col gap-6">
      <ListFilters
        list={list}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]"
        search={{
          placeholder: 'Search reviews, clubs, or users...',
          className: 'sm:col-span-2 lg:col-span-1',
        }}
        choices={[
          { name: 'status', label: 'Status', placeholder: 'All Status', options: STATUSES },
          {
            name: 'clubId',
            label: 'Club',
            placeholder: 'All Clubs',
            options: (clubs.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
            error: clubs.isLoadingError ? 'The clubs could not be loaded.' : undefined,
          },
        ]}
      />
      <AdminList
        list={list}
        rowsOf={(page) => page.reviews}
        words={{
          loading: 'Loading reviews...',
          failed: 'The reviews could not be loaded',
          more: 'Load More Reviews',
        }}
        skeleton={{ rows: 5, height: 'h-20' }}
        empty={
          <NothingFound
            list={list}
            none={{
              title: 'No reviews yet',
              text: 'Club reviews will appear here when users submit them.',
            }}
            noMatch={{
              title: 'No reviews found',
              text: 'Try adjusting your search criteria.',
              showAll: 'Show all reviews',
            }}
          />
        }
      >
        {(reviews) => (
          <>
            <ReviewTable
              reviews={reviews}
              busyId={decide.isPending ? decide.variables.review.id : undefined}
              onOpen={({ id }) => setOpenId(id)}
              onDecide={answer}
            />
            <ReviewDetailsDialog
              review={reviews.find(({ id }) => id === openId)}
              onDecide={answer}
              onClose={() => setOpenId(undefined)}
            />
          </>
        )}
      </AdminList>
    </div>
  );
}
