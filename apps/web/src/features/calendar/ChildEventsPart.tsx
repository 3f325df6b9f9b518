import { Button, CHECK_CONNECTION, EmptyState, QueryBoundary, Section } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { eventsQuery } from './calendar.queries.ts';
import { EventRows } from './list/EventList.tsx';
import { EventListLoading } from './list/EventListLoading.tsx';

const SHOWN = 3;

/** The next events of a child's clubs, for the guardian who answers. */
export function ChildEventsPart({ childId }: { childId: UserId }) {
  const query = useInfiniteQuery(eventsQuery({ childId }, 'upcoming'));
  const next = query.data?.pages[0]?.events.slice(0, SHOWN).map((event) => ({
    ...event,
    attendees: event.attendees.filter(({ userId }) => userId === childId),
  }));
  return (
    <Section
      title="Club events"
      actions={
        <Button
          variant="secondary"
          icon={<CalendarDays aria-hidden />}
          render={<Link to="/calendar" />}
        >
          Calendar
        </Button>
      }
    >
      <QueryBoundary
        query={{ ...query, data: next }}
        failed={{ level: 3, title: 'We couldn’t load the events', text: CHECK_CONNECTION }}
        loading={<EventListLoading />}
        empty={<EmptyState compact level={3} title="Nothing planned yet" />}
      >
        {(events) => <EventRows events={events} withClub narrow />}
      </QueryBoundary>
    </Section>
  );
}
