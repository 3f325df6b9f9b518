/**
 * Trains the layer that hears danger told in other languages, and writes its weights:
 *
 *   node training/telling.ts weights/telling.bin
 *
 * First it says, for sentences left out of training one fifth at a time, what each threshold hears.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { TELLING_LANGUAGES, toldSentences } from '../eval/telling.ts';
import { LEANING_BITS, LEANING_HEADER, leaningBuckets, shareOf } from '../src/telling/leaning.ts';
import { corpusLines } from './corpus.ts';
import { chanceFrom } from './domain/template.ts';

const RECIPE = { seed: 7, epochs: 30, rate: 0.3, dropout: 0.7, pull: 1e-5 };
const FOLDS = 5;
const THRESHOLDS = [-0.5, 0, 0.25, 0.5, 0.75, 1, 1.5];
const STEPS = 127;

const [, , file] = argv;
if (!file) throw new Error('Usage: node training/telling.ts <weights>');

interface Sentence {
  text: string;
  isTold: boolean;
}

const written = (name: string): Sentence[] =>
  readFileSync(new URL(`telling/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [label, text = ''] = line.split('\t');
      return { text, isTold: label === 'tell' };
    });

/** What is fine in the same languages, for the other parts of the moderator. */
const fine = (): Sentence[] =>
  corpusLines()
    .filter(
      ({ file: name, label, part }) =>
        name.startsWith('languages') && label === 'green' && part === 'train',
    )
    .map(({ text }) => ({ text, isTold: false }));

const sentences: Sentence[] = [
  ...readdirSync(new URL('telling', import.meta.url))
    .filter((name) => name.endsWith('.tsv'))
    .flatMap(written),
  ...fine(),
  ...TELLING_LANGUAGES.flatMap(toldSentences).filter(({ part }) => part === 'open'),
];

interface Fitted {
  offset: number;
  table: Float32Array;
}

/** Logistic regression by Adagrad, one sentence at a time; most of the features are left out in each pass. */
function fit(from: readonly Sentence[]): Fitted {
  const { seed, epochs, rate, dropout, pull } = RECIPE;
  const chance = chanceFrom(seed);
  const table = new Float32Array(2 ** (LEANING_BITS + 1));
  const past = new Float32Array(table.length).fill(0.05);
  let [offset, pastOffset] = [-0.5, 0.1];
  const examples = from.map(({ text, isTold }) => ({ isTold, parts: leaningBuckets(text) }));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { isTold, parts } of shuffled(examples, chance)) {
      const kept = parts.map((buckets) => buckets.filter(() => chance() > dropout));
      const score = scoreOf({ offset, table }, kept);
      const error = 1 / (1 + Math.exp(-score)) - (isTold ? 1 : 0);
      for (const buckets of kept) {
        const share = shareOf(buckets);
        for (const bucket of buckets) {
          const value = table[bucket] ?? 0;
          const slope = error * share + pull * value;
          const sum = (past[bucket] ?? 0) + slope * slope;
          past[bucket] = sum;
          table[bucket] = value - (rate * slope) / Math.sqrt(sum);
        }
      }
      pastOffset += error * error;
      offset -= (rate * error) / Math.sqrt(pastOffset);
    }
  }
  return { offset, table };
}

const scoreOf = ({ offset, table }: Fitted, parts: readonly (readonly number[])[]): number =>
  parts.reduce(
    (score, buckets) =>
      score + shareOf(buckets) * buckets.reduce((sum, bucket) => sum + (table[bucket] ?? 0), 0),
    offset,
  );

function shuffled<T>(list: readonly T[], chance: () => number): T[] {
  const left = [...list];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    const [one, two] = [left[at] as T, left[other] as T];
    left[at] = two;
    left[other] = one;
  }
  return left;
}

const mixed = shuffled(sentences, chanceFrom(RECIPE.seed));
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const model = fit(mixed.filter((__, at) => at % FOLDS !== fold));
  return mixed
    .filter((__, at) => at % FOLDS === fold)
    .map(({ text, isTold }) => ({ isTold, score: scoreOf(model, leaningBuckets(text)) }));
}).flat();
const shareAbove = (isTold: boolean, threshold: number) => {
  const own = judged.filter((one) => one.isTold === isTold);
  return ((own.filter(({ score }) => score > threshold).length / own.length) * 100).toFixed(1);
};
stdout.write(`${sentences.length} sentences\nthreshold  heard %  harmless touched %\n`);
for (const threshold of THRESHOLDS) {
  stdout.write(
    `${String(threshold).padEnd(10)} ${shareAbove(true, threshold).padEnd(8)} ${shareAbove(false, threshold)}\n`,
  );
}

const { offset, table } = fit(sentences);
const step = table.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / STEPS;
const bytes = new Uint8Array(LEANING_HEADER + table.length);
const view = new DataView(bytes.buffer);
view.setFloat32(0, offset, true);
view.setFloat32(4, step, true);
table.forEach((value, at) => view.setInt8(LEANING_HEADER + at, Math.round(value / step)));
writeFileSync(file, bytes);
