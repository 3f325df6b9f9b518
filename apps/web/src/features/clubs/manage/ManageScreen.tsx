import { useTitle } from '#lib/title.ts';
import { Button, EmptyState, ErrorState, Loading, Page, SelectField, Skeleton, Tabs } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { ManagedClub } from '@ribbon/domain/clubs';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { ClubFiguresTiles } from './ClubFiguresTiles.tsx';
import { ClubHeader } from './ClubHeader.tsx';
import { MembersTab } from './MembersTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PostsTab } from './PostsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { managedClubsQuery, overviewQuery } from './manage.queries.ts';
import type { ManageSearch, ManageTab } from './manage.search.ts';

/** The place of those who run a club. Which club and which part of it is in the address. */
export function ManageScreen() {
  useTitle('Club administration');
  const { data: clubs, isLoadingError, isFetching, refetch } = useQuery(managedClubsQuery);
  const { club: wanted } = useSearch({ from: '/club-admin' });
  if (isLoadingError) {
    return (
      <Page title="Club administration" width="wide">
        <ErrorState
          title="Your clubs could not be loaded"
          text="Please check your connection and try again."
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  if (clubs === undefined) {
    return (
      <Page title="Club administration" width="wide">
        <ScreenLoading />
      </Page>
    );
  }
  const chosen = clubs.find(({ id }) => id === wanted) ?? clubs[0];
  return (
    <Page
      title="Club administration"
      width="wide"
      actions={chosen && clubs.length > 1 && <ClubPicker clubs={clubs} chosen={chosen} />}
    >
      {chosen ? <Club key={chosen.id} clubId={chosen.id} /> : <NoClubs />}
    </Page>
  );
}

function NoClubs() {
  return (
    <EmptyState
      icon={<Building2 aria-hidden />}
      title="No Clubs to Manage"
      text="When you run a club, it appears here. Find your club and claim it, or ask its administrators to make you one of them."
      action={<Button render={<Link to="/clubs" />}>Find Clubs</Button>}
    />
  );
}

function ClubPicker({ clubs, chosen }: { clubs: readonly ManagedClub[]; chosen: ManagedClub }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Club"
      className="w-full sm:w-80"
      value={chosen.id}
      options={clubs.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }))}
      onChange={(event) =>
        void navigate({
          to: '/club-admin',
          search: (old: ManageSearch) => ({ ...old, club: event.target.value as ClubId }),
        })
      }
    />
  );
}

function Club({ clubId }: { clubId: ClubId }) {
  const { data, isLoadingError, isFetching, refetch } = useQuery(overviewQuery(clubId));
  const { tab = 'overview' } = useSearch({ from: '/club-admin' });
  const navigate = useNavigate();
  if (isLoadingError) {
    return (
      <ErrorState
        title="This club could not be loaded"
        text="Please check your connection and try again."
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <ScreenLoading />;
  const { club, figures, waiting } = data;
  const show = (next: ManageTab) =>
    void navigate({
      to: '/club-admin',
      search: (old: ManageSearch) => ({ ...old, club: clubId, tab: next }),
      replace: true,
    });
  return (
    <>
      <ClubHeader {...data} />
      <ClubFiguresTiles figures={figures} />
      <Tabs
        label="Parts of the club"
        value={tab}
        onValueChange={(next) => show(next as ManageTab)}
        items={[
          { value: 'overview', label: 'Overview', panel: <OverviewTab clubId={clubId} /> },
          {
            value: 'members',
            label: 'Members',
            count: waiting,
            panel: <MembersTab clubId={clubId} />,
          },
          { value: 'settings', label: 'Settings', panel: <SettingsTab club={club} /> },
          { value: 'posts', label: 'Posts', panel: <PostsTab clubId={clubId} /> },
        ]}
      />
    </>
  );
}

function ScreenLoading() {
  return (
    <Loading label="Loading your clubs..." className="flex flex-col gap-10">
      <Skeleton shape="block" className="h-32" />
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
        {['members', 'posts', 'events', 'growth'].map((tile) => (
          <Skeleton key={tile} shape="block" className="h-20" />
        ))}
      </div>
      <Skeleton shape="block" className="h-64" />
    </Loading>
  );
}
