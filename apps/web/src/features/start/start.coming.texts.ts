import { CLUB_ZONE, addDays, clubTimeOf } from '@ribbon/domain/calendar';
import { currentLocale, withoutComma } from '@ribbon/domain/kernel';

const DAY = { timeZone: CLUB_ZONE, weekday: 'short', day: 'numeric', month: 'short' } as const;

/** A moment to come, where the club is: Today, 17:30 · Tomorrow, 9:00 · Tue 24 Nov, 17:30. */
export function comingWords(moment: Date, now: Date): string {
  const [then, today] = [clubTimeOf(moment), clubTimeOf(now).day];
  const names = new Map([
    [today, 'Today'],
    [addDays(today, 1), 'Tomorrow'],
  ]);
  return `${names.get(then.day) ?? withoutComma(moment.toLocaleDateString(currentLocale(), DAY))}, ${then.time}`;
}
