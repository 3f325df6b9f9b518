import { useTitle } from '#lib/navigation/title.ts';
import { Button, CHECK_CONNECTION, EmptyState, Page, QueryBoundary, SelectField } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { ManagedClub as Choice } from '@ribbon/domain/clubs';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { ManageLoading } from './ManageLoading.tsx';
import { ManagedClub } from './ManagedClub.tsx';
import { managedClubsQuery } from './club-admin.queries.ts';

/** The screen of club administrators; the address holds the club and the section. */
export function ClubAdminScreen() {
  useTitle('Club administration');
  const query = useQuery(managedClubsQuery);
  const { club: wanted } = useSearch({ from: '/club-admin' });
  const clubs = query.data ?? [];
  const chosen = clubs.find(({ id }) => id === wanted) ?? clubs[0];
  return (
    <Page
      title="Club administration"
      width="wide"
      actions={chosen && clubs.length > 1 && <ClubPicker clubs={clubs} chosen={chosen} />}
    >
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load your clubs', text: CHECK_CONNECTION }}
        loading={<ManageLoading />}
        empty={<NoClubs />}
      >
        {() => chosen && <ManagedClub key={chosen.id} clubId={chosen.id} />}
      </QueryBoundary>
    </Page>
  );
}

function NoClubs() {
  return (
    <EmptyState
      icon={<Building2 aria-hidden />}
      title="No Clubs to Manage"
      text="Clubs you run appear here. Find your club and claim it, or ask its administrators to add you."
      action={<Button render={<Link to="/clubs" />}>Find Clubs</Button>}
    />
  );
}

function ClubPicker({ clubs, chosen }: { clubs: readonly Choice[]; chosen: Choice }) {
  const navigate = useNavigate({ from: '/club-admin' });
  return (
    <SelectField
      label="Club"
      className="w-full sm:w-80"
      value={chosen.id}
      options={clubs.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }))}
      onChange={(event) =>
        void navigate({
          search: (old) => ({ ...old, club: event.target.value as ClubId }),
        })
      }
    />
  );
}
