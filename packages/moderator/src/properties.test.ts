import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moderate } from './index.ts';
import { EVASIONS, RED_PACK } from './testing/evasions.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 400 });
const wordy = fc
  .array(
    fc.constantFrom(
      'you',
      'are',
      'not',
      'stupid',
      'fat',
      'fuck',
      '🐷',
      'i',
      'kill',
      '07700',
      'coach',
      'never',
      '.',
      ',',
      'send',
      'pic',
    ),
    { maxLength: 40 },
  )
  .map((words) => words.join(' '));

describe('any text', () => {
  it('gives a verdict whose spans lie inside it and whose suggestions are green, twice the same', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, wordy), (text) => {
        const verdict = moderate(text);
        for (const { start, end } of verdict.spans) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        for (const suggestion of verdict.suggestions)
          expect(moderate(suggestion).severity).toBe('green');
        expect(moderate(text)).toEqual(verdict);
      }),
      { numRuns: 120 },
    );
  });

  it.each([
    ['one letter', 'a'.repeat(10_000)],
    ['spaced letters', 'f u '.repeat(2500)],
    ['stars', '*'.repeat(10_000)],
    ['dots', 'a.'.repeat(5000)],
    ['digits', '0 '.repeat(5000)],
    ['marks', `e${'\u0301'.repeat(9999)}`],
    ['emoji', '🐷'.repeat(5000)],
    ['you', 'you are '.repeat(1250)],
    ['mail', 'a@'.repeat(5000)],
    ['spaces', ' '.repeat(10_000)],
  ])('takes no long time: %s', (_, text) => {
    // Four times a post of 500 characters, which is below a hundred milliseconds on a quiet core; as a
    // generous ratio, because tests share their machine.
    expect(fastest(text)).toBeLessThan(14 * fastest(POST));
  });
});

const POST = 'We practised the hip circle and then she said that my split leap looked great today. '
  .repeat(6)
  .slice(0, 500);

function fastest(text: string): number {
  const times = Array.from({ length: 4 }, () => {
    const from = performance.now();
    moderate(text);
    return performance.now() - from;
  });
  return Math.min(...times);
}

describe.each(Object.entries(EVASIONS))('the disguise "%s"', (_, disguise) => {
  it('hides little', () => {
    const missed = RED_PACK.filter((text) => moderate(disguise(text)).severity !== 'red');
    expect(missed.slice(2)).toEqual([]);
  });
});
