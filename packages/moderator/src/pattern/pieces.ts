import type { Token } from '../text/tokens.ts';

export type Words = ReadonlySet<string>;

/** One attempt: where it began, and whether the phrase may run on into the next sentence. */
interface Attempt {
  tokens: readonly Token[];
  start: number;
  crosses: boolean;
}
/** Has no state, so that what is written alike can be one matcher in however many rules it stands. */
type Match = (attempt: Attempt, at: number, then: (end: number) => number) => number;
/** A piece of a phrase. Only its matcher is kept; the rest is needed while the whole is put together. */
export interface Piece {
  match: Match;
  first: Words | undefined;
  canBeEmpty: boolean;
  needs: readonly Words[];
}

const FAIL = -1;

export const one = (test: (token: Token) => boolean, first: Words | undefined): Piece => ({
  first,
  needs: first && !Array.from(first).some((word) => word.endsWith('*')) ? [first] : [],
  canBeEmpty: false,
  match: ({ tokens, start, crosses }, at, then) => {
    const token = tokens[at];
    if (!token || (token.pause === 2 && at > start && !crosses)) return FAIL;
    return test(token) ? then(at + 1) : FAIL;
  },
});

export const zero = (test: (tokens: readonly Token[], at: number) => boolean): Piece => ({
  // It takes no word, so the phrase starts with the words of what follows.
  first: new Set(),
  needs: [],
  canBeEmpty: true,
  match: ({ tokens }, at, then) => (test(tokens, at) ? then(at) : FAIL),
});

export const gap = (most: number): Piece => ({
  first: undefined,
  needs: [],
  canBeEmpty: true,
  match: ({ tokens, start, crosses }, at, then) => {
    for (let next = at; next <= at + most && next <= tokens.length; next += 1) {
      const end = then(next);
      if (end !== FAIL) return end;
      if (!crosses && next > start && tokens[next]?.pause === 2) return FAIL;
    }
    return FAIL;
  },
});

export const optional = ({ first, match }: Piece): Piece => ({
  first,
  needs: [],
  canBeEmpty: true,
  match: (attempt, at, then) => {
    const end = match(attempt, at, then);
    return end === FAIL ? then(at) : end;
  },
});

export const oneOf = (pieces: readonly Piece[]): Piece => ({
  first: union(pieces.map((piece) => piece.first)),
  needs: eitherNeeds(pieces),
  canBeEmpty: pieces.some((piece) => piece.canBeEmpty),
  match: anyOf(pieces.map((piece) => piece.match)),
});

const anyOf =
  (ways: readonly Match[]): Match =>
  (attempt, at, then) => {
    for (const match of ways) {
      const end = match(attempt, at, then);
      if (end !== FAIL) return end;
    }
    return FAIL;
  };

export function inOrder(pieces: readonly Piece[]): Piece {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const starters: (Words | undefined)[] = [];
  for (const piece of pieces) {
    starters.push(piece.first);
    if (!piece.canBeEmpty) break;
  }
  return {
    first: union(starters),
    needs: pieces.flatMap((piece) => piece.needs),
    canBeEmpty: pieces.every((piece) => piece.canBeEmpty),
    match: allOf(pieces.map((piece) => piece.match)),
  };
}

function allOf(steps: readonly Match[]): Match {
  const from = (
    index: number,
    attempt: Attempt,
    at: number,
    then: (end: number) => number,
  ): number => {
    const match = steps[index];
    return match ? match(attempt, at, (end) => from(index + 1, attempt, end, then)) : then(at);
  };
  return (attempt, at, then) => from(0, attempt, at, then);
}

function union(sets: readonly (Words | undefined)[]): Words | undefined {
  if (sets.length === 1) return sets[0];
  const all = new Set<string>();
  for (const set of sets) {
    if (!set) return undefined;
    for (const word of set) all.add(word);
  }
  return all;
}

/** Of several ways one is taken: a word of the first need of any of them has to be there. */
function eitherNeeds(pieces: readonly Piece[]): Words[] {
  const either = union(pieces.map((piece) => piece.needs[0]));
  return either ? [either] : [];
}
