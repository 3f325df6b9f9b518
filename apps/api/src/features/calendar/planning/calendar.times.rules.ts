import {
  type EventDetails,
  addDays,
  clubTimeOf,
  daysBetween,
  instantAt,
} from '@ribbon/domain/calendar';
import { dateFormat } from '@ribbon/domain/kernel';

type Times = Pick<EventDetails, 'startDay' | 'startTime' | 'endDay' | 'endTime'>;

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The same times on another day, by the clock on the wall: the moments follow when the clocks
 * change, the times do not.
 */
export function spanOn(day: string, times: Times): Span {
  const endDay = addDays(day, daysBetween(times.startDay, times.endDay));
  const startsAt = instantAt(day, times.startTime);
  const endsAt = instantAt(endDay, times.endTime);
  if (endsAt > startsAt) return { startsAt, endsAt };
  // In the night in which an hour is left out the end may be pushed before the start.
  const written = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`);
  const length = written(endDay, times.endTime) - written(day, times.startTime);
  return { startsAt, endsAt: new Date(startsAt.getTime() + length) };
}

/** How many days an event moves. */
export const daysMoved = (before: Date, { startDay }: Times): number =>
  daysBetween(clubTimeOf(before).day, startDay);

export const movedDay = (before: Date, days: number): string =>
  addDays(clubTimeOf(before).day, days);

export const dayInWords = (moment: Date): string => DAY.format(moment);

const DAY = dateFormat({
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
});
