import { classifierLogits } from './classifier/index.ts';
import type { Combination, Logits } from './combine.ts';
import { loadEncoder } from './encoder/encoder.ts';
import { OUTPUTS } from './classifier/outputs.ts';
import type { Language } from './verdict.ts';

/** The trained layers: a bag of words and a reader of sentences, which fail on different texts. */
export interface Opinion {
  /** Asked with the text as written and without its disguises. */
  logits: (text: string, clear: string, language: Language) => Logits;
  combination: Combination;
}

export function loadOpinion(weights: {
  classifier: Uint8Array;
  encoder: Uint8Array;
  combination: Combination;
}): Opinion {
  const classify = classifierLogits(weights.classifier);
  const encoder = loadEncoder(weights.encoder);
  if (encoder.outputs.join() !== OUTPUTS.join()) {
    throw new Error('The weights were made for another list of outputs');
  }
  return {
    combination: weights.combination,
    logits: (text, clear, language) => ({
      classifier: classify(text),
      encoder: language === 'en' ? encoder.logits(clear) : undefined,
    }),
  };
}
