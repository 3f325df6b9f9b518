import { PLAIN, TO_CYRILLIC, TO_LATIN } from './confusables.ts';
import { digitOf } from './numerals.ts';
import {
  boxedLetter,
  emojiName,
  indicatorLetter,
  isDarkTone,
  isIndicator,
  isSkinTone,
  peopleOf,
  signName,
} from './emoji.ts';

/** One character as it is read, and where it stood in the original, in UTF-16 units. */
export interface Char {
  text: string;
  start: number;
  end: number;
  /** Set when the character is a picture that says a word. */
  emoji?: string;
  /** What it shows, where only the reader of an adult's words to a child asks. */
  sign?: string;
  isDark?: boolean;
}

/** Characters that nobody sees: joiners, direction marks, variation selectors, tags. */
const IGNORED_RANGES: readonly (readonly [number, number])[] = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x20e3, 0x20e3],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xe0000, 0xe0fff],
];
const isIgnored = (point: number) =>
  IGNORED_RANGES.some(([first, last]) => point >= first && point <= last);
const MARK = /^\p{M}$/u;
const LATIN = /^[a-z\u00c0-\u024f]$/u;
const CYRILLIC = /^\p{Script=Cyrillic}$/u;
const FOREIGN_LETTER = /^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]$/u;
const LETTER = /^\p{L}$/u;
const PICTURE = /^\p{Extended_Pictographic}$/u;

/** The text as a person reads it: no invisible signs, one form for every letter. */
export function readCharacters(original: string): Char[] {
  const chars: Char[] = [];
  for (let at = 0; at < original.length;) {
    const point = original.codePointAt(at) ?? 0;
    const size = point > 0xffff ? 2 : 1;
    const next = original.codePointAt(at + size) ?? 0;
    if (isIndicator(point) && isIndicator(next)) {
      const letters = indicatorLetter(point) + indicatorLetter(next);
      pushFlag(chars, letters, at, at + size + 2);
      at += size + 2;
      continue;
    }
    if (isSkinTone(point)) darken(chars, point);
    // The signs for man and woman after a joiner only colour the picture before them.
    else if (point !== 0x2640 && point !== 0x2642) pushPoint(chars, point, at, at + size);
    at += size;
  }
  return withoutDisguise(chars);
}

/** A dark hand or face may stand for Black people, where something is said about them. */
function darken(chars: Char[], point: number) {
  const last = chars.at(-1);
  if (last?.emoji && isDarkTone(point)) last.isDark = true;
}

function pushFlag(chars: Char[], letters: string, start: number, end: number) {
  const people = peopleOf(letters);
  if (people) chars.push({ text: ' ', start, end, emoji: people });
  else for (const letter of letters) chars.push({ text: letter, start, end });
}

function pushPoint(chars: Char[], point: number, start: number, end: number) {
  if (point < 128) {
    chars.push({ text: String.fromCharCode(point).toLowerCase(), start, end });
    return;
  }
  const symbol = String.fromCodePoint(point);
  if (isIgnored(point) || MARK.test(symbol)) return;
  const digit = digitOf(point);
  if (digit !== undefined) {
    chars.push({ text: digit, start, end });
    return;
  }
  const name = emojiName(symbol);
  if (name === '$') chars.push({ text: '$', start, end });
  else if (name) chars.push({ text: ' ', start, end, emoji: name });
  else {
    const boxed = boxedLetter(point);
    if (boxed) chars.push({ text: boxed, start, end });
    else if (PICTURE.test(symbol) && point > 0x2190)
      chars.push({ text: ' ', start, end, emoji: 'emoji', ...signed(symbol) });
    else for (const text of plain(symbol)) chars.push({ text, start, end });
  }
}

const signed = (symbol: string) => {
  const sign = signName(symbol);
  return sign === undefined ? {} : { sign };
};

/** Compatibility forms undone, lower case, accents off Latin letters; Cyrillic keeps й and ї. */
function plain(symbol: string): string[] {
  const letters: string[] = [];
  for (const letter of symbol.normalize('NFKC').toLowerCase()) {
    const known = PLAIN.get(letter);
    if (known) letters.push(...Array.from(known));
    else if (CYRILLIC.test(letter)) letters.push(letter);
    else for (const part of letter.normalize('NFD')) if (!MARK.test(part)) letters.push(part);
  }
  return letters;
}

/** Look-alikes inside mixed words go towards the alphabet that most of the text is written in. */
function withoutDisguise(chars: Char[]): Char[] {
  let latin = 0;
  let foreign = 0;
  for (const { text } of chars) {
    if (LATIN.test(text)) latin += 1;
    else if (FOREIGN_LETTER.test(text)) foreign += 1;
  }
  if (foreign === 0 || latin === 0) return chars;
  for (let from = 0; from < chars.length;) {
    let to = from;
    while (to < chars.length && LETTER.test(chars[to]?.text ?? '')) to += 1;
    if (to > from) unmask(chars, from, to, latin >= foreign);
    from = Math.max(to, from + 1);
  }
  return chars;
}

function unmask(chars: Char[], from: number, to: number, latinText: boolean) {
  const word = chars.slice(from, to);
  const own = word.filter(({ text }) => LATIN.test(text)).length;
  const alien = word.filter(({ text }) => FOREIGN_LETTER.test(text)).length;
  if (alien === 0 || (own === 0 && !latinText)) return;
  const towards = latinText || own > alien ? TO_LATIN : TO_CYRILLIC;
  // A whole foreign word in a Latin text stays itself unless every letter has a Latin twin.
  if (own === 0 && !word.every(({ text }) => TO_LATIN.has(text))) return;
  for (const char of word) char.text = towards.get(char.text) ?? char.text;
}
