import * as z from 'zod';
import { ClubId } from '../accounts/index.ts';
import { type Who, kind, t } from '../kernel/index.ts';
import { EventId } from './calendar.schema.ts';

const ofEvent = z.object({
  clubId: ClubId,
  eventId: EventId,
  title: z.string(),
  /** How many dates it is about. */
  dates: z.int().min(1),
  /** True when the notification is about the named child and goes to a guardian. */
  isForChild: z.boolean(),
});
type OfEvent = z.infer<typeof ofEvent>;

const event = ({ clubId, eventId, dates }: OfEvent) =>
  dates === 1 ? `/clubs/${clubId}/events/${eventId}` : `/clubs/${clubId}/events`;
/** Whose event it is, for a guardian, and of how many dates. */
const valuesOf = ({ isForChild, title, dates }: OfEvent, { name }: Who) => ({
  reader: isForChild ? 'guardian' : 'member',
  name,
  title,
  dates,
});

/** Notifications about events of clubs. No text repeats what a user wrote. */
export const calendarKinds = {
  event_cancelled: kind({
    category: 'clubs',
    label: 'An event you replied to is cancelled',
    data: ofEvent,
    title: () => 'Cancelled',
    message: (data, who) =>
      t(
        '{reader, select, guardian {{name}: } other {}}{dates, plural, one {{title}} other {{title} (# dates)}} is cancelled.',
        valuesOf(data, who),
      ),
    link: event,
    mail: 'on',
  }),
  event_moved: kind({
    category: 'clubs',
    label: 'An event you replied to has changed',
    data: ofEvent,
    title: () => 'New time or place',
    message: (data, who) =>
      t(
        '{reader, select, guardian {{name}: } other {}}{dates, plural, one {{title}} other {{title} (# dates)}} has a new time or place.',
        valuesOf(data, who),
      ),
    link: event,
    mail: 'on',
  }),
  event_place_freed: kind({
    category: 'clubs',
    label: 'You got a place from a waiting list',
    data: ofEvent,
    title: () => 'A place came up',
    message: (data, who) =>
      t(
        '{reader, select, guardian {{name} has} other {You have}} a place at {title}.',
        valuesOf(data, who),
      ),
    link: event,
    mail: 'on',
  }),
};
