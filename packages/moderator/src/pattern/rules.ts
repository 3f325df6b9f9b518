import type { Reading } from '../text/reading.ts';
import type { Language } from '../verdict.ts';
import { type Compiled, compiler } from './compile.ts';
import { classes, learn } from '../lexicon/classes.ts';
import type { Words } from './pieces.ts';

/** Where in the text a rule holds: token numbers, the end left out. */
export interface Hit {
  from: number;
  to: number;
  weight: number;
  start: number;
  end: number;
}

interface Rule {
  set: RuleSet;
  compiled: Omit<Compiled, 'first'>;
  weight: number;
  language: Language | undefined;
}

export interface RuleSet {
  /** Rules that can start with any word. */
  anywhere: readonly Rule[];
}

const STEM = 2;
/** A text that says it this often has said it. */
const MOST = 300;

/** Phrases by weight: 1 is enough alone, 0.5 needs a second. A language keeps a phrase to its texts. */
export type Phrases = readonly {
  weight: number;
  phrases: readonly string[];
  language?: Language;
}[];

/**
 * The rules of all sets by the word they start with, and by the first letters of a stem: a text is
 * looked up here once, not once for every set.
 */
const byWord = new Map<string, Rule[]>();
const byStem = new Map<string, Rule[]>();

const add = (map: Map<string, Rule[]>, key: string, rule: Rule) => {
  const known = map.get(key);
  if (known) known.push(rule);
  else map.set(key, [rule]);
};

const { compile, forget } = compiler(classes, learn);

/** Whoever has loaded all rules says so: what only further rules would need is let go. */
export const allRulesAreThere = forget;

export function rules(list: Phrases): RuleSet {
  const anywhere: Rule[] = [];
  const set = { anywhere };
  for (const { weight, phrases, language } of list) {
    for (const phrase of phrases) {
      const { first, ...compiled } = compile(phrase);
      const rule = { set, compiled, weight, language };
      if (!first) anywhere.push(rule);
      else
        for (const word of first) {
          if (word.endsWith('*')) add(byStem, word.slice(0, STEM), rule);
          else add(byWord, word, rule);
        }
    }
  }
  return set;
}

/** All places where a rule of the set holds; the longest and weightiest of those that start together. */
export function find(set: RuleSet, reading: Reading): Hit[] {
  const hits: Hit[] = [];
  const { tokens } = reading;
  const starts = startsIn(reading).get(set);
  const anywhere = set.anywhere.filter((rule) => isPossible(rule, reading));
  const places = anywhere.length > 0 ? tokens.keys() : (starts?.keys() ?? []);
  for (const at of places) {
    if (hits.length >= MOST) break;
    const token = tokens[at];
    if (!token) continue;
    const found = new Set([...anywhere, ...(starts?.get(at) ?? [])]);
    for (const rule of found) {
      const to = rule.compiled.matchAt(tokens, at);
      if (to <= at) continue;
      const end = Math.max(...tokens.slice(at, to).map((one) => one.end));
      hits.push({ from: at, to, weight: rule.weight, start: token.start, end });
    }
  }
  return hits;
}

/** Per set the tokens that a rule of it can start with, in their order, with these rules. */
type Starts = ReadonlyMap<RuleSet, ReadonlyMap<number, readonly Rule[]>>;

const known = new WeakMap<Reading, Starts>();

function startsIn(reading: Reading): Starts {
  let starts = known.get(reading);
  if (!starts) {
    starts = findStarts(reading);
    known.set(reading, starts);
  }
  return starts;
}

function findStarts(reading: Reading): Starts {
  const starts = new Map<RuleSet, Map<number, Rule[]>>();
  const possible = new Map<Rule, boolean>();
  const check = (rule: Rule) => {
    let answer = possible.get(rule);
    if (answer === undefined) {
      answer = isPossible(rule, reading);
      possible.set(rule, answer);
    }
    return answer;
  };
  // Words come back in a text: each is looked up once.
  const startingWith = new Map<string, readonly Rule[]>();
  const rulesOf = (form: string) => {
    let found = startingWith.get(form);
    if (!found) {
      const all = [...(byWord.get(form) ?? []), ...(byStem.get(form.slice(0, STEM)) ?? [])];
      found = all.filter(check);
      startingWith.set(form, found);
    }
    return found;
  };
  for (const [at, { forms }] of reading.tokens.entries()) {
    for (const form of forms) {
      for (const rule of rulesOf(form)) {
        let places = starts.get(rule.set);
        if (!places) starts.set(rule.set, (places = new Map()));
        const here = places.get(at);
        if (here) here.push(rule);
        else places.set(at, [rule]);
      }
    }
  }
  return starts;
}

const isPossible = ({ language, compiled }: Rule, reading: Reading) =>
  (!language || language === reading.language) &&
  compiled.needs.every((need) => isMet(need, reading));

/** Many rules need the same words, and each list of them is kept once: a text answers for it once. */
const met = new WeakMap<Reading, Map<Words, boolean>>();

function isMet(need: Words, reading: Reading): boolean {
  let answers = met.get(reading);
  if (!answers) met.set(reading, (answers = new Map()));
  let answer = answers.get(need);
  if (answer === undefined) answers.set(need, (answer = share(need, reading.words)));
  return answer;
}

function share(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  const [small, large] = one.size < two.size ? [one, two] : [two, one];
  for (const word of small) if (large.has(word)) return true;
  return false;
}
