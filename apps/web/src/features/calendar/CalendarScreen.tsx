import { useTitle } from '#lib/title.ts';
import { Button, EmptyState, ErrorState, Page } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EventsPanel } from './EventsPanel.tsx';
import { calendarsQuery } from './calendar.queries.ts';
import { EventListLoading } from './list/EventListLoading.tsx';

/** The events of all one's clubs, and of one's children's. */
export function CalendarScreen() {
  useTitle('Calendar');
  const { data, isLoadingError, isFetching, refetch } = useQuery(calendarsQuery);
  return (
    <Page title="Calendar" intro="What your clubs have planned.">
      {isLoadingError ? (
        <ErrorState
          title="Your calendar could not be loaded"
          text="Please check your connection and try again."
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <EventListLoading />
      ) : data.length === 0 ? (
        <EmptyState
          title="No club yet"
          text="When you, or a child you look after, belong to a club, its events appear here."
          action={<Button render={<Link to="/clubs" />}>Find Clubs</Button>}
        />
      ) : (
        <EventsPanel />
      )}
    </Page>
  );
}
