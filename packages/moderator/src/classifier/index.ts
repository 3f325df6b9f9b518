import { logitsOf, calibratedLogits } from './model.ts';
import type { Output } from './outputs.ts';
import { OUTPUTS } from './outputs.ts';
import { readWeights } from './weights-file.ts';

export type { Output } from './outputs.ts';
export { weightsUrl } from './weights.ts';

/** How likely the text is each of these, 0 to 1. */
export type Scores = Readonly<Partial<Record<Output, number>>>;

const WARM_UP =
  'Warm up! Stretch for 10 minutes, then jump: th1s is how we start every single day. 🎀 ';
const WARM_UP_ROUNDS = 20;

/** Takes the weights apart once; what it returns is synchronous and keeps no state. */
export const classifierLogits = (bytes: Uint8Array): ((text: string) => readonly number[]) => {
  const model = readWeights(bytes);
  if (model.outputs !== OUTPUTS.length) {
    throw new Error('The weights were made for another list of outputs');
  }
  const logits = (text: string) => Array.from(calibratedLogits(model, logitsOf(model, text)));
  // The first readings are ten times slower than the next: better now than in somebody's request.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) logits(WARM_UP);
  return logits;
};

export const loadClassifier = (bytes: Uint8Array): ((text: string) => Scores) => {
  const logits = classifierLogits(bytes);
  return (text) => {
    const found = logits(text);
    return Object.fromEntries(
      OUTPUTS.map((output, at) => [output, 1 / (1 + Math.exp(-(found[at] ?? 0)))]),
    );
  };
};
