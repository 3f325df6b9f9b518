import {
  type ClubEvent,
  addDays,
  addMonths,
  clubTimeOf,
  daysBetween,
} from '@ribbon/domain/calendar';
import { dateFormat } from '@ribbon/domain/kernel';

const long = dateFormat({ weekday: 'long', timeZone: 'UTC' });
const short = dateFormat({ weekday: 'short', timeZone: 'UTC' });

/** From Monday on. */
export const weekdays = () =>
  Array.from({ length: 7 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 10, 16 + index));
    return { name: long.format(day), shown: short.format(day) };
  });

/** Whole weeks from Monday on that hold a month. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const lead = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7;
  const length = daysBetween(first, `${addMonths(month, 1)}-01`);
  const weeks = Math.ceil((lead + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(first, week * 7 + day - lead)),
  );
}

/** Events by the day on which they begin, where the club is. */
export const byDay = (events: readonly ClubEvent[]): Map<string, ClubEvent[]> =>
  Map.groupBy(events, ({ startsAt, zone }) => clubTimeOf(startsAt, zone).day);

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The day that a key leads to, in this month or another one; undefined for other keys. */
export function dayByKey(day: string, key: string): string | undefined {
  const step = STEPS[key];
  if (step !== undefined) return addDays(day, step);
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  if (key === 'Home') return addDays(day, -weekday);
  if (key === 'End') return addDays(day, 6 - weekday);
  if (key === 'PageUp' || key === 'PageDown') {
    const month = addMonths(day.slice(0, 7), key === 'PageUp' ? -1 : 1);
    const last = addDays(`${addMonths(month, 1)}-01`, -1);
    const same = `${month}-${day.slice(8)}`;
    return same > last ? last : same;
  }
  return undefined;
}
