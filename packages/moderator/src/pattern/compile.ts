import type { Token } from '../text/tokens.ts';
import { type Piece, type Words, gap, inOrder, one, oneOf, optional, zero } from './pieces.ts';

/**
 * Rules are written as small phrases over words:
 *   you|u       one of these words, in any inflection      =you   exactly this spelling
 *   @insult     a word of a class                          bull*  a word that starts so
 *   x?          may be left out                            (a b / c)  one of these phrases
 *   ~3          up to three words, within the sentence     ~~9    the same across sentences
 *   #           a number                                   ^ $    start and end of a sentence
 *   ^^          start of a clause
 *   !x|y        here no such word follows                  .      any one word
 */
export interface Compiled {
  /** The end of the phrase when it starts at this token, else -1. */
  matchAt: (tokens: readonly Token[], at: number) => number;
  /** The words that it can start with, stems with a star; undefined when it can start with anything. */
  first: Words | undefined;
  /** One word of each of these sets must be in the text: a cheap look before the search. */
  needs: readonly Words[];
}
export type Classes = Readonly<Record<string, Words>>;

/** Compiles rules that share their pieces; `forget` lets go of what only further rules would need. */
export function compiler(classes: Classes, learn: (word: string) => void) {
  const pieces = new Map<string, Piece>();
  const sets = new Map<string, Words>();

  function once(source: string, make: () => Piece): Piece {
    let piece = pieces.get(source);
    if (!piece) pieces.set(source, (piece = make()));
    return piece;
  }

  /** The same words stand in many rules: each list is kept once. */
  function kept(words: Words): Words {
    const key = [...words].toSorted().join('|');
    const known = sets.get(key) ?? words;
    sets.set(key, known);
    return known;
  }

  function compile(source: string): Compiled {
    const whole = parsed(source, (word) => once(word, () => wordPiece(word)), once);
    const crosses = source.includes('~~');
    const { match } = whole;
    return {
      first: whole.first && kept(whole.first),
      needs: whole.needs.map(kept),
      matchAt: (tokens, start) => match({ tokens, start, crosses }, start, (end) => end),
    };
  }

  function wordPiece(word: string): Piece {
    const isOptional = word.length > 1 && word.endsWith('?');
    const piece = atom(isOptional ? word.slice(0, -1) : word, (list) =>
      readWords(list, classes, learn),
    );
    return isOptional ? optional(piece) : piece;
  }

  return {
    compile,
    forget: () => {
      pieces.clear();
      sets.clear();
    },
  };
}

/** Reads sequences and groups; the pieces of single words are made elsewhere. */
function parsed(
  source: string,
  wordPiece: (word: string) => Piece,
  once: (source: string, make: () => Piece) => Piece,
): Piece {
  const parts = source.split(' ').filter(Boolean);
  let at = 0;

  const sequence = (): Piece => {
    const from = at;
    const steps: Piece[] = [];
    while (at < parts.length && parts[at] !== '/' && !parts[at]?.startsWith(')'))
      steps.push(item());
    return once(parts.slice(from, at).join(' '), () => inOrder(steps));
  };

  const item = (): Piece => {
    const from = at;
    at += 1;
    if (parts[from] !== '(') return wordPiece(parts[from] ?? '');
    const choices = [sequence()];
    while (parts[at] === '/') {
      at += 1;
      choices.push(sequence());
    }
    const isOptional = parts[at] === ')?';
    at += 1;
    return once(parts.slice(from, at).join(' '), () => {
      const group = oneOf(choices);
      return isOptional ? optional(group) : group;
    });
  };

  const whole = sequence();
  if (at < parts.length) throw new Error(`unbalanced rule: ${source}`);
  return whole;
}

/** A picture before the first word does not make it the second. */
const isStart = (tokens: readonly Token[], at: number, pause: number) =>
  at === 0 || (tokens[at]?.pause ?? 0) >= pause || tokens[at - 1]?.isEmoji === true;

type Read = (list: string) => { test: (token: Token) => boolean; first: Words };

function atom(word: string, read: Read): Piece {
  if (word.startsWith('~')) return gap(Number(word.replaceAll('~', '')));
  if (word === '^') {
    return zero((tokens, at) => isStart(tokens, at, 2) || at >= tokens.length);
  }
  if (word === '^^') return zero((tokens, at) => isStart(tokens, at, 1));
  if (word === '$') return zero((tokens, at) => at >= tokens.length || tokens[at]?.pause === 2);
  if (word === '#') return one((token) => token.isNumber, undefined);
  if (word === '.') return one(() => true, undefined);
  if (word.startsWith('!')) {
    const { test } = read(word.slice(1));
    return zero((tokens, at) => {
      const token = tokens[at];
      return !token || !test(token);
    });
  }
  const parts = word.split('|');
  if (parts.some((part) => part === '$' || part === '#')) {
    const plain = parts.filter((part) => part !== '$' && part !== '#').join('|');
    const choices = parts
      .filter((part) => part === '$' || part === '#')
      .map((part) => atom(part, read));
    return oneOf(plain ? [atom(plain, read), ...choices] : choices);
  }
  const { test, first } = read(word);
  return one(test, first);
}

function readWords(source: string, classes: Classes, learn: (word: string) => void) {
  const any = new Set<string>();
  const exact = new Set<string>();
  const stems: string[] = [];
  for (const part of source.split('|')) {
    if (part.startsWith('@')) {
      const members = classes[part.slice(1)];
      if (!members) throw new Error(`no word class ${part}`);
      for (const member of members)
        if (member.endsWith('*')) stems.push(member.slice(0, -1));
        else any.add(member);
    } else if (part.startsWith('=')) exact.add(part.slice(1));
    else if (part.endsWith('*')) stems.push(part.slice(0, -1));
    else any.add(part);
  }
  for (const word of [...any, ...exact]) learn(word);
  const test = (token: Token) => {
    if (exact.has(token.written)) return true;
    for (const form of token.forms) {
      if (any.has(form)) return true;
      for (const stem of stems) if (form.startsWith(stem)) return true;
    }
    return false;
  };
  const isPlain = exact.size === 0 && stems.length === 0;
  const first = isPlain ? any : new Set([...any, ...exact, ...stems.map((stem) => `${stem}*`)]);
  return { test, first };
}
