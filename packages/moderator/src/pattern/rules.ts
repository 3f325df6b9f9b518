import type { Reading } from '../text/reading.ts';
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
  anywhere: readonly Rule[];
}

/** Phrases by weight: 1 is enough alone, 0.5 needs a second. A language keeps a phrase to its texts. */
export type Phrases = readonly {
  weight: number;
  phrases: readonly string[];
  language?: Language;
}[];

export function rules(list: Phrases): RuleSet {
  const byWord = new Map<string, Rule[]>();
  const anywhere: Rule[] = [];
  for (const { weight, phrases, language } of list) {
    for (const phrase of phrases) {
      const rule = { compiled: compile(phrase, classes, learn), weight, language };
      if (!rule.compiled.first) anywhere.push(rule);
      else
        for (const word of rule.compiled.first)
          byWord.set(word, [...(byWord.get(word) ?? []), rule]);
    }
  }
  return { byWord, anywhere };
}

/** All places where a rule of the set holds; the longest and weightiest of those that start together. */
export function find(set: RuleSet, reading: Reading): Hit[] {
  const hits: Hit[] = [];
  const { tokens, language } = reading;
  tokens.forEach((token, at) => {
    const tried = new Set<Rule>();
    const attempt = (rule: Rule) => {
      if (tried.has(rule) || (rule.language && rule.language !== language)) return;
      tried.add(rule);
      const to = rule.compiled.matchAt(tokens, at);
      if (to <= at) return;
      const end = Math.max(...tokens.slice(at, to).map((one) => one.end));
      hits.push({ from: at, to, weight: rule.weight, start: token.start, end });
    };
    for (const form of token.forms) for (const rule of set.byWord.get(form) ?? []) attempt(rule);
    for (const rule of set.anywhere) attempt(rule);
  });
  return hits;
}
