/** Writes the scores that the tests compare with: node training/golden.ts <weights> <file>. */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { loadClassifier } from '../src/classifier/index.ts';
import { OUTPUTS } from '../src/classifier/outputs.ts';

const TEXTS = [
  'I love my ribbon',
  'you are useless, go home',
  'Y0u w1ll n3v3r w1n!!',
  'Coach was so kind to us today 💖',
  'come to my house on friday, nobody will know',
  'Лента и обруч — моё любимое',
];

const [, , weights, file] = argv;
if (!weights || !file) throw new Error('Usage: node training/golden.ts <weights> <file>');
const classify = loadClassifier(readFileSync(weights));
const rows = TEXTS.map((text) => {
  const scores = classify(text);
  return { text, scores: OUTPUTS.map((output) => Number((scores[output] ?? 0).toFixed(6))) };
});
writeFileSync(file, `${JSON.stringify(rows, undefined, 2)}\n`);
