import { clubGridClass, ClubListLoading } from '#features/clubs';
import { useAheadIsKnown } from '#features/competitions-ahead';
import { useIsChild } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import {
  Button,
  CHECK_CONNECTION,
  EmptyState,
  Page,
  QueryBoundary,
  Section,
  StatTile,
  StatTiles,
} from '#ui';
import type { Membership, MembershipType } from '@ribbon/domain/clubs';
import { Link } from '@tanstack/react-router';
import { CalendarDays, MapPin } from 'lucide-react';
import { useState } from 'react';
import { LeaveClubDialog } from './LeaveClubDialog.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { useMemberships } from './memberships.queries.ts';

export function MyClubsScreen() {
  useTitle('My Clubs');
  return (
    <Page
      title="My Clubs"
      width="wide"
      actions={
        <>
          <Button
            variant="secondary"
            icon={<CalendarDays aria-hidden />}
            render={<Link to="/calendar" />}
          >
            Calendar
          </Button>
          <Button variant="secondary" icon={<MapPin aria-hidden />} render={<Link to="/clubs" />}>
            Find Clubs
          </Button>
        </>
      }
    >
      <Memberships />
    </Page>
  );
}

function Memberships() {
  const query = useMemberships();
  const isKnown = useAheadIsKnown();
  if (!isKnown) return <ClubListLoading label="Loading your clubs..." />;
  return (
    <QueryBoundary
      query={query}
      failed={{ title: 'We couldn’t load your clubs', text: CHECK_CONNECTION }}
      loading={<ClubListLoading label="Loading your clubs..." />}
      empty={
        <EmptyState
          title="No Club Memberships"
          text="Find your club and ask to join. Its sessions, news and people are then here."
          action={<Button render={<Link to="/clubs" />}>Find Clubs</Button>}
        />
      }
    >
      {(memberships) => <Clubs memberships={memberships} />}
    </QueryBoundary>
  );
}

function Clubs({ memberships: data }: { memberships: readonly Membership[] }) {
  const [leaving, setLeaving] = useState<Membership>();
  const joined = data.filter(({ status }) => status === 'active');
  const waiting = data.filter(({ status }) => status !== 'active');
  const cards = (list: readonly Membership[]) => (
    <ul className={clubGridClass}>
      {list.map((membership) => (
        <MembershipCard
          key={membership.clubId}
          membership={membership}
          onLeave={() => setLeaving(membership)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {joined.length > 0 && <Figures joined={joined} />}
      {joined.length > 0 && <Section title="Your clubs">{cards(joined)}</Section>}
      {waiting.length > 0 && <Section title="Waiting for an answer">{cards(waiting)}</Section>}
      <LeaveClubDialog membership={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}

/** Children see no counts. */
function Figures({ joined }: { joined: readonly Membership[] }) {
  if (useIsChild()) return null;
  const held = (type: MembershipType) =>
    joined.filter(({ membershipType }) => membershipType === type).length;
  return (
    <StatTiles>
      <StatTile label="Total Clubs" one="Club" value={joined.length} />
      <StatTile label="Admin Roles" one="Admin Role" value={held('admin')} />
      <StatTile label="Coach Roles" one="Coach Role" value={held('coach')} />
      <StatTile label="Member Roles" one="Member Role" value={held('member')} />
    </StatTiles>
  );
}
