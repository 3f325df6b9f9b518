import type { Char } from './characters.ts';

/** Digits as words. */
export const SPELLED: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  nought: '0',
  nil: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  ate: '8',
  nine: '9',
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  null: '0',
  eins: '1',
  zwei: '2',
  drei: '3',
  vier: '4',
  funf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  neun: '9',
  un: '1',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  sept: '7',
  huit: '8',
  neuf: '9',
  due: '2',
  tre: '3',
  quattro: '4',
  cinque: '5',
  sei: '6',
  sette: '7',
  otto: '8',
  nove: '9',
  ноль: '0',
  один: '1',
  два: '2',
  три: '3',
  четыре: '4',
  пять: '5',
  шесть: '6',
  семь: '7',
  восемь: '8',
  девять: '9',
};

/** Letters written for digits, beside a digit: "O7700 9OO l23"; the last ones only between two. */
const LIKE_DIGITS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };
const LIKE_DIGITS_BETWEEN: Readonly<Record<string, string>> = {
  ...LIKE_DIGITS,
  s: '5',
  b: '8',
  z: '2',
  g: '9',
};
const UNLEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** "s3ven", "zer0": a number word with digits for letters. */
export function leetDigit(
  chars: readonly Char[],
  from: number,
): { digit: string; to: number } | undefined {
  let to = from;
  while (to < from + 12 && /^[\p{L}\p{N}]$/u.test(chars[to]?.text ?? '')) to += 1;
  const written = textOf(chars, from, to);
  if (!/\d/.test(written) || !/\p{L}{2}/u.test(written)) return undefined;
  const digit = SPELLED[Array.from(written, (char) => UNLEET[char] ?? char).join('')];
  return digit === undefined ? undefined : { digit, to };
}

/** The digits that letters beside digits stand for, if all of them do. */
export function digitsFor(chars: readonly Char[], from: number, to: number): string | undefined {
  const before = /^\d$/.test(chars[from - 1]?.text ?? '');
  const after = /^\d$/.test(chars[to]?.text ?? '');
  if ((!before && !after) || to - from > 4) return undefined;
  const table = before && after ? LIKE_DIGITS_BETWEEN : LIKE_DIGITS;
  const digits = chars.slice(from, to).map(({ text }) => table[text]);
  return digits.every((digit) => digit !== undefined) ? digits.join('') : undefined;
}

/** The characters of a stretch, joined. */
export const textOf = (chars: readonly Char[], from: number, to: number) =>
  chars
    .slice(from, to)
    .map(({ text }) => text)
    .join('');
