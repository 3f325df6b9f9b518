import { expect, it } from 'vitest';
import { dayText, daysText, monthText } from '../index.ts';

it('every day is written as in British English', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const month = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });
  for (let nth = 0; nth < 800; nth += 1) {
    const at = new Date(Date.UTC(2027, 0, 1 + nth));
    const day = at.toISOString().slice(0, 10);
    expect(dayText(day)).toBe(format.format(at));
    expect(monthText(day.slice(0, 7))).toBe(month.format(at));
  }
});

it.each([
  ['2027-05-03', null, '3 May 2027'],
  ['2027-05-03', '2027-05-03', '3 May 2027'],
  ['2027-05-03', '2027-05-05', '3–5 May 2027'],
  ['2027-04-30', '2027-05-02', '30 Apr – 2 May 2027'],
  ['2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
])('from %s to %s is %s', (startDate, endDate, words) => {
  expect(daysText({ startDate, endDate })).toBe(words);
});
