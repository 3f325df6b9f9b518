import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geocoder } from './index.ts';
import { isOneSlipApart, shortenings } from './spelling.ts';
import { rowsOf } from './table.ts';

const { locate, suggest } = geocoder();
const codes = rowsOf('postcode-districts').map(([code = '']) => code);
const large = rowsOf('places').filter(
  ([name = '', , population]) => name.length >= 8 && Number(population) > 50_000,
);
const letter = fc.constantFrom(...'ABDEFGHJLNPQRSTUWXYZ'.split(''));
const inward = fc
  .tuple(fc.integer({ min: 0, max: 9 }), letter, letter)
  .map((parts) => parts.join(''));
const wordy = fc
  .array(
    fc.constantFrom(
      'Leeds',
      'LS6',
      '3AB',
      ',',
      'Newport',
      'Kent',
      'St',
      '-',
      '12',
      'UK',
      'on',
      '\n',
    ),
    {
      maxLength: 40,
    },
  )
  .map((words) => words.join(' '));

describe('any text', () => {
  it('gives a position in the United Kingdom or nothing, twice the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), wordy), (text) => {
        const place = locate(text);
        expect(locate(text)).toEqual(place);
        for (const one of [...(place ? [place] : []), ...suggest(text, 5)]) {
          expect(one.name).not.toBe('');
          expect(one.latitude).toBeGreaterThan(49);
          expect(one.latitude).toBeLessThan(61);
          expect(one.longitude).toBeGreaterThan(-9);
          expect(one.longitude).toBeLessThan(2);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['letters', 'a'.repeat(300)],
    ['much', 'Leeds, '.repeat(100_000)],
    ['commas', ','.repeat(300)],
    ['words', 'on '.repeat(100)],
    ['spaces', ' '.repeat(300)],
    ['half postcodes', 'LS6 '.repeat(75)],
    ['digits', '1'.repeat(300)],
    ['marks', `e${'\u0301'.repeat(299)}`],
    ['ligatures that grow', 'ﷺ'.repeat(300)],
    ['a name nobody has', 'Llanfairpwllgwyngyllgogerychwyrndrobwllx'],
  ])('takes no long time: %s', (_, text) => {
    // Twelve times at most on a quiet machine; what runs away takes thousands.
    expect(fastest(text)).toBeLessThan(100 * fastest('Stoke-on-Tremt'));
  });
});

function fastest(text: string): number {
  const times = Array.from({ length: 10 }, () => {
    const from = performance.now();
    locate(text);
    suggest(text, 10);
    return performance.now() - from;
  });
  return Math.min(...times);
}

describe('any district with any inward code', () => {
  it('is that district', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        inward,
        fc.constantFrom('', ' ', '  '),
        (code, end, gap) => {
          const place = locate(code);
          expect(locate(`${code}${gap}${end}`)).toEqual(place);
          expect(locate(`1 High Street, Anytown ${code} ${end}, England`)).toEqual(place);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('any large town with a letter left out', () => {
  it('is still a place', () => {
    const written = large.flatMap(([name = '']) => shortenings(name));
    expect(written.filter((name) => locate(name) === undefined)).toEqual([]);
  });
});

describe('one slip', () => {
  it.each([
    ['leeds', 'leds', true],
    ['leeds', 'leedss', true],
    ['leeds', 'leads', true],
    ['leeds', 'leesd', true],
    ['leeds', 'eleds', true],
    ['leeds', 'leeds', false],
    ['leeds', 'lds', false],
    ['leeds', 'sdeel', false],
    ['leeds', 'elesd', false],
    ['', 'a', true],
  ])('between "%s" and "%s": %s', (one, two, expected) => {
    expect(isOneSlipApart(one, two)).toBe(expected);
    expect(isOneSlipApart(two, one)).toBe(expected);
  });
});
