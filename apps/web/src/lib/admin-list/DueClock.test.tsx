import { expect, it } from 'vitest';
import { timeLeft } from './DueClock.tsx';

const NOW = Date.parse('2026-11-16T12:00:00Z');
const MINUTE = 60_000;

it.each([
  [0.4, '1 min left', false],
  [60, '1 h left', false],
  [200, '3 h 20 min left', false],
  [4 * 24 * 60, '4 days left', false],
  [0, 'Overdue by 0 min', true],
  [-25, 'Overdue by 25 min', true],
  [-3 * 24 * 60, 'Overdue by 3 days', true],
])('%d minutes are said as %s', (minutes, text, isOverdue) => {
  expect(timeLeft(new Date(NOW + minutes * MINUTE), NOW)).toEqual({ text, isOverdue });
});
