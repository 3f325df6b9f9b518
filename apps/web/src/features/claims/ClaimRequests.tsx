import { Button, EmptyState, ErrorState, LoadMore, Loading, SelectField, Skeleton } from '#ui';
import { CLAIM_FILTER_LABELS, type Claim, ClaimFilter } from '@ribbon/domain/claims';
import { useState } from 'react';
import { ClaimCard } from './ClaimCard.tsx';
import { type Deciding, DecisionDialog } from './DecisionDialog.tsx';
import { useClaims } from './claims.queries.ts';

const filters = ClaimFilter.options.map((value) => ({ value, label: CLAIM_FILTER_LABELS[value] }));

/** The requests to run clubs, for system admins. */
export function ClaimRequests() {
  const [status, setStatus] = useState<ClaimFilter>('pending');
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <div className="flex flex-col gap-6">
      <SelectField
        label="Show"
        className="max-w-xs"
        options={filters}
        value={status}
        onChange={({ target }) => setStatus(ClaimFilter.parse(target.value))}
      />
      <ClaimList status={status} onDecide={setDeciding} onShowAll={() => setStatus('all')} />
      <DecisionDialog deciding={deciding} onClose={() => setDeciding(undefined)} />
    </div>
  );
}

function ClaimList({
  status,
  onDecide,
  onShowAll,
}: {
  status: ClaimFilter;
  onDecide: (deciding: Deciding) => void;
  onShowAll: () => void;
}) {
  const {
    data,
    isLoadingError,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useClaims(status);
  if (isLoadingError) {
    return (
      <ErrorState
        title="The requests could not be loaded"
        text="Please check your connection and try again."
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading label="Loading requests..." className="flex flex-col gap-4">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Loading>
    );
  }
  const claims: Claim[] = data.pages.flatMap((page) => page.claims);
  if (claims.length === 0) {
    return status === 'pending' ? (
      <EmptyState
        compact
        title="Nothing waits for you"
        text="New requests to run a club appear here by themselves."
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Show all requests
          </Button>
        }
      />
    ) : (
      <EmptyState compact title="No requests" text="Nobody has asked for a club yet." />
    );
  }
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} onDecide={onDecide} />
        ))}
      </ul>
      {hasNextPage && <LoadMore pending={isFetchingNextPage} onLoad={() => void fetchNextPage()} />}
    </>
  );
}
