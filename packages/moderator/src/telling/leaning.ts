/**
 * A small trained layer for what no phrase says: how far a text in another language leans towards
 * telling of danger. It sees what the classifier sees (`featuresOf`), hashed into fewer buckets, and
 * owns one byte for each. `training/telling.ts` writes its weights.
 */
import { featuresOf } from '../classifier/features.ts';

export const LEANING_BITS = 17;
const BUCKETS = 2 ** LEANING_BITS;
/** The offset and the size of a step, then the bytes. */
export const LEANING_HEADER = 8;

/** The buckets of a text: words in the first half of the table, stretches of letters in the second. */
export function leaningBuckets(text: string): readonly (readonly number[])[] {
  const { words, grams } = featuresOf(text);
  const within = (bucket: number) => bucket & (BUCKETS - 1);
  return [words.map(within), grams.map((bucket) => within(bucket) + BUCKETS)];
}

/** Divided by the root of their number, as the classifier does. */
export const shareOf = (buckets: readonly number[]): number =>
  buckets.length === 0 ? 0 : 1 / Math.sqrt(buckets.length);

/** Above 0 it rather tells of danger. */
export type Leaning = (text: string) => number;

export function loadLeaning(bytes: Uint8Array): Leaning {
  if (bytes.byteLength !== LEANING_HEADER + 2 * BUCKETS) {
    throw new Error('Not a weights file of danger told in other languages');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [offset, step] = [view.getFloat32(0, true), view.getFloat32(4, true)];
  return (text) => {
    let score = offset;
    for (const buckets of leaningBuckets(text)) {
      let sum = 0;
      for (const bucket of buckets) sum += view.getInt8(LEANING_HEADER + bucket);
      score += sum * step * shareOf(buckets);
    }
    return score;
  };
}
