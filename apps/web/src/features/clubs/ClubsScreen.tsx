import { SignInRequiredDialog, clubChoicesQuery } from '#features/accounts';
import { useDebounced } from '#lib/debounced.ts';
import type { PendingAction } from '#lib/pending-action.ts';
import { useMe } from '#lib/session.ts';
import { useTitle } from '#lib/title.ts';
import { Button, EmptyState, ErrorState, Notice, Page, Section, TextField } from '#ui';
import { type Me, can } from '@ribbon/domain/accounts';
import { CLUB_CHOICES, type ClubChoice, type Membership } from '@ribbon/domain/clubs';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ClubCard } from './ClubCard.tsx';
import { ClubListLoading } from './ClubListLoading.tsx';
import { clubGridClass } from './clubGridClass.ts';
import { useJoinClub, useMemberships } from './clubs.queries.ts';

/** How a membership begins if nothing is in the way. */
const expectedOf = (
  me: Me,
  { id, name, joinPolicy, city, country, art, rating }: ClubChoice,
): Membership => ({
  city,
  country,
  art,
  rating,
  clubId: id,
  clubName: name,
  // What the finder does not know comes with the answer.
  membersCount: 0,
  address: null,
  hours: null,
  phone: null,
  email: null,
  website: null,
  programs: [],
  membershipType: 'member',
  joinedAt: new Date(),
  status:
    me.ageBand === 'under13'
      ? 'waiting_guardian'
      : joinPolicy === 'open'
        ? 'active'
        : 'waiting_club',
});

export function ClubsScreen() {
  useTitle('RG Club finder');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 300);
  return (
    <Page
      title="Find Your Perfect Gymnastics Club"
      intro="Rhythmic gymnastics clubs. Search by name or by town. Is one of them yours? Claim it."
      width="wide"
    >
      <TextField
        label="Club or town"
        type="search"
        autoComplete="off"
        maxLength={80}
        className="max-w-xl"
        icon={<Search aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Section title={search === '' ? 'Clubs' : `Clubs matching “${search}”`}>
        <ClubList search={search} onClear={() => setTyped('')} />
      </Section>
    </Page>
  );
}

function ClubList({ search, onClear }: { search: string; onClear: () => void }) {
  const me = useMe();
  const clubs = useQuery(clubChoicesQuery(search, 'all'));
  const memberships = useMemberships();
  const join = useJoinClub();
  const [wish, setWish] = useState<PendingAction>();

  if (clubs.isLoadingError) {
    return (
      <ErrorState
        level={3}
        title="The clubs could not be loaded"
        text="Please check your connection and try again."
        pending={clubs.isFetching}
        onRetry={() => void clubs.refetch()}
      />
    );
  }
  // Nobody is offered a club that they may be a member of already.
  if (clubs.data === undefined || me === undefined || memberships.isLoading) {
    return <ClubListLoading label="Loading clubs..." />;
  }
  if (clubs.data.length === 0) {
    return (
      <NoClubs
        search={search}
        isAdmin={can(me ?? undefined, 'viewSystemAdmin')}
        onClear={onClear}
      />
    );
  }

  const own = new Map(memberships.data?.map(({ clubId, status }) => [clubId, status]));
  const joinOrAsk = (club: ClubChoice) => {
    const { id: clubId, name: clubName } = club;
    if (me) join.mutate({ clubId, clubName, expected: expectedOf(me, club) });
    else setWish({ kind: 'joinClub', clubId, clubName });
  };
  return (
    <>
      {memberships.isLoadingError && (
        <Notice
          tone="caution"
          action={
            <Button variant="secondary" onClick={() => void memberships.refetch()}>
              Try again
            </Button>
          }
        >
          We could not load which clubs you belong to.
        </Notice>
      )}
      <ul className={clubGridClass}>
        {clubs.data.map((club) => (
          <ClubCard
            key={club.id}
            club={club}
            status={own.get(club.id)}
            pending={join.isPending && join.variables.clubId === club.id}
            onJoin={() => joinOrAsk(club)}
          />
        ))}
      </ul>
      {clubs.data.length === CLUB_CHOICES && (
        <p className="text-muted">There are more. Type a name or a town to find yours.</p>
      )}
      <SignInRequiredDialog wish={wish} onClose={() => setWish(undefined)} />
    </>
  );
}

function NoClubs({
  search,
  isAdmin,
  onClear,
}: {
  search: string;
  isAdmin: boolean;
  onClear: () => void;
}) {
  if (search === '') {
    const text = isAdmin
      ? 'Add some clubs in the admin panel.'
      : 'The first ones are on their way.';
    return <EmptyState level={3} title="No clubs found" text={text} />;
  }
  return (
    <EmptyState
      level={3}
      compact
      title="No club matches"
      text="Try another spelling, part of the name, or the next larger town."
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all clubs
        </Button>
      }
    />
  );
}
