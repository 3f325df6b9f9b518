import type { Vocabulary } from './forms.ts';
import { formsOf } from './forms.ts';
import type { Piece } from './tokens.ts';

const textOf = (piece: Piece) => piece.chars.map(({ text }) => text).join('');
const LETTER = /^[\p{L}@$]$/u;

/**
 * Letters set apart ("f u c k", "p-0-r-n", "stu.pid") put together again, but only where known words
 * come out: "D score 8.4" and "U 12" stay what they are.
 */
export function rejoin(pieces: readonly Piece[], vocabulary: Vocabulary): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at] as Piece;
    const run = singleRun(pieces, at);
    if (run > at + 2) {
      const letters = pieces.slice(at, run);
      result.push(...(wordsOf(letters, vocabulary) ?? letters));
      at = run;
      continue;
    }
    const broken = brokenWord(pieces, at, vocabulary);
    if (broken) {
      result.push(broken.piece);
      at = broken.next;
      continue;
    }
    result.push(...unglued(piece, vocabulary));
    at += 1;
  }
  return result;
}

/** The end of a run of single characters that starts here. */
function singleRun(pieces: readonly Piece[], from: number): number {
  let to = from;
  while (to < pieces.length) {
    const piece = pieces[to] as Piece;
    if (piece.chars.length !== 1 || piece.chars[0]?.emoji) break;
    if (to > from && (piece.gap.length > 4 || /\n/.test(piece.gap))) break;
    to += 1;
  }
  return to;
}

function wordsOf(run: readonly Piece[], vocabulary: Vocabulary): Piece[] | undefined {
  const letters = run.filter((piece) => LETTER.test(piece.chars[0]?.text ?? '')).length;
  if (letters * 2 < run.length) return undefined;
  const found: Piece[] = [];
  // A wider gap inside the run is the gap between two words.
  const usual = Math.min(...run.slice(1).map(({ gap }) => gap.length));
  let part: Piece[] = [];
  const close = () => {
    const words = segment(part, vocabulary);
    if (words) found.push(...words);
    else found.push(...part);
    part = [];
    return words !== undefined;
  };
  let any = false;
  run.forEach((piece, at) => {
    if (at > 0 && piece.gap.length > usual && part.length > 0) any = close() || any;
    part.push(piece);
  });
  any = close() || any;
  return any ? found : undefined;
}

/** The fewest known words that the characters spell, in order. */
function segment(parts: readonly Piece[], vocabulary: Vocabulary): Piece[] | undefined {
  const chars = parts.flatMap((part) => part.chars);
  const cuts = cut(chars.map(({ text }) => text).join(''), chars.length, (from, to) =>
    knows(
      chars
        .slice(from, to)
        .map(({ text }) => text)
        .join(''),
      vocabulary,
    ),
  );
  return cuts?.map(([from, to], at) => ({
    chars: chars.slice(from, to),
    gap: at === 0 ? (parts[0]?.gap ?? '') : ' ',
  }));
}

function knows(word: string, vocabulary: Vocabulary): boolean {
  if (word.length < 2) return word === 'a' || word === 'i' || word === 'u';
  for (const form of formsOf(word, vocabulary)) if (vocabulary.has(form)) return true;
  return false;
}

const LONGEST = 14;

function cut(
  text: string,
  length: number,
  isWord: (from: number, to: number) => boolean,
): [number, number][] | undefined {
  if (length > 120) return undefined;
  const best: (number | undefined)[] = [0];
  const from: number[] = [];
  for (let end = 1; end <= length; end += 1) {
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
      const cost = best[start];
      const sofar = best[end];
      if (cost === undefined || (sofar !== undefined && sofar <= cost + 1)) continue;
      if (!isWord(start, end)) continue;
      best[end] = cost + (end - start < 2 ? 1.5 : 1);
      from[end] = start;
    }
  }
  if (best[length] === undefined) return undefined;
  const cuts: [number, number][] = [];
  for (let end = length; end > 0; end = from[end] ?? 0) cuts.unshift([from[end] ?? 0, end]);
  return cuts;
}

/** A strong word with a sign in its middle: "stu.pid", "id-iot", "f uck". */
function brokenWord(pieces: readonly Piece[], at: number, vocabulary: Vocabulary) {
  const chars = [...(pieces[at] as Piece).chars];
  if (chars[0]?.emoji) return undefined;
  for (let next = at + 1; next < pieces.length && next < at + 8; next += 1) {
    const piece = pieces[next] as Piece;
    const before = pieces[next - 1] as Piece;
    const isLoneLetter =
      piece.gap === ' ' &&
      (before.chars.length === 1) !== (piece.chars.length === 1) &&
      !/^[aiu\d]$/.test(before.chars.length === 1 ? textOf(before) : textOf(piece));
    const isSign = piece.gap.length <= 2 && /^[^\s\p{L}\p{N}'’]+$/u.test(piece.gap);
    if (piece.chars[0]?.emoji || (!isSign && !isLoneLetter)) return undefined;
    chars.push(...piece.chars);
    const joined = chars.map(({ text }) => text).join('');
    if (joined.length > LONGEST) return undefined;
    if (joined.length < 4 || !/^\D/.test(joined)) continue;
    const parts = pieces.slice(at, next + 1).map(textOf);
    const isBroken = isSign && !parts.every((part) => vocabulary.has(part));
    const isMeant = (form: string) =>
      vocabulary.isStrong(form) || (isBroken && vocabulary.has(form));
    if (Array.from(formsOf(joined, vocabulary)).some(isMeant)) {
      return { piece: { chars, gap: (pieces[at] as Piece).gap }, next: next + 1 };
    }
  }
  return undefined;
}

const OPENERS = [
  'you',
  'your',
  'ur',
  'kill',
  'send',
  'hate',
  'shut',
  'fuck',
  'iam',
  'im',
  'she',
  'nobody',
  'go',
];

/** "killyourself", "youaresofat": words without spaces, when they start like an attack. */
function unglued(piece: Piece, vocabulary: Vocabulary): Piece[] {
  const text = textOf(piece);
  if (text.length < 8 || text.length > 40 || piece.chars.length !== text.length) return [piece];
  const bare = text.replace(/^[#@]/, '');
  if (vocabulary.has(text) || !OPENERS.some((opener) => bare.startsWith(opener))) return [piece];
  const words = segment(
    [{ chars: piece.chars.slice(text.length - bare.length), gap: piece.gap }],
    vocabulary,
  );
  return words && words.length > 1 ? words : [piece];
}
