import type { Reading } from '../text/reading.ts';
import type { Token } from '../text/tokens.ts';
import type { Language } from '../verdict.ts';
import { compile, type Compiled } from './compile.ts';
import { classes, learn } from '../lexicon/classes.ts';

/** Where in the text a rule holds: token numbers, the end left out. */
export interface Hit {
  from: number;
  to: number;
  weight: number;
  start: number;
  end: number;
}

interface Rule {
  compiled: Compiled;
  weight: number;
  language: Language | undefined;
}

export interface RuleSet {
  byWord: ReadonlyMap<string, readonly Rule[]>;
  /** Rules that start with a stem, by its first letters. */
  byStem: ReadonlyMap<string, readonly Rule[]>;
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

export function rules(list: Phrases): RuleSet {
  const byWord = new Map<string, Rule[]>();
  const byStem = new Map<string, Rule[]>();
  const anywhere: Rule[] = [];
  const add = (map: Map<string, Rule[]>, key: string, rule: Rule) => {
    const known = map.get(key);
    if (known) known.push(rule);
    else map.set(key, [rule]);
  };
  for (const { weight, phrases, language } of list) {
    for (const phrase of phrases) {
      const rule = { compiled: compile(phrase, classes, learn), weight, language };
      if (!rule.compiled.first) anywhere.push(rule);
      else
        for (const word of rule.compiled.first) {
          if (word.endsWith('*')) add(byStem, word.slice(0, STEM), rule);
          else add(byWord, word, rule);
        }
    }
  }
  return { byWord, byStem, anywhere };
}

/** All places where a rule of the set holds; the longest and weightiest of those that start together. */
export function find(set: RuleSet, reading: Reading): Hit[] {
  const hits: Hit[] = [];
  const { tokens, words, language } = reading;
  const possible = new Map<Rule, boolean>();
  const isPossible = (rule: Rule) => {
    let answer = possible.get(rule);
    if (answer === undefined) {
      answer =
        (!rule.language || rule.language === language) &&
        rule.compiled.needs.every((need) => share(need, words));
      possible.set(rule, answer);
    }
    return answer;
  };
  const anywhere = set.anywhere.filter(isPossible);
  const starting = startingWith(set, isPossible);
  for (const [at, token] of tokens.entries()) {
    if (hits.length >= MOST) break;
    for (const rule of candidates(token, starting, anywhere)) {
      const to = rule.compiled.matchAt(tokens, at);
      if (to <= at) continue;
      const end = Math.max(...tokens.slice(at, to).map((one) => one.end));
      hits.push({ from: at, to, weight: rule.weight, start: token.start, end });
    }
  }
  return hits;
}

type Starting = (form: string) => readonly Rule[];

/** The possible rules that start with a word: words come back in a text, so each is looked up once. */
function startingWith(set: RuleSet, isPossible: (rule: Rule) => boolean): Starting {
  const known = new Map<string, readonly Rule[]>();
  return (form) => {
    let found = known.get(form);
    if (!found) {
      found = [...(set.byWord.get(form) ?? []), ...(set.byStem.get(form.slice(0, STEM)) ?? [])];
      found = found.filter(isPossible);
      known.set(form, found);
    }
    return found;
  };
}

/** The rules that can start with this token. Most tokens start none. */
function candidates(
  token: Token,
  starting: Starting,
  anywhere: readonly Rule[],
): ReadonlySet<Rule> | readonly Rule[] {
  let found: Set<Rule> | undefined;
  for (const form of token.forms) {
    const some = starting(form);
    if (some.length === 0) continue;
    found ??= new Set(anywhere);
    for (const rule of some) found.add(rule);
  }
  return found ?? anywhere;
}

function share(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  const [small, large] = one.size < two.size ? [one, two] : [two, one];
  for (const word of small) if (large.has(word)) return true;
  return false;
}
