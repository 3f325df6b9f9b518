import type { Token } from '../text/tokens.ts';

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
  first: ReadonlySet<string> | undefined;
  /** One word of each of these sets must be in the text: a cheap look before the search. */
  needs: readonly ReadonlySet<string>[];
}
export type Classes = Readonly<Record<string, ReadonlySet<string>>>;

/** One attempt: where it began, and whether the phrase may run on into the next sentence. */
interface Attempt {
  tokens: readonly Token[];
  start: number;
  crosses: boolean;
}
interface Node {
  match: (attempt: Attempt, at: number, then: (end: number) => number) => number;
  first: ReadonlySet<string> | undefined;
  canBeEmpty: boolean;
  needs: readonly ReadonlySet<string>[];
}

const FAIL = -1;

export function compile(source: string, classes: Classes, learn: (word: string) => void): Compiled {
  const parts = source.split(' ').filter(Boolean);
  let at = 0;

  const sequence = (): Node => {
    const nodes: Node[] = [];
    while (at < parts.length && parts[at] !== '/' && !parts[at]?.startsWith(')'))
      nodes.push(item());
    return inOrder(nodes);
  };

  const item = (): Node => {
    const word = parts[at] ?? '';
    if (word === '(') {
      at += 1;
      const choices = [sequence()];
      while (parts[at] === '/') {
        at += 1;
        choices.push(sequence());
      }
      const isOptional = parts[at] === ')?';
      at += 1;
      const group = oneOf(choices);
      return isOptional ? optional(group) : group;
    }
    at += 1;
    const isOptional = word.length > 1 && word.endsWith('?');
    const node = atom(isOptional ? word.slice(0, -1) : word, classes, learn);
    return isOptional ? optional(node) : node;
  };

  const whole = sequence();
  if (at < parts.length) throw new Error(`unbalanced rule: ${source}`);
  const crosses = source.includes('~~');
  return {
    first: whole.first,
    needs: whole.needs,
    matchAt: (tokens, start) => whole.match({ tokens, start, crosses }, start, (end) => end),
  };
}

/** A picture before the first word does not make it the second. */
const isStart = (tokens: readonly Token[], at: number, pause: number) =>
  at === 0 || (tokens[at]?.pause ?? 0) >= pause || tokens[at - 1]?.isEmoji === true;

function atom(word: string, classes: Classes, learn: (word: string) => void): Node {
  if (word.startsWith('~')) return gap(Number(word.replaceAll('~', '')));
  if (word === '^') {
    return zero((tokens, at) => isStart(tokens, at, 2) || at >= tokens.length);
  }
  if (word === '^^') return zero((tokens, at) => isStart(tokens, at, 1));
  if (word === '$') return zero((tokens, at) => at >= tokens.length || tokens[at]?.pause === 2);
  if (word === '#') return one((token) => token.isNumber, undefined);
  if (word === '.') return one(() => true, undefined);
  if (word.startsWith('!')) {
    const test = words(word.slice(1), classes, learn).test;
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
      .map((part) => atom(part, classes, learn));
    return oneOf(plain ? [atom(plain, classes, learn), ...choices] : choices);
  }
  const { test, first } = words(word, classes, learn);
  return one(test, first);
}

type Words = ReturnType<typeof readWords>;
/** The same words stand in many rules: each list is kept once. */
const known = new WeakMap<Classes, Map<string, Words>>();

function words(source: string, classes: Classes, learn: (word: string) => void): Words {
  const lists = known.get(classes) ?? new Map<string, Words>();
  known.set(classes, lists);
  const list = lists.get(source) ?? readWords(source, classes, learn);
  lists.set(source, list);
  return list;
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

const one = (test: (token: Token) => boolean, first: Node['first']): Node => ({
  first,
  needs: first && !Array.from(first).some((word) => word.endsWith('*')) ? [first] : [],
  canBeEmpty: false,
  match: ({ tokens, start, crosses }, at, then) => {
    const token = tokens[at];
    if (!token || (token.pause === 2 && at > start && !crosses)) return FAIL;
    return test(token) ? then(at + 1) : FAIL;
  },
});

const zero = (test: (tokens: readonly Token[], at: number) => boolean): Node => ({
  // It takes no word, so the phrase starts with the words of what follows.
  first: new Set(),
  needs: [],
  canBeEmpty: true,
  match: ({ tokens }, at, then) => (test(tokens, at) ? then(at) : FAIL),
});

const gap = (most: number): Node => ({
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

const optional = (node: Node): Node => ({
  first: node.first,
  needs: [],
  canBeEmpty: true,
  match: (attempt, at, then) => {
    const end = node.match(attempt, at, then);
    return end === FAIL ? then(at) : end;
  },
});

const oneOf = (nodes: readonly Node[]): Node => ({
  first: union(nodes.map((node) => node.first)),
  needs: eitherNeeds(nodes),
  canBeEmpty: nodes.some((node) => node.canBeEmpty),
  match: (attempt, at, then) => {
    for (const node of nodes) {
      const end = node.match(attempt, at, then);
      if (end !== FAIL) return end;
    }
    return FAIL;
  },
});

function inOrder(nodes: readonly Node[]): Node {
  const starters: (ReadonlySet<string> | undefined)[] = [];
  for (const node of nodes) {
    starters.push(node.first);
    if (!node.canBeEmpty) break;
  }
  const from = (
    index: number,
    attempt: Attempt,
    at: number,
    then: (end: number) => number,
  ): number => {
    const node = nodes[index];
    return node ? node.match(attempt, at, (end) => from(index + 1, attempt, end, then)) : then(at);
  };
  return {
    first: union(starters),
    needs: nodes.flatMap((node) => node.needs),
    canBeEmpty: nodes.every((node) => node.canBeEmpty),
    match: (attempt, at, then) => from(0, attempt, at, then),
  };
}

function union(
  sets: readonly (ReadonlySet<string> | undefined)[],
): ReadonlySet<string> | undefined {
  if (sets.length === 1) return sets[0];
  const all = new Set<string>();
  for (const set of sets) {
    if (!set) return undefined;
    for (const word of set) all.add(word);
  }
  return all;
}

/** Of several ways one is taken: a word of the first need of any of them has to be there. */
function eitherNeeds(nodes: readonly Node[]): ReadonlySet<string>[] {
  const either = union(nodes.map((node) => node.needs[0]));
  return either ? [either] : [];
}
