import { addDays, clubTimeOf } from '@ribbon/domain/calendar';
import { HOME_ZONE, currentLocale, withoutComma } from '@ribbon/domain/kernel';

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** A moment to come, where the club is: Today, 17:30 · Tomorrow, 9:00 · Tue 24 Nov, 17:30. */
export function comingWords(moment: Date, now: Date, timeZone = HOME_ZONE): string {
  const [then, today] = [clubTimeOf(moment, timeZone), clubTimeOf(now, timeZone).day];
  const names = new Map([
    [today, 'Today'],
    [addDays(today, 1), 'Tomorrow'],
  ]);
  return `${names.get(then.day) ?? withoutComma(moment.toLocaleDateString(currentLocale(), { ...DAY, timeZone }))}, ${then.time}`;
}
