/**
 * Turns what `train.py` wrote beside the weights (pieces and the numbers they gave there) into the
 * texts that the tests read: node training/encoder/golden.ts <encoder.bin.golden.json> <encoder.bin>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { readEncoderWeights } from '../../src/encoder/weights-file.ts';

const [, , told = '', weights = ''] = argv;
const { pieces } = readEncoderWeights(readFileSync(weights));
const rows = (JSON.parse(readFileSync(told, 'utf8')) as [number[], number[]][])
  .map(([ids, logits]) => ({
    text: ids
      .map((id) => pieces[id]?.[0] ?? '')
      .join('')
      .replaceAll('▁', ' ')
      .trim(),
    logits: logits.map((logit) => Number(logit.toFixed(4))),
  }))
  // Unknown letters cannot be written back.
  .filter(({ text }) => /^[\x20-\x7e]{1,200}$/.test(text));
writeFileSync(
  new URL('../../src/encoder/golden-logits.json', import.meta.url),
  `${JSON.stringify(rows, undefined, 2)}\n`,
);
