import * as z from 'zod';
import { HOME_ZONE } from '../kernel/index.ts';

const DAY_MS = 86_400_000;

/** A day in the calendar: 2026-11-15. What is none is not compared with others. */
export const ClubDay = z.iso.date({ error: 'Please choose a date', abort: true });
/** A time on the clock on the wall: 18:30. */
export const ClubTime = z
  .string('Please choose a time')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, { error: 'Please choose a time', abort: true });
/** A month in the calendar: 2026-11. */
export const ClubMonth = z
  .string()
  .regex(/^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/u, 'Please choose a month');

/** Made with the first moment that is read in a zone: a browser takes its time over it. */
const wallClocks = new Map<string, Intl.DateTimeFormat>();
function wallClockIn(timeZone: string): Intl.DateTimeFormat {
  const made = wallClocks.get(timeZone);
  if (made) return made;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  wallClocks.set(timeZone, clock);
  return clock;
}

/**
 * What calendar and clock of a club show at a moment. What belongs to no club keeps British time:
 * the day on which a challenge or a competition begins, say.
 */
export function clubTimeOf(moment: Date, zone = HOME_ZONE): { day: string; time: string } {
  const parts = Object.fromEntries(
    wallClockIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  const { day, time } = clubTimeOf(new Date(moment), zone);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(moment / 60_000) * 60_000;
}

/**
 * The moment at which the club's clock shows this: a training at six stays at six when the clocks
 * change. An hour that happens twice in autumn is the first
 * of the two; one that is left out in spring begins an hour later.
 */
export function instantAt(day: string, time: string, zone = HOME_ZONE): Date {
  const written = Date.parse(`${day}T${time}:00Z`);
  const byClockBefore = written - offsetAt(written - DAY_MS, zone);
  const byClockAfter = written - offsetAt(written + DAY_MS, zone);
  const shows = (moment: number) => {
    const shown = clubTimeOf(new Date(moment), zone);
    return shown.day === day && shown.time === time;
  };
  const exact = [byClockBefore, byClockAfter].find(shows);
  return new Date(exact ?? byClockBefore);
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days the second is after the first. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS);

/** The same day of the week, from the first day to the last at most. */
export const weeklyDays = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, Math.floor(daysBetween(first, last) / 7)) + 1 }, (_, week) =>
    addDays(first, week * 7),
  );

/** The month before or after. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
