import { useSearchText } from '#lib/search-text.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadMore,
  Loading,
  SearchField,
  SelectField,
  Skeleton,
  useLastShown,
} from '#ui';
import { CLUB_FILTER_LABELS, ClubFilter } from '@ribbon/domain/clubs';
import { useState } from 'react';
import { ClubDetailsDialog } from './ClubDetailsDialog.tsx';
import { ClubFormDialog } from './form/ClubFormDialog.tsx';
import { ClubTable } from './ClubTable.tsx';
import { DeleteClubDialog } from './DeleteClubDialog.tsx';
import { RemoveAdminDialog } from './RemoveAdminDialog.tsx';
import { useAdminClubs } from './admin-clubs.queries.ts';
import type { ClubAction, Opened } from './club-actions.ts';

const filters = ClubFilter.options.map((value) => ({ value, label: CLUB_FILTER_LABELS[value] }));

/** The clubs: found, looked at, edited, deleted and brought back. */
export function ClubManagement() {
  const { field, words: search, clear } = useSearchText();
  const [status, setStatus] = useState<ClubFilter>('all');
  const [opened, setOpened] = useState<Opened>();
  const club = useLastShown(opened)?.club;
  const shows = (action: ClubAction) => opened?.action === action;
  const close = () => setOpened(undefined);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-[1fr_16rem]">
        <SearchField label="Search" placeholder="Name, town or address" {...field} />
        <SelectField
          label="Status"
          options={filters}
          value={status}
          onChange={({ target }) => setStatus(ClubFilter.parse(target.value))}
        />
      </div>
      <ClubList
        search={search}
        status={status}
        onOpen={setOpened}
        onClear={() => {
          clear();
          setStatus('all');
        }}
      />
      {club && (
        <>
          <ClubDetailsDialog
            club={club}
            open={shows('view')}
            onClose={close}
            onAct={(action) => setOpened({ action, club })}
          />
          <ClubFormDialog club={club} open={shows('edit')} onClose={close} />
          <DeleteClubDialog club={club} open={shows('delete')} onClose={close} />
          <RemoveAdminDialog club={club} open={shows('removeAdmin')} onClose={close} />
        </>
      )}
    </div>
  );
}

function ClubList({
  search,
  status,
  onOpen,
  onClear,
}: {
  search: string;
  status: ClubFilter;
  onOpen: (opened: Opened) => void;
  onClear: () => void;
}) {
  const clubs = useAdminClubs(search, status);
  if (clubs.isLoadingError) {
    return (
      <ErrorState
        title="The clubs could not be loaded"
        text="Please check your connection and try again."
        pending={clubs.isFetching}
        onRetry={() => void clubs.refetch()}
      />
    );
  }
  if (clubs.data === undefined) {
    return (
      <Loading label="Loading clubs..." className="flex flex-col gap-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="block" className="h-16" />
        ))}
      </Loading>
    );
  }
  const rows = clubs.data.pages.flatMap((page) => page.clubs);
  if (rows.length === 0) return <NoClubs {...{ search, status, onClear }} />;
  return (
    <>
      <ClubTable clubs={rows} onOpen={onOpen} />
      {clubs.hasNextPage && (
        <LoadMore pending={clubs.isFetchingNextPage} onLoad={() => void clubs.fetchNextPage()} />
      )}
    </>
  );
}

function NoClubs({
  search,
  status,
  onClear,
}: {
  search: string;
  status: ClubFilter;
  onClear: () => void;
}) {
  if (search === '' && status === 'all') {
    return <EmptyState title="No clubs yet" text="Make the first one, or import a list of them." />;
  }
  return (
    <EmptyState
      compact
      title={status === 'deleted' ? 'No deleted clubs' : 'No club matches'}
      text={
        status === 'deleted'
          ? 'A club that you delete stays here for 30 days and can be brought back.'
          : 'Try part of the name, the town, or another status.'
      }
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all clubs
        </Button>
      }
    />
  );
}
