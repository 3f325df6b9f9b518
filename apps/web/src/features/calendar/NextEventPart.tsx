import { Section } from '#ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { eventsQuery } from './calendar.queries.ts';
import { EventRows } from './list/EventList.tsx';

/** The next training of the reader's clubs; nothing if none is planned. */
export function NextEventPart() {
  const { data } = useInfiniteQuery(eventsQuery({}, 'upcoming'));
  const next = data?.pages[0]?.events.find(
    ({ kind, status }) => kind === 'training' && status === 'scheduled',
  );
  if (next === undefined) return null;
  return (
    <Section title="Next club session">
      <EventRows events={[next]} withClub narrow />
    </Section>
  );
}
