/* oxlint-disable typescript/no-non-null-assertion -- every index below is bounded by the array it reads */
import { BUCKET_BITS } from '../src/classifier/features.ts';
import type { Features } from '../src/classifier/features.ts';
import type { Model } from '../src/classifier/model.ts';
import { OUTPUTS } from '../src/classifier/outputs.ts';
import { chanceFrom } from './domain/template.ts';
import type { Labels } from './labels.ts';

export interface Example {
  words: Int32Array;
  grams: Int32Array;
  labels: Labels;
}

export interface Recipe {
  seed: number;
  epochs: number;
  dimensions: number;
  hidden: number;
  rate: number;
  headRate: number;
  /** Share of features left out at random in each pass, so that no single one is relied on. */
  dropout: number;
}

export const asExample = ({ words, grams }: Features, labels: Labels): Example => ({
  words: Int32Array.from(words),
  grams: Int32Array.from(grams),
  labels,
});

const EPSILON = 1e-6;

/** A dense matrix with its own step size per number (Adagrad). */
const parameters = (length: number, start: (at: number) => number) => {
  const values = Float32Array.from({ length }, (_, at) => start(at));
  const past = new Float32Array(length).fill(0.1);
  return {
    values,
    step(at: number, gradient: number, rate: number) {
      past[at] = past[at]! + gradient * gradient;
      values[at] = values[at]! - (rate * gradient) / Math.sqrt(past[at]);
    },
  };
};

