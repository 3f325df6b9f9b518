import { useTitle } from '#lib/navigation/title.ts';
import { Button, CHECK_CONNECTION, EmptyState, Page, QueryBoundary } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { EventsPanel } from './EventsPanel.tsx';
import type { CalendarView } from './calendar.search.ts';
import { calendarsQuery } from './calendar.queries.ts';

/** The events of all clubs of the reader and of their children. */
export function CalendarScreen() {
  useTitle('Calendar');
  const query = useQuery(calendarsQuery);
  const { view = 'list' } = useSearch({ from: '/calendar' });
  const navigate = useNavigate({ from: '/calendar' });
  const show = (next: CalendarView) =>
    void navigate({
      search: next === 'list' ? {} : { view: next },
      replace: true,
      resetScroll: false,
    });
  // Starts loading events in parallel with the query for clubs.
  const panel = <EventsPanel view={view} onView={show} />;
  return (
    <Page title="Calendar" intro="What your clubs have planned.">
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load your calendar', text: CHECK_CONNECTION }}
        loading={panel}
        empty={
          <EmptyState
            title="No club yet"
            text="Once you or your child joins a club, its events will appear here."
            action={<Button render={<Link to="/clubs" />}>Find Clubs</Button>}
          />
        }
      >
        {() => panel}
      </QueryBoundary>
    </Page>
  );
}
