/** One piece of a word and how likely it is, as the natural logarithm. */
export type Piece = readonly [text: string, score: number];

const SPACE = '▁';
/** Pieces that stand for nothing that can be read; the first is for what is unknown. */
const RESERVED = 6;
export const UNKNOWN = 0;
/** Worse than any piece, so that unknown letters are the last resort. */
const UNKNOWN_SCORE = -20;

/** In no table: what all pieces begin with, and a place where nothing is. */
const ROOT = -1;
const FREE = -2;

/**
 * All pieces letter by letter, so that those that begin at a place are found in one walk. Each place
 * in the table is a letter after those of another place: plain arrays, because the walk is all over
 * memory, and objects would be read in many more places.
 */
function treeOf(pieces: readonly Piece[]) {
  const letters = pieces.reduce((sum, [text]) => sum + text.length, 0);
  // Never more than half full, however little the pieces share.
  const size = 2 ** Math.ceil(Math.log2(letters * 2 + 2));
  const before = new Int32Array(size).fill(FREE);
  const code = new Uint16Array(size);
  /** The piece that ends here; 0 where none does. */
  const pieceAt = new Int32Array(size);
  const scoreAt = new Float64Array(size);

  /** Where a letter stands after those of a place, or the free place where it would. */
  const after = (place: number, letter: number) => {
    let at = (Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(letter, 0x85ebca6b)) >>> 0;
    at = (at ^ (at >>> 15)) & (size - 1);
    while (before[at] !== FREE && (before[at] !== place || code[at] !== letter)) {
      at = (at + 1) & (size - 1);
    }
    return at;
  };

  pieces.forEach(([text, likely], nth) => {
    if (nth < RESERVED || text === '') return;
    let place = ROOT;
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at);
      const next = after(place, letter);
      before[next] = place;
      code[next] = letter;
      place = next;
    }
    pieceAt[place] = nth;
    scoreAt[place] = likely;
  });
  return { after, isFree: (place: number) => before[place] === FREE, pieceAt, scoreAt };
}

export type PiecesOf = (text: string) => number[];

/**
 * Cuts a text into the pieces that are likeliest together (the unigram model of SentencePiece):
 * forwards the best way to reach every place, then backwards along it.
 */
export function pieceReader(pieces: readonly Piece[]): PiecesOf {
  const { after, isFree, pieceAt, scoreAt } = treeOf(pieces);
  return (text) => {
    const letters = SPACE + text.replaceAll(/\s+/gu, SPACE);
    const best = new Float64Array(letters.length + 1).fill(-Infinity);
    const from = new Int32Array(letters.length + 1);
    const which = new Int32Array(letters.length + 1);
    best[0] = 0;
    const offer = (start: number, end: number, piece: number, score: number) => {
      const sum = (best[start] ?? 0) + score;
      if (sum <= (best[end] ?? 0)) return;
      best[end] = sum;
      from[end] = start;
      which[end] = piece;
    };
    for (let start = 0; start < letters.length; start += 1) {
      offer(start, start + 1, UNKNOWN, UNKNOWN_SCORE);
      let place = ROOT;
      for (let end = start + 1; end <= letters.length; end += 1) {
        place = after(place, letters.charCodeAt(end - 1));
        if (isFree(place)) break;
        const piece = pieceAt[place] ?? 0;
        if (piece > 0) offer(start, end, piece, scoreAt[place] ?? 0);
      }
    }
    const found: number[] = [];
    for (let end = letters.length; end > 0; end = from[end] ?? 0) {
      const one = which[end] ?? UNKNOWN;
      if (one !== UNKNOWN || found.at(-1) !== UNKNOWN) found.push(one);
    }
    return found.toReversed();
  };
}
