import { CLUB_ZONE, type ClubEvent, clubTimeOf } from '@ribbon/domain/calendar';
import { dateFormat, withoutComma } from '@ribbon/domain/kernel';

const format = (options: Intl.DateTimeFormatOptions) =>
  dateFormat({ timeZone: CLUB_ZONE, ...options });

const longDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = format({ weekday: 'short', day: 'numeric', month: 'short' });
const month = format({ month: 'long', year: 'numeric' });
const shortMonth = format({ month: 'short' });
const weekday = format({ weekday: 'short' });
const number = format({ day: 'numeric' });

/** Tuesday 17 November 2026, where the club is. */
export const dayOf = (moment: Date): string => withoutComma(longDay.format(moment));
export const monthOf = (moment: Date): string => month.format(moment);
export const shortMonthOf = (moment: Date): string => shortMonth.format(moment);
export const weekdayOf = (moment: Date): string => weekday.format(moment);
export const dayNumberOf = (moment: Date): string => number.format(moment);

/** 17:30 – 19:00, with the day of the end where it is another one. */
export function timesOf({ startsAt, endsAt }: Pick<ClubEvent, 'startsAt' | 'endsAt'>): string {
  const [start, end] = [clubTimeOf(startsAt), clubTimeOf(endsAt)];
  const until = start.day === end.day ? end.time : `${shortDay.format(endsAt)}, ${end.time}`;
  return `${start.time} – ${until}`;
}

/** A day that is written as 2026-11-17, or a month written as 2026-11, in words. */
export const wordsOfDay = (day: string): string => dayOf(new Date(`${day}T12:00:00Z`));
export const wordsOfMonth = (written: string): string =>
  monthOf(new Date(`${written}-15T12:00:00Z`));
