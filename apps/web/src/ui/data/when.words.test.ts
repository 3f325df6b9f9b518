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
