import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { useLastShown } from '#ui';
import { CLUB_FILTER_LABELS, ClubFilter } from '@ribbon/domain/clubs';
import { useState } from 'react';
import { ClubDetailsDialog } from './ClubDetailsDialog.tsx';
import { ClubFormDialog } from './form/ClubFormDialog.tsx';
import { ClubTable } from './ClubTable.tsx';
import { DeleteClubDialog } from './DeleteClubDialog.tsx';
import { RemoveAdminDialog } from './RemoveAdminDialog.tsx';
import { RestoreClubDialog } from './RestoreClubDialog.tsx';
import { adminClubsQuery } from './admin-clubs.queries.ts';
import { clubFilters } from './admin-clubs.search.ts';
import type { ClubAction, Opened } from './admin-clubs.actions.rules.ts';

const STATUSES = ClubFilter.options.map((value) => ({ value, label: CLUB_FILTER_LABELS[value] }));

const NO_MATCH = {
  title: 'No clubs found',
  text: 'Try part of the name, the town, or another status.',
};
const NONE_DELETED = {
  title: 'No deleted clubs',
  text: 'Deleted clubs stay here for 30 days and can be restored.',
};

/** The clubs: found, looked at, edited, deleted and brought back. */
export function ClubManagement() {
  const list = useAdminList({ filters: clubFilters, query: adminClubsQuery });
  const [opened, setOpened] = useState<Opened>();
  const club = useLastShown(opened)?.club;
  const shows = (action: ClubAction) => opened?.action === action;
  const close = () => setOpened(undefined);
  return (
    <div className="flex flex-col gap-6">
      <ListFilters
        list={list}
        className="grid gap-4 sm:grid-cols-[1fr_16rem]"
        search={{ placeholder: 'Name, town or address' }}
        choices={[{ name: 'status', label: 'Status', options: STATUSES, usual: 'all' }]}
      />
      <AdminList
        list={list}
        rowsOf={(page) => page.clubs}
        words={{ loading: 'Loading clubs...', failed: 'We couldn’t load the clubs' }}
        skeleton={{ rows: 6, height: 'h-16' }}
        empty={
          <NothingFound
            list={list}
            none={{ title: 'No clubs yet', text: 'Create the first one, or import a list.' }}
            noMatch={{
              ...(list.filters.status === 'deleted' ? NONE_DELETED : NO_MATCH),
              showAll: 'Show all clubs',
            }}
          />
        }
      >
        {(clubs) => <ClubTable clubs={clubs} onOpen={setOpened} />}
      </AdminList>
      <ClubDetailsDialog
        club={shows('view') ? opened?.club : undefined}
        onClose={close}
        onAct={setOpened}
      />
      <RestoreClubDialog club={shows('restore') ? opened?.club : undefined} onClose={close} />
      {club && (
        <>
          <ClubFormDialog club={club} open={shows('edit')} onClose={close} />
          <DeleteClubDialog club={club} open={shows('delete')} onClose={close} />
          <RemoveAdminDialog club={club} open={shows('removeAdmin')} onClose={close} />
        </>
      )}
    </div>
  );
}
