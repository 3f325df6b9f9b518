import { EmptyState, ErrorState, LoadMore, Section } from '#ui';
import type { ClubEvent } from '@ribbon/domain/calendar';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { monthOf } from '../calendar.format.ts';
import { type Shown, eventsQuery } from '../calendar.queries.ts';
import { EventListLoading } from './EventListLoading.tsx';
import { EventRow } from './EventRow.tsx';

/** Events by month, page by page. */
export function EventList({
  shown,
  when = 'upcoming',
  action,
}: {
  shown: Shown;
  when?: 'upcoming' | 'past';
  /** The way on from an empty list. */
  action?: ReactNode;
}) {
  const query = useInfiniteQuery(eventsQuery(shown, when));
  if (query.isLoadingError) {
    return (
      <ErrorState
        title="The events could not be loaded"
        text="Please check your connection and try again."
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data === undefined) return <EventListLoading />;
  const events = query.data.pages.flatMap((page) => page.events);
  if (events.length === 0) {
    return (
      <EmptyState
        compact
        icon={<CalendarDays aria-hidden />}
        title={when === 'past' ? 'No past events' : 'Nothing planned yet'}
        text={
          when === 'past'
            ? 'What is over appears here.'
            : 'Trainings, displays and meetings appear here as soon as the club plans them.'
        }
        {...(action !== undefined && { action })}
      />
    );
  }
  return (
    <div className="flex flex-col gap-10">
      {[...Map.groupBy(events, ({ startsAt }) => monthOf(startsAt))].map(([month, rows]) => (
        <Section key={month} title={month}>
          <EventRows events={rows} withClub={shown.clubId === undefined} />
        </Section>
      ))}
      {query.hasNextPage && (
        <LoadMore
          label={when === 'past' ? 'Earlier events' : 'Later events'}
          pending={query.isFetchingNextPage}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="text-center text-danger">
          The next events could not be loaded. Please try again.
        </p>
      )}
    </div>
  );
}

export function EventRows({
  events,
  withClub,
  narrow = false,
}: {
  events: readonly ClubEvent[];
  withClub: boolean;
  narrow?: boolean;
}) {
  return (
    <ul className="flex flex-col divide-y-2 divide-line">
      {events.map((event) => (
        <EventRow key={event.id} event={event} withClub={withClub} narrow={narrow} />
      ))}
    </ul>
  );
}
