import type { StartPageProvider } from '#platform/slice';
import type { EventReading } from './calendar.read.service.ts';

/** The next event of the member's clubs, or of a child's. */
export const nextEventLines =
  ({ list }: Pick<EventReading, 'list'>): StartPageProvider =>
  async (member) => {
    const { events } = await list(member, { when: 'upcoming' });
    const next = events.find(({ status }) => status === 'scheduled');
    if (next === undefined) return [];
    const { id, clubId, clubName, title, startsAt: at, zone } = next;
    const link = `/clubs/${clubId}/events/${id}`;
    return [{ kind: 'event', count: null, title, note: clubName, at, zone, link }];
  };
