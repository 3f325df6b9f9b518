import { expect, it } from 'vitest';
import { whenInFull, whenWords } from './when.words.ts';

const NOW = new Date(2026, 10, 17, 14, 5);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts);

it.each([
  ['a moment ago', at(2026, 10, 17, 14, 5), 'now'],
  ['a clock that runs ahead', at(2026, 10, 17, 14, 6), 'now'],
  ['minutes', at(2026, 10, 17, 13, 40), '25 min'],
  ['hours of today', at(2026, 10, 17, 11, 50), '2 h'],
  ['just after midnight', at(2026, 10, 17, 0, 0), '14 h'],
  ['just before midnight', at(2026, 10, 16, 23, 59), 'yesterday 23:59'],
  ['this week', at(2026, 10, 13, 18, 40), 'Fri 18:40'],
  ['a week ago', at(2026, 10, 10, 18, 40), '10 Nov'],
  ['another year', at(2025, 11, 24, 9, 0), '24 Dec 2025'],
])('says %s as people do', (_, moment, words) => {
  expect(whenWords(moment, NOW)).toBe(words);
});

it('has the whole date for those who ask', () => {
  expect(whenInFull(at(2026, 10, 15, 14, 5))).toBe('15 November 2026 at 14:05');
});

it('every day is written as in British English', () => {
  for (let nth = 0; nth < 800; nth += 1) {
    const moment = at(2026, 0, 1 + nth, nth % 24, (nth * 7) % 60);
    expect(whenInFull(moment)).toBe(
      moment.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
    );
    const later = at(2026, 0, 11 + nth, 12, 0);
    expect(whenWords(moment, later)).toBe(
      moment.toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'short',
        ...(moment.getFullYear() !== later.getFullYear() && { year: 'numeric' }),
      }),
    );
    const thisWeek = at(2026, 0, 5 + nth, 12, 0);
    expect(whenWords(moment, thisWeek).slice(0, 3)).toBe(
      moment.toLocaleDateString('en-GB', { weekday: 'short' }),
    );
  }
});
