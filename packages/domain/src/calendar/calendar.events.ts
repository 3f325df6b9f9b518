import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { EventId } from './calendar.schema.ts';

/** One per person, so that a failed email is retried for that person only. */
const recipientOfEvents = z.object({ userId: UserId, eventIds: z.array(EventId).min(1) });

export const calendarEvents = {
  'club.event.cancelled': recipientOfEvents,
  /** Another time or another place. */
  'club.event.moved': recipientOfEvents,
  /** A place came up, and the first on the waiting list has it. */
  'club.event.place_freed': recipientOfEvents,
  /** Somebody was marked present or absent, or the mark was removed; training logs update. */
  'club.event.attendance_marked': z.object({ userId: UserId, eventId: EventId }),
};
