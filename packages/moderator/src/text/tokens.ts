import type { Char } from './characters/characters.ts';
import { formsOf, type Vocabulary } from './forms.ts';
import { CONTRACTIONS } from './textspeak.ts';

/** A word, a number or a picture, with all the words it may stand for. */
export interface Token {
  forms: ReadonlySet<string>;
  /** The token as it was read, before any guess. */
  written: string;
  /** Where it stands in the original. */
  start: number;
  end: number;
  /** What stands between it and the token before: nothing, a comma, the end of a sentence. */
  pause: 0 | 1 | 2;
  isNumber: boolean;
  isEmoji: boolean;
}

/** A stretch of characters that may be a word, before it is understood. */
export interface Piece {
  chars: Char[];
  /** The characters between this piece and the one before. */
  gap: string;
}

const WORD = /^[\p{L}\p{N}]$/u;
const LEET_SIGN = /^[@$!|+€*#_%]$/;
const APOSTROPHE = /^['’‘`´ʼ]$/;

export function piecesOf(chars: readonly Char[]): Piece[] {
  const pieces: Piece[] = [];
  let current: Char[] = [];
  let gap = '';
  const flush = () => {
    // Signs at the edge are punctuation; "$" and "@" may be letters there too.
    const tail: Char[] = [];
    while (current.length > 0 && /^[!|+*#_%€'’‘`´ʼ]$/.test(current.at(-1)?.text ?? '')) {
      tail.unshift(current.pop() as Char);
    }
    const hasWord = current.some(({ text }) => WORD.test(text)) || isSigns(current);
    if (hasWord) {
      pieces.push({ chars: current, gap });
      gap = '';
    } else gap += current.map(({ text }) => text).join('');
    gap += tail.map(({ text }) => text).join('');
    current = [];
  };
  chars.forEach((char, at) => {
    const { text } = char;
    if (char.emoji) {
      flush();
      pieces.push({ chars: [char], gap });
      gap = '';
    } else if (WORD.test(text)) current.push(char);
    else if (APOSTROPHE.test(text) && current.length > 0 && WORD.test(chars[at + 1]?.text ?? '')) {
      current.push(char);
    } else if (LEET_SIGN.test(text) && (current.length > 0 || startsWord(chars, at)))
      current.push(char);
    else {
      flush();
      gap += text;
    }
  });
  flush();
  return pieces;
}

const isSigns = (chars: readonly Char[]) =>
  chars.length > 2 &&
  chars.some(({ text }) => text === '@') &&
  chars.every(({ text }) => '@$'.includes(text));

const startsWord = (chars: readonly Char[], at: number) =>
  /^[@$]$/.test(chars[at]?.text ?? '') && /^[\p{L}\p{N}@$]$/u.test(chars[at + 1]?.text ?? '');

/** How strong a break the characters between two words are. */
export function pauseOf(gap: string): 0 | 1 | 2 {
  if (/[\n\r]/.test(gap) || /[.!?…。;]["'”’)\]]*\s/.test(gap)) return 2;
  return /[,:()–—;/]|\s-\s/.test(gap) ? 1 : 0;
}

export function tokenOf(written: string, piece: Piece, vocabulary: Vocabulary): Token[] {
  const first = piece.chars[0];
  const last = piece.chars.at(-1);
  if (!first || !last) return [];
  const place = { start: first.start, end: last.end, isEmoji: false };
  const pause = pauseOf(piece.gap);
  if (first.emoji) {
    const forms = new Set([first.emoji, `[${first.emoji}]`]);
    if (first.sign) forms.add(`[${first.sign}]`);
    if (first.isDark) forms.add('blackpeople');
    return [
      { ...place, forms, written: `[${first.emoji}]`, pause, isNumber: false, isEmoji: true },
    ];
  }
  const bare = written.replaceAll(/['’‘`´ʼ]/g, '');
  const spelled = written.replaceAll(/[’‘`´ʼ]/g, "'");
  const parts = CONTRACTIONS.get(spelled) ?? CONTRACTIONS.get(bare);
  if (parts) {
    return parts.map((part, at) => ({
      ...place,
      forms: formsOf(part, vocabulary),
      written: part,
      pause: at === 0 ? pause : 0,
      isNumber: false,
    }));
  }
  const forms = formsOf(bare, vocabulary);
  if (spelled.endsWith("'s")) forms.add(spelled.slice(0, -2));
  return [{ ...place, forms, written: bare, pause, isNumber: /^\d/.test(bare) }];
}
