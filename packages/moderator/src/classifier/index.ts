import { featuresOf } from './features.ts';
import { scoresOf } from './model.ts';
import type { Output } from './outputs.ts';
import { OUTPUTS } from './outputs.ts';
import { readWeights } from './weights-file.ts';

export type { Output } from './outputs.ts';
export { weightsUrl } from './weights.ts';

/** How likely the text is each of these, 0 to 1. */
export type Scores = Readonly<Partial<Record<Output, number>>>;

/** Takes the weights apart once; what it returns is synchronous and keeps no state. */
export const loadClassifier = (bytes: Uint8Array): ((text: string) => Scores) => {
  const model = readWeights(bytes);
  if (model.outputs !== OUTPUTS.length) {
    throw new Error('The weights were made for another list of outputs');
  }
  return (text) => {
    const scores = scoresOf(model, featuresOf(text));
    return Object.fromEntries(OUTPUTS.map((output, at) => [output, scores[at] ?? 0]));
  };
};
