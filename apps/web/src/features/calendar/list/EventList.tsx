import { CHECK_CONNECTION, EmptyState, PagedList, Section } from '#ui';
import type { ClubEvent } from '@ribbon/domain/calendar';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { monthOf } from '../calendar.format.ts';
import { eventsQuery, type Shown } from '../calendar.queries.ts';
import { useRegistersAtHand } from '../register/calendar.register.queries.ts';
import { EventListLoading } from './EventListLoading.tsx';
import { EventRow } from './EventRow.tsx';

const NO_EVENTS: readonly ClubEvent[] = [];

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
  const isPast = when === 'past';
  const query = useInfiniteQuery(eventsQuery(shown, when));
  useRegistersAtHand(query.data?.pages[0]?.events ?? NO_EVENTS);
  return (
    <div className="flex flex-col gap-10">
      <PagedList
        query={query}
        rowsOf={(page) => page.events}
        loading={<EventListLoading />}
        failed={{ title: 'We couldn’t load the events', text: CHECK_CONNECTION }}
        empty={
          <EmptyState
            compact
            icon={<CalendarDays aria-hidden />}
            title={isPast ? 'No past events' : 'Nothing planned yet'}
            text={
              isPast
                ? 'Past events appear here.'
                : 'Training, displays and meetings appear here once the club plans them.'
            }
            {...(action !== undefined && { action })}
          />
        }
        moreLabel={isPast ? 'Earlier events' : 'Later events'}
        moreFailed="We couldn’t load more events. Please try again."
      >
        {(events) =>
          [...Map.groupBy(events, (event) => monthOf(event))].map(([month, rows]) => (
            <Section key={month} title={month}>
              <EventRows events={rows} withClub={shown.clubId === undefined} />
            </Section>
          ))
        }
      </PagedList>
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
