import type { Model } from '../src/classifier/model.ts';

/** A few far values are cut, so that the many near zero keep their steps. */
const KEPT_SHARE = 0.9999;
const STEPS = 127;

/** One byte per number, one scale per column. */
export const quantise = (
  embedding: Float32Array,
  dimensions: number,
): Pick<Model, 'table' | 'scales'> => {
  const rows = embedding.length / dimensions;
  const scales = new Float32Array(dimensions).map((_, column) => {
    const sizes = Float32Array.from({ length: rows }, (__, row) =>
      Math.abs(embedding[row * dimensions + column] ?? 0),
    ).toSorted();
    return (sizes[Math.floor(rows * KEPT_SHARE)] ?? 1) / STEPS;
  });
  const table = new Int8Array(embedding.length);
  embedding.forEach((value, at) => {
    const steps = Math.round(value / (scales[at % dimensions] ?? 1));
    table[at] = Math.max(-STEPS, Math.min(STEPS, steps));
  });
  return { table, scales };
};
