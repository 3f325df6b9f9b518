import {
  type EventDetails,
  addDays,
  clubTimeOf,
  daysBetween,
  instantAt,
} from '@ribbon/domain/calendar';
import { currentLocale } from '@ribbon/domain/kernel';

type Times = Pick<EventDetails, 'startDay' | 'startTime' | 'endDay' | 'endTime'>;

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The same times on another day, by the clock on the wall: the moments follow when the clocks
 * change, the times do not.
 */
export function spanOn(day: string, times: Times, zone: string): Span {
  const endDay = addDays(day, daysBetween(times.startDay, times.endDay));
  const startsAt = instantAt(day, times.startTime, zone);
  const endsAt = instantAt(endDay, times.endTime, zone);
  if (endsAt > startsAt) return { startsAt, endsAt };
  // In the night in which an hour is left out the end may be pushed before the start.
  const written = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`);
  const length = written(endDay, times.endTime) - written(day, times.startTime);
  return { startsAt, endsAt: new Date(startsAt.getTime() + length) };
}

/** How many days an event moves. */
export const daysMoved = (before: Date, { startDay }: Times, zone: string): number =>
  daysBetween(clubTimeOf(before, zone).day, startDay);

export const movedDay = (before: Date, days: number, zone: string): string =>
  addDays(clubTimeOf(before, zone).day, days);

export const dayInWords = (moment: Date, timeZone: string): string =>
  moment.toLocaleDateString(currentLocale(), { timeZone, day: 'numeric', month: 'long' });
