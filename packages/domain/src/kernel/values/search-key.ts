import { LETTERS } from './search-letters.codes.ts';

/** How the romanisations of a name meet; the migration 0091 says the same in SQL, and why. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z])k+h|k+h(?=[a-z])/gu, 'h'],
  [/t[sz](?=[a-z])/gu, 'c'],
  [/(?<=[a-z])ii+/gu, 'i'],
  [/(?<![b-df-hj-np-tv-z])i+e(?=[a-z])/gu, 'e'],
  [/(?<=[aou])e(?=[b-df-hj-np-tw-z][a-z])/gu, ''],
  [/sht/gu, 'shch'],
  [/(?<![a-z])i+(?=[aou])/gu, 'y'],
];

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const latin = (text: string): string =>
  Array.from(text.replaceAll(/ь(?=[ео])/gu, 'и'), (letter) => LETTERS.get(letter) ?? letter).join(
    '',
  );
const inOneSpelling = (text: string): string =>
  SPELLINGS.reduce((key, [pattern, by]) => key.replaceAll(pattern, by), latin(text));

/** Cyrillic and Latin spellings of a name as one, without accents: what is typed becomes this. */
export function searchKey(text: string): string {
  const isUkrainian = /[іїєґ]/u.test(text.normalize('NFC').toLowerCase());
  return inOneSpelling(isUkrainian ? plain(text).replaceAll('г', 'h') : plain(text));
}

/** Whether a text holds what was typed, as the searches of the server compare them. */
export function hasWords(text: string, typed: string): boolean {
  const key = searchKey(typed);
  const written = plain(text);
  const forms = [
    written,
    latin(written),
    inOneSpelling(written),
    inOneSpelling(written.replaceAll('г', 'h')),
  ];
  return key !== '' && forms.some((form) => form.includes(key));
}
