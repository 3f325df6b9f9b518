import { useSearchText } from '#lib/search-text.ts';
import { useTitle } from '#lib/title.ts';
import { ErrorState, Page, SearchField, SelectField, StatTile, StatTiles } from '#ui';
import { ClubId } from '@ribbon/domain/accounts';
import { REVIEW_STATUS_LABELS, ReviewStatus } from '@ribbon/domain/reviews';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReviewList } from './ReviewList.tsx';
import { reviewCountsQuery, reviewedClubsQuery } from './admin-reviews.queries.ts';

const NO_FILTER = { status: '', clubId: '' };

export function AdminReviewsScreen() {
  useTitle('Review Management');
  const [filter, setFilter] = useState(NO_FILTER);
  const { field, words: search, clear } = useSearchText();
  return (
    <Page
      title="Review Management"
      width="wide"
      intro="Review and moderate club reviews from users"
    >
      <Counters />
      <div className="flex flex-col gap-6">
        <Filters search={field} filter={filter} onChange={setFilter} />
        <ReviewList
          narrowing={{
            search,
            status: ReviewStatus.safeParse(filter.status).data,
            clubId: ClubId.safeParse(filter.clubId).data,
          }}
          onClear={() => {
            clear();
            setFilter(NO_FILTER);
          }}
        />
      </div>
    </Page>
  );
}

function Counters() {
  const { data: counts, isLoadingError, isFetching, refetch } = useQuery(reviewCountsQuery);
  if (isLoadingError) {
    return (
      <ErrorState
        title="The counters could not be loaded"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const edits = counts?.pendingEdits ?? 0;
  return (
    <StatTiles className="grid-cols-3 sm:grid-cols-3">
      <StatTile
        label="Pending"
        value={counts?.pending ?? '…'}
        note={edits > 0 && `${edits} of them ${edits === 1 ? 'an edit' : 'edits'}`}
      />
      <StatTile label="Approved" value={counts?.approved ?? '…'} />
      <StatTile label="Rejected" value={counts?.rejected ?? '…'} />
    </StatTiles>
  );
}

function Filters({
  search,
  filter,
  onChange,
}: {
  search: ReturnType<typeof useSearchText>['field'];
  filter: typeof NO_FILTER;
  onChange: (filter: typeof NO_FILTER) => void;
}) {
  const clubs = useQuery(reviewedClubsQuery);
  const set = (name: keyof typeof NO_FILTER) => (event: { target: { value: string } }) =>
    onChange({ ...filter, [name]: event.target.value });
  return (
    <search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
      <SearchField
        label="Search"
        placeholder="Search reviews, clubs, or users..."
        className="sm:col-span-2 lg:col-span-1"
        {...search}
      />
      <SelectField
        label="Status"
        placeholder="All Status"
        options={ReviewStatus.options.map((value) => ({
          value,
          label: REVIEW_STATUS_LABELS[value],
        }))}
        value={filter.status}
        onChange={set('status')}
      />
      <SelectField
        label="Club"
        placeholder="All Clubs"
        options={(clubs.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        error={clubs.isLoadingError ? 'The clubs could not be loaded.' : undefined}
        value={filter.clubId}
        onChange={set('clubId')}
      />
    </search>
  );
}
