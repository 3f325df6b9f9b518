import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { corpusLines } from '../training/corpus.ts';

export interface Case {
  text: string;
  isBad: boolean;
  /** Only in the domain set. */
  label?: 'red' | 'orange' | 'green';
  category?: string;
  tags?: readonly string[];
  emotions?: readonly string[];
}
interface Row {
  t?: string;
  y?: number;
  emo?: string[];
  text?: string;
  label?: Case['label'];
  category?: string;
  tags?: string[];
}

const MOST = 1000;

/** Every set in the folder; large ones are thinned evenly, so that a run takes a minute and not an hour. */
export function setsIn(folder: string): [name: string, cases: Case[]][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /\.jsonl(?:\.gz)?$/.test(file))
    .map((file) => [file.replace(/\.jsonl(?:\.gz)?$/, ''), thinned(casesIn(join(folder, file)))]);
}

/** Of the written sentences those that nothing was trained, fitted or written by. */
export const heldOut: [name: string, cases: Case[]] = [
  'written sentences, held out',
  corpusLines()
    .filter(({ part }) => part === 'judge')
    .map(({ text, label, category }) => ({ text, label, category, isBad: label !== 'green' })),
];

function casesIn(file: string): Case[] {
  const bytes = readFileSync(file);
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const row = JSON.parse(line) as Row;
    return {
      text: row.text ?? row.t ?? '',
      isBad: row.label ? row.label !== 'green' : row.y === 1,
      ...(row.label && { label: row.label }),
      ...(row.category && { category: row.category }),
      ...(row.tags && { tags: row.tags }),
      ...(row.emo && { emotions: row.emo }),
    };
  });
}

function thinned(cases: Case[]): Case[] {
  const step = Math.max(1, Math.ceil(cases.length / MOST));
  return cases.filter((_, at) => at % step === 0);
}
