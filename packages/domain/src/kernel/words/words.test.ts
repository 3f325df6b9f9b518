import { describe, expect, it } from 'vitest';
import { dateFormat } from './dates.ts';
import { readMessage } from './message.ts';
import { readBy } from './reader.ts';
import { formatterOf, t } from './words.ts';

describe('a message', () => {
  it.each([
    ['We couldn’t load your family.', [], 'We couldn’t load your family.'],
    [
      '{name} would like to be your friend.',
      [{ name: 'Mia L.' }],
      'Mia L. would like to be your friend.',
    ],
    ['We won’t tell {name}.', [{ name: 'Mia L.' }], 'We won’t tell Mia L.'],
    ['We won’t tell {name}.', [{ name: 'Mia' }], 'We won’t tell Mia.'],
    ['Tell {name}, please.', [{ name: 'Mia L.' }], 'Tell Mia L., please.'],
    ['{count, number} members', [{ count: 12_345 }], '12,345 members'],
    [
      "Failed to leave club. Please don't try again.",
      [],
      "Failed to leave club. Please don't try again.",
    ],
  ])('%s', (text, values, said) => {
    expect(t(text, ...(values as []))).toBe(said);
  });

  const CLUBS = '{count, plural, =0 {No clubs} one {# club} other {# clubs}} in {city}';

  it.each([
    [0, 'No clubs in Leeds'],
    [1, '1 club in Leeds'],
    [2, '2 clubs in Leeds'],
    [1200, '1,200 clubs in Leeds'],
  ])('of %i says it as its number asks', (count, said) => {
    expect(t(CLUBS, { count, city: 'Leeds' })).toBe(said);
  });

  it('chooses by a word, and may nest', () => {
    const text =
      '{who, select, child {{count, plural, one {Your child} other {Your children}}} other {You}} can look.';
    expect(t(text, { who: 'child', count: 2 })).toBe('Your children can look.');
    expect(t(text, { who: 'you', count: 2 })).toBe('You can look.');
  });

  it('leaves # alone outside a plural, and what a value holds as it is', () => {
    expect(t('Case #{id}', { id: '{id}' })).toBe('Case #{id}');
  });

  it.each([
    ['{name', 'No ,'],
    ['name}', 'A bracket too many'],
    ['{}', 'No name'],
    ['{n, plural, one {#}}', 'No choice “other”'],
    ['{n, date}', 'Unknown kind date'],
  ])('%s is not one', (text, why) => {
    expect(() => readMessage(text)).toThrow(why);
  });
});

it('has the four plurals of Ukrainian', () => {
  const say = formatterOf('uk');
  const text = readMessage(
    '{n, plural, one {# клуб} few {# клуби} many {# клубів} other {# клубу}}',
  );
  expect([1, 3, 5, 21, 1.5].map((n) => say(text, { n }))).toEqual([
    '1 клуб',
    '3 клуби',
    '5 клубів',
    '21 клуб',
    '1,5 клубу',
  ]);
});

it('does not compile with a value that is missing or misspelt', () => {
  // @ts-expect-error the name is missing
  t('Hello {name}');
  // @ts-expect-error the name is misspelt
  t('Hello {name}', { nmae: 'Mia' });
  // @ts-expect-error a plural takes a number
  t('{n, plural, one {#} other {#}}', { n: 'one' });
  // @ts-expect-error it asks for nothing
  t('Hello', { name: 'Mia' });
  expect(t('Hello {name}', { name: 'Mia' })).toBe('Hello Mia');
});

it.each([
  ['bg', '19 ноември 2026'],
  ['uk', '19 листопада 2026'],
  ['en', '19 November 2026'],
] as const)('a date in %s leaves the stop to the sentence: %s', (language, written) => {
  readBy(() => ({ language }));
  const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
  expect(day.format(new Date('2026-11-19T12:00:00Z'))).toBe(written);
  readBy(() => ({ language: 'en' }));
});
