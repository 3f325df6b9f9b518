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
  matchAt: Compiled['matchAt'];
  /** The lists of which the text must hold a word each, by their numbers. */
  needs: readonly number[];
  weight: number;
  language: Language | undefined;
}

export interface RuleSet {
  /** Rules that can start with any word. */
  anywhere: readonly Rule[];
}

const STEM = 2;
const NONE: readonly Rule[] = [];
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

const add = <Thing>(map: Map<string, Thing[]>, key: string, thing: Thing) => {
  const known = map.get(key);
  if (known) known.push(thing);
  else map.set(key, [thing]);
};

const { compile, forget } = compiler(classes, learn);

/**
 * Many rules need the same words: each list of them has a number, and each word the numbers of the
 * lists it is on. So a text says at once which lists it meets, however many rules ask.
 */
const numbers = new Map<Words, number>();
const listsWith = new Map<string, number[]>();
let lists = 0;

function numberOf(words: Words): number {
  const known = numbers.get(words);
  if (known !== undefined) return known;
  const number = lists;
  lists += 1;
  numbers.set(words, number);
  for (const word of words) add(listsWith, word, number);
  return number;
}

/** Called once all rules are loaded: frees the state that only further rules would need. */
export function allRulesAreThere(): void {
  forget();
  numbers.clear();
}

export function rules(list: Phrases): RuleSet {
  const anywhere: Rule[] = [];
  const set = { anywhere };
  for (const { weight, phrases, language } of list) {
    for (const phrase of phrases) {
      const { first, needs, matchAt } = compile(phrase);
      const rule = { set, matchAt, needs: needs.map(numberOf), weight, language };
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
  const anywhere = set.anywhere.length > 0 ? set.anywhere.filter(possibleIn(reading)) : NONE;
  const places = anywhere.length > 0 ? tokens.keys() : (starts?.keys() ?? []);
  for (const at of places) {
    if (hits.length >= MOST) break;
    const token = tokens[at];
    if (!token) continue;
    const found = new Set([...anywhere, ...(starts?.get(at) ?? [])]);
    for (const rule of found) {
      const to = rule.matchAt(tokens, at);
      if (to <= at) continue;
      const end = Math.max(...tokens.slice(at, to).map((one) => one.end));
      hits.push({ from: at, to, weight: rule.weight, start: token.start, end });
    }
  }
  return hits;
}

/** Per set the tokens that a rule of it can start with, in their order, with these rules. */
type Starts = ReadonlyMap<RuleSet, ReadonlyMap<number, readonly Rule[]>>;

const knownStarts = new WeakMap<Reading, Starts>();

function startsIn(reading: Reading): Starts {
  let starts = knownStarts.get(reading);
  if (!starts) {
    starts = findStarts(reading);
    knownStarts.set(reading, starts);
  }
  return starts;
}

function findStarts(reading: Reading): Starts {
  const starts = new Map<RuleSet, Map<number, Rule[]>>();
  const isPossible = possibleIn(reading);
  // Words come back in a text: each is looked up once.
  const startingWith = new Map<string, readonly Rule[]>();
  const rulesOf = (form: string) => {
    let found = startingWith.get(form);
    if (!found) {
      const some: Rule[] = [];
      for (const rule of byWord.get(form) ?? NONE) if (isPossible(rule)) some.push(rule);
      const stem = form.slice(0, STEM);
      for (const rule of byStem.get(stem) ?? NONE) if (isPossible(rule)) some.push(rule);
      startingWith.set(form, (found = some));
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

const possibleIn = (reading: Reading) => {
  const met = metIn(reading);
  // Asked of hundreds of rules for each text: a loop takes half the time of `every`.
  return ({ language, needs }: Rule) => {
    if (language && language !== reading.language) return false;
    for (let at = 0; at < needs.length; at += 1) if (met[needs[at] ?? 0] !== 1) return false;
    return true;
  };
};

const knownLists = new WeakMap<Reading, Uint8Array>();

/** Which lists the text holds a word of: a one for each that it does. */
function metIn(reading: Reading): Uint8Array {
  let met = knownLists.get(reading);
  if (!met) {
    met = new Uint8Array(lists);
    for (const word of reading.words) {
      for (const list of listsWith.get(word) ?? []) met[list] = 1;
    }
    knownLists.set(reading, met);
  }
  return met;
}
