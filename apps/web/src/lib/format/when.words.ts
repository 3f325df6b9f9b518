import { MONTHS, currentLocale, dateFormat, shortMonth, t } from '@ribbon/domain/kernel';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const startOfDay = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0);
const twoDigits = (number: number): string => String(number).padStart(2, '0');
const clock = (moment: Date): string =>
  `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
const isEnglish = () => currentLocale() === 'en-GB';
const weekday = dateFormat({ weekday: 'short' });
const dayAndMonth = dateFormat({ day: 'numeric', month: 'short' });
const dayOfYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const inFull = dateFormat({ dateStyle: 'long', timeStyle: 'short' });
const monthOf = (moment: Date): string => MONTHS[moment.getMonth()] ?? '';

/** A moment that has passed, as people say it: 5 min, 2 h, yesterday 18:40, Mon 18:40, 3 Nov. */
export function whenWords(moment: Date, now: Date): string {
  const ago = now.getTime() - moment.getTime();
  if (ago < MINUTE_MS) return t('now');
  if (ago < HOUR_MS) return t('{minutes} min', { minutes: Math.floor(ago / MINUTE_MS) });
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / DAY_MS);
  if (days === 0) return t('{hours} h', { hours: Math.floor(ago / HOUR_MS) });
  if (days === 1) return t('yesterday {time}', { time: clock(moment) });
  if (days < 7)
    return `${isEnglish() ? WEEKDAYS[moment.getDay()] : weekday.format(moment)} ${clock(moment)}`;
  const isThisYear = moment.getFullYear() === now.getFullYear();
  if (!isEnglish()) return (isThisYear ? dayAndMonth : dayOfYear).format(moment);
  const day = `${moment.getDate()} ${shortMonth(monthOf(moment))}`;
  return isThisYear ? day : `${day} ${moment.getFullYear()}`;
}

/** The same in full: 15 November 2026 at 14:05. */
export const whenInFull = (moment: Date): string =>
  isEnglish()
    ? `${moment.getDate()} ${monthOf(moment)} ${moment.getFullYear()} at ${clock(moment)}`
    : inFull.format(moment);
