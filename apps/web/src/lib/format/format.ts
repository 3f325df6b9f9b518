import { currentLocale, dateFormat, listFormat } from '@ribbon/domain/kernel';

const LONG_DAY = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const MONTH = dateFormat({ month: 'long', year: 'numeric' });

/** A day in full: 15 November 2026. */
export const longDay = (moment: Date): string => LONG_DAY.format(moment);

/** Where the day says nothing: November 2026. */
export const monthAndYear = (moment: Date): string => MONTH.format(moment);

/** A day and the time on it: 15 Nov 2026, 14:05. */
export const dayAndTime = (moment: Date): string =>
  moment.toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

// Made with the first word: the browser reads a table for it that takes longer than drawing a screen.
let relative: Intl.RelativeTimeFormat | undefined;
const startOfDay = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** How many days away, in words: today, yesterday, in 3 days. */
export function daysAway(moment: Date, now = new Date()): string {
  relative ??= new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' });
  return relative.format(Math.round((startOfDay(moment) - startOfDay(now)) / 86_400_000), 'day');
}

const list = listFormat();

/** Names in a sentence: Maria, Tom and Olena. */
export const listed = (names: readonly string[]): string => list.format(names);
