import { expect, it } from 'vitest';
import { dayByKey, weeksOf } from './calendar.month.rules.ts';

it('a month is shown in whole weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.[6]).toBe('2026-12-06');
  expect(weeksOf('2027-02')).toHaveLength(4);
});

it.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-10-26'],
  ['End', '2026-11-01'],
  ['PageDown', '2026-12-01'],
  ['PageUp', '2026-10-01'],
  ['a', undefined],
])('%s leads from Sunday, 1 November 2026, to %s', (key, day) => {
  expect(dayByKey('2026-11-01', key)).toBe(day);
});

it('a day that the next month does not have is its last', () => {
  expect(dayByKey('2027-01-31', 'PageDown')).toBe('2027-02-28');
});
