import { MissingScreen } from '#lib/detail-screen/MissingScreen.tsx';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, CHECK_CONNECTION, Page, QueryBoundary } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { ClubEventsPanel } from './ClubEventsPanel.tsx';
import { calendarsQuery } from './calendar.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** The calendar of one club, for its members and their guardians. */
export function ClubEventsScreen() {
  const { clubId } = useParams({ from: '/clubs/$clubId/events' });
  const query = useQuery(calendarsQuery);
  const club = query.data?.find((calendar) => calendar.clubId === clubId);
  useTitle(club ? t('{clubName} events', { clubName: club.clubName }) : 'Club events');
  if (query.data && !club) return <NotYourClub />;
  // Its events are asked for at once, beside what the club is called.
  const panel = <ClubEventsPanel clubId={clubId as ClubId} canManage={club?.canManage ?? false} />;
  return (
    <Page
      title="Club events"
      kicker={club?.clubName ?? '\u00A0'}
      actions={
        <Button
          variant="secondary"
          icon={<CalendarDays aria-hidden />}
          render={<Link to="/calendar" />}
        >
          All my clubs
        </Button>
      }
    >
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load the calendar', text: CHECK_CONNECTION }}
        loading={panel}
      >
        {() => panel}
      </QueryBoundary>
    </Page>
  );
}

/** The same screen for a club that does not exist and for one the reader does not manage. */
export const NotYourClub = () => (
  <MissingScreen
    text="Only club members and their guardians can see events."
    back={<Button render={<Link to="/my-clubs" />}>My Clubs</Button>}
  />
);
