import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { ListKeysHint } from '#lib/list-keys/ListKeysHint.tsx';
import { useListKeys } from '#lib/list-keys/useListKeys.ts';
import { OnceSettled } from '#lib/query/OnceSettled.tsx';
import { useTitle } from '#lib/navigation/title.ts';
import { undoable, useUndoable } from '#lib/undoable/undoable.ts';
import { Button, Counters, lazily, optionsOf, Page } from '#ui';
import {
  APPROVAL_LABELS,
  COMPETITION_STATUS_LABELS,
  type AdminCompetition,
} from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OrganiserRequests } from '../organisers/OrganiserRequests.tsx';
import { ApproveDialog, DeleteDialog, RejectDialog } from './CompetitionDialogs.tsx';
import { CompetitionTable } from './CompetitionTable.tsx';
import { EditCompetitionDialog } from './EditCompetitionDialog.tsx';
import {
  adminCompetitionsQuery,
  competitionCountsQuery,
  useDecideCompetition,
  useDeleteCompetition,
} from './competitions.admin.queries.ts';
import { adminCompetitionsSearch } from './competitions.admin.search.ts';

const ApprovedOrganisersDialog = lazily(
  async () => (await import('../organisers/ApprovedOrganisersDialog.tsx')).ApprovedOrganisersDialog,
);

export function AdminCompetitionsScreen() {
  useTitle('Competition Management');
  const [showsOrganisers, setShowsOrganisers] = useState(false);
  return (
    <Page
      title="Competition Management"
      width="wide"
      intro="Review and manage competitions that people have submitted"
      actions={
        <Button variant="secondary" onClick={() => setShowsOrganisers(true)}>
          Approved organisers
        </Button>
      }
    >
      <Counters
        className="grid-cols-3 sm:grid-cols-3"
        query={useQuery(competitionCountsQuery)}
        tiles={({ pending, approved, rejected }) => [
          { label: 'Pending', value: pending },
          { label: 'Approved', value: approved },
          { label: 'Rejected', value: rejected },
        ]}
      />
      <OrganiserRequests />
      <OnceSettled>
        <Competitions />
      </OnceSettled>
      {showsOrganisers && <ApprovedOrganisersDialog onClose={() => setShowsOrganisers(false)} />}
    </Page>
  );
}

interface Opened {
  act: 'approve' | 'reject' | 'edit' | 'delete';
  competition: AdminCompetition;
}

/** The competitions that match, newest first, and what can be done about each. */
function Competitions() {
  const list = useAdminList({ filters: adminCompetitionsSearch, query: adminCompetitionsQuery });
  const decide = useDecideCompetition();
  const remove = useDeleteCompetition();
  const [opened, setOpened] = useState<Opened>();
  const decided = useUndoable(JSON.stringify(list.filters));
  const rows = useListKeys<HTMLDivElement>('tbody tr', undoable.undoLast);
  const open = (act: Opened['act']) => (competition: AdminCompetition) =>
    setOpened({ act, competition });
  const close = () => setOpened(undefined);
  const when = (act: Opened['act']) => (opened?.act === act ? opened.competition : undefined);
  const edited = when('edit');
  return (
    <div className="flex flex-col gap-6">
      <ListFilters
        list={list}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]"
        search={{
          placeholder: 'Name, organiser or town',
          className: 'sm:col-span-2 lg:col-span-1',
        }}
        choices={[
          {
            name: 'approval',
            label: 'Approval',
            placeholder: 'All approvals',
            options: optionsOf(APPROVAL_LABELS),
          },
          {
            name: 'status',
            label: 'Status',
            placeholder: 'All statuses',
            options: optionsOf(COMPETITION_STATUS_LABELS),
          },
        ]}
      />
      <AdminList
        list={list}
        rowsOf={(page) => page.competitions}
        words={{
          loading: 'Loading competitions...',
          failed: 'We couldn’t load the competitions',
          more: 'Load More Competitions',
        }}
        skeleton={{ rows: 5, height: 'h-20' }}
        empty={
          <NothingFound
            list={list}
            none={{
              title: 'No competitions available',
              text: 'Competitions appear here when people submit them.',
            }}
            noMatch={{
              title: 'No competitions found',
              text: 'Try adjusting your search criteria.',
              showAll: 'Show all competitions',
            }}
          />
        }
      >
        {(competitions) => (
          <>
            <ListKeysHint opens="opens the details" decides />
            <div ref={rows}>
              <CompetitionTable
                competitions={competitions}
                isBusy={({ id }) => decided.has(id)}
                onApprove={open('approve')}
                onReject={open('reject')}
                onEdit={open('edit')}
                onDelete={open('delete')}
              />
            </div>
          </>
        )}
      </AdminList>
      <ApproveDialog
        competition={when('approve')}
        onApprove={(competition, reason) => {
          decide({ competition, decision: 'approved', reason });
          close();
        }}
        onClose={close}
      />
      <RejectDialog
        competition={when('reject')}
        onReject={(competition, reason) => {
          decide({ competition, decision: 'rejected', reason });
          close();
        }}
        onClose={close}
      />
      {edited && <EditCompetitionDialog competition={edited} onClose={close} />}
      <DeleteDialog
        competition={when('delete')}
        onDelete={(competition, reason) => {
          remove(competition, reason);
          close();
        }}
        onClose={close}
      />
    </div>
  );
}
