/** One piece of a word and how likely it is, as the natural logarithm. */
export type Piece = readonly [text: string, score: number];

const SPACE = '▁';
/** Pieces that stand for nothing that can be read; the first is for what is unknown. */
const RESERVED = 6;
export const UNKNOWN = 0;
/** Worse than any piece, so that unknown letters are the last resort. */
const UNKNOWN_SCORE = -20;

/** All pieces letter by letter, so that those that begin at a place are found in one walk. */
interface Branch {
  /** The piece that ends here; 0 where none does. */
  piece: number;
  /** Most branches are ends: an empty map for each of them would be most of the tree. */
  next: Map<number, Branch> | undefined;
}
function treeOf(pieces: readonly Piece[]): Branch {
  const root: Branch = { piece: 0, next: undefined };
  pieces.forEach(([text], piece) => {
    if (piece < RESERVED) return;
    let branch = root;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      branch.next ??= new Map();
      const next: Branch = branch.next.get(code) ?? { piece: 0, next: undefined };
      branch.next.set(code, next);
      branch = next;
    }
    branch.piece = piece;
  });
  return root;
}

export type PiecesOf = (text: string) => number[];

/**
 * Cuts a text into the pieces that are likeliest together (the unigram model of SentencePiece):
 * forwards the best way to reach every place, then backwards along it.
 */
export function pieceReader(pieces: readonly Piece[]): PiecesOf {
  const tree = treeOf(pieces);
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
      let branch: Branch | undefined = tree;
      for (let end = start + 1; end <= letters.length; end += 1) {
        branch = branch.next?.get(letters.charCodeAt(end - 1));
        if (!branch) break;
        if (branch.piece > 0) offer(start, end, branch.piece, pieces[branch.piece]?.[1] ?? 0);
      }
    }
    const found: number[] = [];
    for (let end = letters.length; end > 0; end = from[end] ?? 0) {
      const piece = which[end] ?? UNKNOWN;
      if (piece !== UNKNOWN || found.at(-1) !== UNKNOWN) found.push(piece);
    }
    return found.toReversed();
  };
}
