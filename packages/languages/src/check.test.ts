import { expect, it } from 'vitest';
import { differences } from './check.ts';
import { pseudo } from './pseudo.ts';

const CLUBS = '{n, plural, one {# club} other {# clubs}} in {city}';

it.each([
  ['de', 'Leave club', 'Verein verlassen'],
  ['de', CLUBS, '{n, plural, one {# Verein} other {# Vereine}} in {city}'],
  ['uk', CLUBS, '{city}: {n, plural, one {# клуб} few {# клуби} many {# клубів} other {# клубу}}'],
  ['bg', 'Read <0>our rules</0>', 'Прочети <0>правилата</0>'],
  ['uk', '{days} days', '{days, plural, one {# день} few {# дні} many {# днів} other {# дня}}'],
] as const)('%s: %s may be said as %s', (language, english, words) => {
  expect(differences(language, english, words)).toEqual([]);
});

it.each([
  ['de', 'Hello {name}', 'Hallo', 'has nothing in place of {name}'],
  ['de', 'Hello {name}', 'Hallo {nmae}', 'has {nmae} in place of {name}'],
  ['uk', CLUBS, '{n, plural, one {# клуб} other {# клубу}} {city}', 'lacks the plural “few”'],
  ['bg', 'Read <0>our rules</0>', 'Прочети правилата', 'has nothing in place of <0>'],
  ['fr', ' of {name}', 'de {name}', 'begins or ends with other spaces'],
  ['es', 'Hello', 'Hola {', 'cannot be read'],
] as const)('%s: %s as %s is refused', (language, english, words, why) => {
  expect(differences(language, english, words).join()).toContain(why);
});

it('a pseudo-language marks words, and neither names nor elements', () => {
  expect(pseudo('Read <0>our rules</0>, {name}: {n, plural, one {# club} other {# clubs}}')).toBe(
    'Réád <0>óúr rúlés</0>, {name}: {n, plural, one {# ćlúb} other {# ćlúbs}}',
  );
});
