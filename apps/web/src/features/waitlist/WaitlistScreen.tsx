import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { SaveAsCsv } from '#lib/admin-list/SaveAsCsv.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { callForFile } from '#lib/http/client.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Counters, optionsOf, Page } from '#ui';
import { WAITLIST_TYPE_LABELS } from '@ribbon/domain/site';
import { WAITLIST_STATE_LABELS, waitlistEndpoints } from '@ribbon/domain/waitlist';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { InviteFirstDialog } from './InviteFirstDialog.tsx';
import { WaitlistRows } from './WaitlistRows.tsx';
import { filterOf, waitlistFiguresQuery, waitlistQuery } from './waitlist.queries.ts';
import { waitlistSearch } from './waitlist.search.ts';

/** Who would like to come in, and asking them in. */
export function WaitlistScreen() {
  useTitle('Waitlist');
  const list = useAdminList({ filters: waitlistSearch, query: waitlistQuery });
  const figures = useQuery(waitlistFiguresQuery);
  const [isInviting, setInviting] = useState(false);
  return (
    <Page
      title="Waitlist"
      width="wide"
      intro="People who want to join. An invitation gives that email access to the beta."
      actions={
        <>
          <SaveAsCsv
            read={() => callForFile(waitlistEndpoints.csv, { query: filterOf(list.filters) })}
          />
          <Button
            icon={<Send aria-hidden />}
            disabled={figures.data?.waiting === 0}
            onClick={() => setInviting(true)}
          >
            Invite next in line
          </Button>
        </>
      }
    >
      <Counters
        query={figures}
        {...(figures.data?.bounced && { className: 'sm:grid-cols-5' })}
        tiles={(known) => [
          { label: 'Waiting', value: known.waiting },
          { label: 'Invited', value: known.invited },
          { label: 'Expired', value: known.expired },
          ...(known.bounced ? [{ label: 'Bounced', value: known.bounced }] : []),
          { label: WAITLIST_STATE_LABELS.joined, value: known.joined },
        ]}
      />
      <div className="flex flex-col gap-6">
        <ListFilters
          list={list}
          className="grid grid-cols-2 gap-4 sm:grid-cols-[2fr_1fr_1fr]"
          search={{ placeholder: 'Search by email...', className: 'max-sm:col-span-2' }}
          choices={[
            {
              name: 'userType',
              label: 'Who',
              placeholder: 'Everyone',
              options: optionsOf(WAITLIST_TYPE_LABELS),
            },
            {
              name: 'state',
              label: 'Status',
              placeholder: 'All statuses',
              options: optionsOf(WAITLIST_STATE_LABELS),
            },
          ]}
        />
        <AdminList
          list={list}
          rowsOf={(page) => page.entries}
          words={{
            loading: 'Loading the waitlist...',
            failed: 'We couldn’t load the waitlist',
            more: 'Load more people',
          }}
          skeleton={{ rows: 6, height: 'h-14' }}
          empty={
            <NothingFound
              list={list}
              none={{
                title: 'Nobody is waiting',
                text: 'People appear here once they have joined the waitlist.',
              }}
              noMatch={{ title: 'No one found', showAll: 'Show everyone' }}
            />
          }
        >
          {(entries) => <WaitlistRows entries={entries} />}
        </AdminList>
      </div>
      <InviteFirstDialog
        open={isInviting}
        waiting={figures.data?.waiting}
        onClose={() => setInviting(false)}
      />
    </Page>
  );
}
