import * as z from 'zod';

/** Clubs keep British time; a training at six stays at six when the clocks change. */
export const CLUB_ZONE = 'Europe/London';
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

/** Made with the first moment that is read: a browser takes its time over it. */
let wallClock: Intl.DateTimeFormat | undefined;

/** What calendar and clock of the club show at a moment. */
export function clubTimeOf(moment: Date): { day: string; time: string } {
  wallClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: CLUB_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(
    wallClock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

function offsetAt(moment: number): number {
  const { day, time } = clubTimeOf(new Date(moment));
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(moment / 60_000) * 60_000;
}

/**
 * The moment at which the club's clock shows this. An hour that happens twice in autumn is the first
 * of the two; one that is left out in spring begins an hour later.
 */
export function instantAt(day: string, time: string): Date {
  const written = Date.parse(`${day}T${time}:00Z`);
  const byClockBefore = written - offsetAt(written - DAY_MS);
  const byClockAfter = written - offsetAt(written + DAY_MS);
  const shows = (moment: number) => {
    const shown = clubTimeOf(new Date(moment));
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
