import { expect, it } from 'vitest';
import { comingWords } from './start.coming.texts.ts';

const now = new Date('2026-11-17T10:00:00Z');

it.each([
  ['2026-11-17T17:30:00Z', 'Today, 17:30'],
  ['2026-11-17T09:00:00Z', 'Today, 09:00'],
  ['2026-11-18T09:00:00Z', 'Tomorrow, 09:00'],
  ['2026-11-24T17:30:00Z', 'Tue 24 Nov, 17:30'],
])('says when %s is', (moment, words) => {
  expect(comingWords(new Date(moment), now)).toBe(words);
});
