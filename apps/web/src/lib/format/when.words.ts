import { MONTHS, shortMonth } from '@ribbon/domain/kernel';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const startOfDay = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0);
const twoDigits = (number: number): string => String(number).padStart(2, '0');
const clock = (moment: Date): string =>
  `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
const monthOf = (moment: Date): string => MONTHS[moment.getMonth()] ?? '';

/** A moment that has passed, as people say it: 5 min, 2 h, yesterday 18:40, Mon 18:40, 3 Nov. */
export function whenWords(moment: Date, now: Date): string {
  const ago = now.getTime() - moment.getTime();
  if (ago < MINUTE_MS) return 'now';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} min`;
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / DAY_MS);
  if (days === 0) return `${Math.floor(ago / HOUR_MS)} h`;
  if (days === 1) return `yesterday ${clock(moment)}`;
  if (days < 7) return `${WEEKDAYS[moment.getDay()]} ${clock(moment)}`;
  const day = `${moment.getDate()} ${shortMonth(monthOf(moment))}`;
  const year = moment.getFullYear();
  return year === now.getFullYear() ? day : `${day} ${year}`;
}

/** The same in full: 15 November 2026 at 14:05. */
export const whenInFull = (moment: Date): string =>
  `${moment.getDate()} ${monthOf(moment)} ${moment.getFullYear()} at ${clock(moment)}`;
