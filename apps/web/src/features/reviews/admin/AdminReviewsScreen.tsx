import { AdminList } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { ListKeysHint } from '#lib/list-keys/ListKeysHint.tsx';
import { useListKeys } from '#lib/list-keys/useListKeys.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { undoable, useUndoable } from '#lib/undoable/undoable.ts';
import { Counters, Page } from '#ui';
import { t } from '@ribbon/domain/kernel';
import {
  APPROVAL_REASON,
  type AdminReview,
  type Decision,
  REVIEW_STATUS_LABELS,
  type ReviewId,
  ReviewStatus,
} from '@ribbon/domain/reviews';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NoReviews } from './NoReviews.tsx';
import { RejectReviewDialog } from './RejectReviewDialog.tsx';
import { ReviewDetailsDialog } from './ReviewDetailsDialog.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import {
  adminReviewsQuery,
  reviewCountsQuery,
  reviewedClubsQuery,
  useDecideReview,
} from './reviews.admin.queries.ts';
import { reviewFilters } from './reviews.admin.search.ts';

const STATUSES = [
  { value: 'all', label: 'All Status' },
  ...ReviewStatus.options.map((value) => ({ value, label: REVIEW_STATUS_LABELS[value] })),
];

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
              t('including {pendingEdits, plural, one {# edit} other {# edits}}', { pendingEdits }),
          },
          { label: 'Approved', value: approved },
          { label: 'Rejected', value: rejected },
        ]}
      />
      <Reviews />
    </Page>
  );
}

/** The matching reviews, pending ones oldest first, with the actions on each. */
function Reviews() {
  const list = useAdminList({ filters: reviewFilters, query: adminReviewsQuery });
  const clubs = useQuery(reviewedClubsQuery);
  const decide = useDecideReview();
  const [openId, setOpenId] = useState<ReviewId>();
  const { search, status = 'pending', clubId } = list.filters;
  const decided = useUndoable(JSON.stringify([search, status, clubId]));
  const rows = useListKeys<HTMLDivElement>('tbody tr', undoable.undoLast);
  const [rejecting, setRejecting] = useState<AdminReview>();
  const answer = (review: AdminReview, decision: Decision) => {
    setOpenId(undefined);
    if (decision === 'rejected') setRejecting(review);
    else decide({ review, decision, reason: APPROVAL_REASON });
  };
  /** Decided reviews leave the pending list at once; the other lists keep them. */
  const isShown = ({ id }: AdminReview) => status !== 'pending' || !decided.has(id);
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
          { name: 'status', label: 'Status', options: STATUSES, usual: 'pending' },
          {
            name: 'clubId',
            label: 'Club',
            placeholder: 'All Clubs',
            options: (clubs.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
            error: clubs.isLoadingError ? 'We couldn’t load the clubs.' : undefined,
          },
        ]}
      />
      <AdminList
        list={list}
        rowsOf={(page) => page.reviews.filter(isShown)}
        words={{
          loading: 'Loading reviews...',
          failed: 'We couldn’t load the reviews',
          more: 'Load More Reviews',
        }}
        skeleton={{ rows: 5, height: 'h-20' }}
        empty={<NoReviews list={list} />}
      >
        {(reviews) => (
          <>
            <ListKeysHint opens="opens the details" decides />
            <div ref={rows}>
              <ReviewTable
                reviews={reviews}
                isBusy={({ id }) => decided.has(id)}
                onOpen={({ id }) => setOpenId(id)}
                onDecide={answer}
              />
            </div>
            <ReviewDetailsDialog
              review={reviews.find(({ id }) => id === openId)}
              onDecide={answer}
              onClose={() => setOpenId(undefined)}
            />
          </>
        )}
      </AdminList>
      <RejectReviewDialog
        review={rejecting}
        onReject={(review, reason) => {
          decide({ review, decision: 'rejected', reason });
          setRejecting(undefined);
        }}
        onClose={() => setRejecting(undefined)}
      />
    </div>
  );
}
