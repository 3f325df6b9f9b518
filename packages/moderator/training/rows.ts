import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { corpusLines } from './corpus.ts';
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

/** Sentences written one by one; corpus/README.md says how. */
const corpusRows = (): Row[] =>
  corpusLines().map(({ text, label, category, part }) => ({
    text,
    set: `corpus:${label}`,
    split: part === 'train' ? 'train' : 'dev',
    labels: domainLabels(label === 'green' ? undefined : (category as Category)),
  }));

/** Few beside the public sets, and what the product is about: training sees them more often. */
const OFTEN = 3;
export const repeated = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row) =>
    row.set.startsWith('corpus:') ? Array.from({ length: OFTEN }, () => row) : [row],
  );

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
