/**
 * The network: every bucket owns a short vector, a text is the sum of the vectors of its features,
 * and a small head turns the sum into one number per output. Adding up rows of bytes is all the
 * work there is, so that it runs anywhere in well under the time of one frame.
 */
import type { Features } from './features.ts';
import { featuresOf } from './features.ts';
import { passagesOf } from './passages.ts';

export interface Model {
  dimensions: number;
  hidden: number;
  outputs: number;
  /** One row of bytes per bucket; `scales` turns each column back into numbers. */
  table: Int8Array;
  scales: Float32Array;
  /** hidden × dimensions, and its offsets. */
  inner: Float32Array;
  innerOffset: Float32Array;
  /** outputs × dimensions: the straight way past the hidden layer. */
  direct: Float32Array;
  /** outputs × hidden. */
  outer: Float32Array;
  outerOffset: Float32Array;
  /** Slope and offset per output, fitted after training so that a score reads as a chance. */
  calibration: Float32Array;
}

const dot = (matrix: Float32Array, row: number, vector: Float32Array): number => {
  let sum = 0;
  const start = row * vector.length;
  for (let at = 0; at < vector.length; at += 1) {
    sum += (matrix[start + at] ?? 0) * (vector[at] ?? 0);
  }
  return sum;
};

/** Divided by the root of their number: a long text counts more than a short one, not linearly. */
const addRows = (model: Model, buckets: readonly number[], sum: Float32Array) => {
  const { table, dimensions, scales } = model;
  if (buckets.length === 0) return;
  const rows = new Int32Array(dimensions);
  for (const bucket of buckets) {
    const start = bucket * dimensions;
    for (let at = 0; at < dimensions; at += 1) {
      rows[at] = (rows[at] ?? 0) + (table[start + at] ?? 0);
    }
  }
  const share = 1 / Math.sqrt(buckets.length);
  for (let at = 0; at < dimensions; at += 1) {
    sum[at] = (sum[at] ?? 0) + (rows[at] ?? 0) * (scales[at] ?? 0) * share;
  }
};

const passageLogits = (model: Model, features: Features): Float32Array => {
  const sum = new Float32Array(model.dimensions);
  addRows(model, features.words, sum);
  addRows(model, features.grams, sum);
  const hidden = new Float32Array(model.hidden).map((_, at) =>
    Math.max(0, dot(model.inner, at, sum) + (model.innerOffset[at] ?? 0)),
  );
  return new Float32Array(model.outputs).map(
    (_, at) =>
      dot(model.direct, at, sum) + dot(model.outer, at, hidden) + (model.outerOffset[at] ?? 0),
  );
};

/** Per output that of the passage where it is highest. */
export const logitsOf = (model: Model, text: string): Float32Array =>
  passagesOf(text)
    .map((passage) => passageLogits(model, featuresOf(passage)))
    .reduce((most, one) => most.map((logit, at) => Math.max(logit, one[at] ?? logit)));

/** As logits of chances: 0 is a half. */
export const calibratedLogits = (model: Model, logits: Float32Array): Float32Array =>
  logits.map((logit, at) => {
    const slope = model.calibration[at * 2] ?? 1;
    const offset = model.calibration[at * 2 + 1] ?? 0;
    return slope * logit + offset;
  });
