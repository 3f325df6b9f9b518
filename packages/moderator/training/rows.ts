import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { generate } from './domain/generate.ts';
import { nearCopyOf } from './domain/near-copies.ts';
import type { Category } from '../src/verdict.ts';
import type { Labels, PublicRow } from './labels.ts';
import { domainLabels, PUBLIC_SETS } from './labels.ts';

export interface Row {
  text: string;
  set: string;
  /** `dev` takes no part in training; of the generated rows it is the templates held out. */
  split: 'train' | 'dev';
  labels: Labels;
}

/** Nothing is lost by cutting here: longer comments repeat themselves, and they would cost hours. */
const TRAINING_LENGTH = 700;

const publicRows = (folder: string, set: string): Row[] => {
  const labelsOf = PUBLIC_SETS[set];
  if (!labelsOf) throw new Error(`No labels for ${set}`);
  const lines = gunzipSync(readFileSync(join(folder, `${set}.jsonl.gz`))).toString('utf8');
  const parsed = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PublicRow);
  const hasDev = parsed.some((row) => row.split === 'dev');
  return parsed.map((row, at) => ({
    text: row.t.slice(0, TRAINING_LENGTH),
    set,
    split: hasDev ? row.split : at % 10 === 0 ? 'dev' : 'train',
    labels: labelsOf(row),
  }));
};

/** Written by people for Ribbon; they measure, they never train. */
export interface WrittenCase {
  text: string;
  label: 'red' | 'orange' | 'green';
  category: string;
}
export const writtenCases = (folder: string): WrittenCase[] =>
  readFileSync(join(folder, 'domain-dev.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as WrittenCase);

const CORPUS = new URL('corpus/', import.meta.url);
const HELD_OUT = 6;
/** Every sixth sentence measures; which ones, their letters decide, so that it never changes. */
const isHeldOut = (text: string): boolean => {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  }
  return (hash >>> 8) % HELD_OUT === 0;
};

/** Sentences written by hand, each its own; corpus/README.md says how. */
export const corpusRows = (): Row[] =>
  readdirSync(CORPUS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, CORPUS), 'utf8').trim().split('\n'))
    .map((line): Row => {
      const [label = '', category = '', text = ''] = line.split('\t');
      const meant = label === 'green' ? undefined : (category as Category);
      return {
        text,
        set: `corpus:${label}`,
        split: isHeldOut(text) ? 'dev' : 'train',
        labels: domainLabels(meant),
      };
    });

export const allRows = (folder: string, seed: number): Row[] => {
  const isNearCopy = nearCopyOf(writtenCases(folder).map(({ text }) => text));
  const generated = generate(seed)
    .filter(({ text }) => !isNearCopy(text))
    .map(({ text, category, heldOut }): Row => ({
      text,
      set: `domain:${category ?? 'green'}`,
      split: heldOut ? 'dev' : 'train',
      labels: domainLabels(category),
    }));
  const written = corpusRows().filter(({ text }) => !isNearCopy(text));
  return [
    ...Object.keys(PUBLIC_SETS).flatMap((set) => publicRows(folder, set)),
    ...generated,
    ...written,
  ];
};
