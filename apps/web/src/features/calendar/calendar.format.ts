import { type ClubEvent, clubTimeOf } from '@ribbon/domain/calendar';
import { capitalised, momentIn, withoutComma } from '@ribbon/domain/kernel';

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;

type Times = Pick<ClubEvent, 'startsAt' | 'endsAt' | 'zone'>;
type Start = Omit<Times, 'endsAt'>;

const longDayIn = (zone: string, moment: Date) => withoutComma(momentIn(zone, LONG, moment));

/** Tuesday 17 November 2026, where the club is. */
export const dayOf = ({ startsAt, zone }: Start): string => longDayIn(zone, startsAt);
export const monthOf = ({ startsAt, zone }: Start): string =>
  capitalised(momentIn(zone, MONTH, startsAt));
export const shortMonthOf = ({ startsAt, zone }: Start): string =>
  momentIn(zone, { month: 'short' }, startsAt);
export const weekdayOf = ({ startsAt, zone }: Start): string =>
  momentIn(zone, { weekday: 'short' }, startsAt);
export const dayNumberOf = ({ startsAt, zone }: Start): string =>
  momentIn(zone, { day: 'numeric' }, startsAt);

/** 17:30 – 19:00, with the day of the end where it is another one. */
export function timesOf({ startsAt, endsAt, zone }: Times): string {
  const [start, end] = [clubTimeOf(startsAt, zone), clubTimeOf(endsAt, zone)];
  const until = start.day === end.day ? end.time : `${momentIn(zone, SHORT, endsAt)}, ${end.time}`;
  return `${start.time} – ${until}`;
}

/** A day that is written as 2026-11-17, as the start of an event that day would be. */
export const startOf = (day: string): Start => ({
  startsAt: new Date(`${day}T12:00:00Z`),
  zone: 'UTC',
});

/** A day that is written as 2026-11-17, or a month written as 2026-11, in words. */
export const wordsOfDay = (day: string): string => dayOf(startOf(day));
export const wordsOfMonth = (written: string): string => monthOf(startOf(`${written}-15`));
