const LOCALE = 'en-GB';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const startOfDay = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0);
const clock = (moment: Date): string =>
  moment.toLocaleTimeString(LOCALE, { hour: '2-digit', minute: '2-digit' });

/** A moment that has passed, as people say it: 5 min, 2 h, yesterday 18:40, Mon 18:40, 3 Nov. */
export function whenWords(moment: Date, now: Date): string {
  const ago = now.getTime() - moment.getTime();
  if (ago < MINUTE_MS) return 'now';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} min`;
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / DAY_MS);
  if (days === 0) return `${Math.floor(ago / HOUR_MS)} h`;
  if (days === 1) return `yesterday ${clock(moment)}`;
  if (days < 7) {
    return `${moment.toLocaleDateString(LOCALE, { weekday: 'short' })} ${clock(moment)}`;
  }
  return moment.toLocaleDateString(LOCALE, {
    day: 'numeric',
    month: 'short',
    ...(moment.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
}

/** The same in full: 15 November 2026 at 14:05. */
export const whenInFull = (moment: Date): string =>
  moment.toLocaleString(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
