import { Proposals } from '#features/proposals';
import { AdminList } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { OnceSettled } from '#lib/query/OnceSettled.tsx';
import { Button, EmptyState } from '#ui';
import { CLAIM_FILTER_LABELS, ClaimFilter } from '@ribbon/domain/claims';
import { useState } from 'react';
import { ClaimCard } from './ClaimCard.tsx';
import { type Deciding, ClaimDecisionDialog } from './ClaimDecisionDialog.tsx';
import { claimsQuery } from './claims.queries.ts';
import { type ClaimFilters, claimFilters } from './claims.search.ts';

const SHOWN = ClaimFilter.options.map((value) => ({ value, label: CLAIM_FILTER_LABELS[value] }));

/** The proposals that say who runs a club. */
const ABOUT_CLUBS = ['club_granted', 'claim_approved'] as const;

/** An empty answer, in the words of what was asked for. */
const nothingIn = (show: ClaimFilters['show']) =>
  show === 'all' ? 'Nobody has claimed a club yet.' : 'No requests found.';

/** The requests to run clubs, for system admins. */
export function ClaimRequests() {
  const list = useAdminList({ filters: claimFilters, query: claimsQuery });
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <div className="flex flex-col gap-6">
      <Proposals kinds={ABOUT_CLUBS} />
      <OnceSettled className="flex flex-col gap-6">
        <ListFilters
          list={list}
          className="max-w-xs"
          choices={[{ name: 'show', label: 'Show', options: SHOWN, usual: 'pending' }]}
        />
        <AdminList
          list={list}
          rowsOf={(page) => page.claims}
          words={{ loading: 'Loading requests...', failed: 'We couldn’t load the requests' }}
          skeleton={{ rows: 2, height: 'h-40' }}
          empty={
            list.isFiltered ? (
              <EmptyState compact title="No requests" text={nothingIn(list.filters.show)} />
            ) : (
              <EmptyState
                compact
                title="You’re all caught up"
                text="New requests to run a club will appear here."
                action={
                  <Button variant="secondary" onClick={() => list.change({ show: 'all' })}>
                    Show all requests
                  </Button>
                }
              />
            )
          }
        >
          {(claims) => (
            <ul className="grid gap-4 lg:grid-cols-2">
              {claims.map((claim) => (
                <ClaimCard key={claim.id} claim={claim} onDecide={setDeciding} />
              ))}
            </ul>
          )}
        </AdminList>
      </OnceSettled>
      <ClaimDecisionDialog deciding={deciding} onClose={() => setDeciding(undefined)} />
    </div>
  );
}