/** Plain stochastic descent, one row at a time: reproducible, and quick enough on one core. */
export const fit = (
  examples: readonly Example[],
  recipe: Recipe,
  report: (line: string) => void,
): Omit<Model, 'table' | 'scales' | 'calibration'> & { embedding: Float32Array } => {
  const { dimensions: D, hidden: H, dropout } = recipe;
  const O = OUTPUTS.length;
  const chance = chanceFrom(recipe.seed);
  const embedding = Float32Array.from(
    { length: D * 2 ** BUCKET_BITS },
    () => (chance() - 0.5) * 0.02,
  );
  const rowPast = new Float32Array(2 ** BUCKET_BITS).fill(1e-4);
  const inner = parameters(H * D, () => (chance() - 0.5) * 0.6);
  const innerOffset = parameters(H, () => 0.05);
  // Starts as one column per output, that is as a plain logistic regression.
  const direct = parameters(O * D, (at) =>
    at % D === Math.floor(at / D) ? 1 : (chance() - 0.5) * 0.1,
  );
  const outer = parameters(O * H, () => (chance() - 0.5) * 0.1);
  const outerOffset = parameters(O, () => -2);

  const sum = new Float32Array(D);
  const hidden = new Float32Array(H);
  const gradOut = new Float32Array(O);
  const gradHidden = new Float32Array(H);
  const gradSum = new Float32Array(D);
  const targets = examples.map(({ labels }) =>
    OUTPUTS.flatMap((output, at) => {
      const label = labels[output];
      return label ? [[at, label[0], label[1]] as const] : [];
    }),
  );

  // Which features stay is drawn per row from a cheap generator, twice from the same state.
  let state = recipe.seed | 1;
  const kept = (features: Int32Array, buffer: Int32Array): number => {
    let count = 0;
    const limit = dropout * 0x7fffffff;
    for (let at = 0; at < features.length; at += 1) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      if (state >= limit) buffer[count++] = features[at]!;
    }
    return count;
  };
  const add = (buckets: Int32Array, count: number, share: number) => {
    for (let i = 0; i < count; i += 1) {
      const start = buckets[i]! * D;
      for (let d = 0; d < D; d += 1) sum[d] = sum[d]! + embedding[start + d]! * share;
    }
  };
  const learn = (buckets: Int32Array, count: number, share: number, rate: number) => {
    let square = 0;
    for (let d = 0; d < D; d += 1) square += gradSum[d]! * gradSum[d]!;
    square *= (share * share) / D;
    for (let i = 0; i < count; i += 1) {
      const bucket = buckets[i]!;
      const past = rowPast[bucket]! + square;
      rowPast[bucket] = past;
      const step = (rate * share) / Math.sqrt(past + EPSILON);
      const start = bucket * D;
      for (let d = 0; d < D; d += 1)
        embedding[start + d] = embedding[start + d]! - step * gradSum[d]!;
    }
  };

  const longest = examples.reduce((most, e) => Math.max(most, e.words.length, e.grams.length), 0);
  const wordBuffer = new Int32Array(longest);
  const gramBuffer = new Int32Array(longest);
  const order = Uint32Array.from(examples.keys());
  const total = recipe.epochs * examples.length;
  let done = 0;
  for (let epoch = 0; epoch < recipe.epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(chance() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    let loss = 0;
    for (const index of order) {
      const cooling = 1 - (0.95 * done) / total;
      const rate = recipe.rate * cooling;
      const headRate = recipe.headRate * cooling;
      done += 1;
      const { words, grams } = examples[index]!;
      const wordCount = kept(words, wordBuffer);
      const gramCount = kept(grams, gramBuffer);
      // The share is that of what was kept: the sum stays of one size, as it is when reading.
      const wordShare = wordCount ? 1 / Math.sqrt(wordCount) : 0;
      const gramShare = gramCount ? 1 / Math.sqrt(gramCount) : 0;
      sum.fill(0);
      add(wordBuffer, wordCount, wordShare);
      add(gramBuffer, gramCount, gramShare);
      for (let h = 0; h < H; h += 1) {
        let value = innerOffset.values[h]!;
        for (let d = 0; d < D; d += 1) value += inner.values[h * D + d]! * sum[d]!;
        hidden[h] = value > 0 ? value : 0;
      }
      gradSum.fill(0);
      gradHidden.fill(0);
      for (const [o, target, weight] of targets[index]!) {
        let logit = outerOffset.values[o]!;
        for (let d = 0; d < D; d += 1) logit += direct.values[o * D + d]! * sum[d]!;
        for (let h = 0; h < H; h += 1) logit += outer.values[o * H + h]! * hidden[h]!;
        const guess = 1 / (1 + Math.exp(-logit));
        loss -= weight * Math.log(Math.max(1e-7, target ? guess : 1 - guess));
        const gradient = weight * (guess - target);
        gradOut[o] = gradient;
        if (Math.abs(gradient) < 1e-4) continue;
        for (let d = 0; d < D; d += 1)
          gradSum[d] = gradSum[d]! + gradient * direct.values[o * D + d]!;
        for (let h = 0; h < H; h += 1) {
          if (hidden[h]! > 0) gradHidden[h] = gradHidden[h]! + gradient * outer.values[o * H + h]!;
        }
      }
      for (const [o] of targets[index]!) {
        const gradient = gradOut[o]!;
        if (Math.abs(gradient) < 1e-4) continue;
        outerOffset.step(o, gradient, headRate);
        for (let d = 0; d < D; d += 1) direct.step(o * D + d, gradient * sum[d]!, headRate);
        for (let h = 0; h < H; h += 1) {
          if (hidden[h]! > 0) outer.step(o * H + h, gradient * hidden[h]!, headRate);
        }
      }
      for (let h = 0; h < H; h += 1) {
        const gradient = gradHidden[h]!;
        if (gradient === 0) continue;
        for (let d = 0; d < D; d += 1) {
          gradSum[d] = gradSum[d]! + gradient * inner.values[h * D + d]!;
          inner.step(h * D + d, gradient * sum[d]!, headRate);
        }
        innerOffset.step(h, gradient, headRate);
      }
      learn(wordBuffer, wordCount, wordShare, rate);
      learn(gramBuffer, gramCount, gramShare, rate);
    }
    report(`pass ${epoch + 1}: loss ${(loss / examples.length).toFixed(4)}`);
  }
  return {
    dimensions: D,
    hidden: H,
    outputs: O,
    embedding,
    inner: inner.values,
    innerOffset: innerOffset.values,
    direct: direct.values,
    outer: outer.values,
    outerOffset: outerOffset.values,
  };
};
