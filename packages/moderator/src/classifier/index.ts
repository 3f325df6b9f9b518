import { calibrated, logitsOf } from './model.ts';
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
export const loadClassifier = (bytes: Uint8Array): ((text: string) => Scores) => {
  const model = readWeights(bytes);
  if (model.outputs !== OUTPUTS.length) {
    throw new Error('The weights were made for another list of outputs');
  }
  const classify = (text: string): Scores => {
    const scores = calibrated(model, logitsOf(model, text));
    return Object.fromEntries(OUTPUTS.map((output, at) => [output, scores[at] ?? 0]));
  };
  // The first readings are ten times slower than the next: better now than in somebody's request.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) classify(WARM_UP);
  return classify;
};
