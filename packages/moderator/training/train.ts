/**
 * Trains the classifier and writes its weights: node training/train.ts <folder of sets> <file>.
 * See README.md beside for where the sets come from and what to expect.
 */
import { writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { featuresOf } from '../src/classifier/features.ts';
import type { Model } from '../src/classifier/model.ts';
import { logitsOf } from '../src/classifier/model.ts';
import type { Output } from '../src/classifier/outputs.ts';
import { OUTPUTS } from '../src/classifier/outputs.ts';
import { writeWeights } from '../src/classifier/weights-file.ts';
import { calibrate } from './figures.ts';
import type { Recipe } from './fit.ts';
import { asExample, fit } from './fit.ts';
import { quantise } from './quantise.ts';
import { allRows, repeated } from './rows.ts';

const RECIPE: Recipe = {
  seed: 7,
  epochs: 4,
  dimensions: 20,
  hidden: 24,
  rate: 0.1,
  headRate: 0.02,
  dropout: 0.6,
};

const [, , folder, file] = argv;
if (!folder || !file) throw new Error('Usage: node training/train.ts <folder of sets> <weights>');
const say = (line: string) => {
  stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
};

const rows = allRows(folder, RECIPE.seed);
say(`${rows.length} rows`);
const examples = repeated(rows.filter(({ split }) => split === 'train')).map(({ text, labels }) =>
  asExample(featuresOf(text), labels),
);
say(`${examples.length} to learn from`);

const { embedding, ...head } = fit(examples, RECIPE, say);
const model: Model = {
  ...head,
  ...quantise(embedding, RECIPE.dimensions),
  calibration: new Float32Array(OUTPUTS.length * 2).map((_, at) => (at % 2 === 0 ? 1 : 0)),
};

// Fitted on the model as it ships, rounded to bytes, over rows it has not seen.
const judged = rows
  .filter(({ split }) => split === 'dev')
  .map(({ text, labels }) => ({ labels, logits: logitsOf(model, text) }));
const pointsOf = (output: Output) =>
  judged.flatMap(({ labels, logits }) => {
    const label = labels[output];
    const logit = logits[OUTPUTS.findIndex((one) => one === output)] ?? 0;
    return label ? [{ logit, target: label[0], weight: label[1] }] : [];
  });
// The product's own outputs share one line: each alone has too few templates held out to fit one.
const isPublic = (output: Output) => ['toxic', 'hate', 'threat', 'insult'].includes(output);
const shared = calibrate(OUTPUTS.filter((output) => !isPublic(output)).flatMap(pointsOf));
OUTPUTS.forEach((output, at) => {
  model.calibration.set(isPublic(output) ? calibrate(pointsOf(output)) : shared, at * 2);
});
writeFileSync(file, writeWeights(model));
say(`written: ${file}`);
