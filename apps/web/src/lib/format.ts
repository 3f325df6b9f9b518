const LOCALE = 'en-GB';

/** A day in full: 15 November 2026. */
export const longDay = (moment: Date): string =>
  moment.toLocaleDateString(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });

/** Where the day says nothing: November 2026. */
export const monthAndYear = (moment: Date): string =>
  moment.toLocaleDateString(LOCALE, { month: 'long', year: 'numeric' });

/** A day and the time on it: 15 Nov 2026, 14:05. */
export const dayAndTime = (moment: Date): string =>
  moment.toLocaleString(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const startOfDay = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** How many days away, in words: today, yesterday, in 3 days. */
export const daysAway = (moment: Date, now = new Date()): string =>
  relative.format(Math.round((startOfDay(moment) - startOfDay(now)) / 86_400_000), 'day');

const list = new Intl.ListFormat(LOCALE);

/** Names in a sentence: Maria, Tom and Olena. */
export const listed = (names: readonly string[]): string => list.format(names);
