import { greyGrid } from './media.reduced.format.ts';

const BITS = 64;
const WIDTH = 9;
/** A picture with hardly any edge looks like every other one of its kind: it has no hash. */
const FEWEST_EDGES = 8;
/** Grey values closer than this are noise of the encoder, not an edge. */
const NOISE = 2;

/** Two hashes that differ in more bits are of different pictures; one of eight bytes is equal up to here. */
export const NEAR_BITS = 7;

/** Whether each pixel is brighter than the one to its right, as 64 digits; undefined for a plain picture. */
export async function hashOf(picture: Uint8Array): Promise<string | undefined> {
  const grid = await greyGrid(picture);
  let hash = '';
  let edges = 0;
  for (let at = 0; hash.length < BITS; at += 1) {
    if (at % WIDTH === WIDTH - 1) continue;
    const step = (grid[at] ?? 0) - (grid[at + 1] ?? 0);
    if (Math.abs(step) > NOISE) edges += 1;
    hash += step > NOISE ? '1' : '0';
  }
  const ones = hash.replaceAll('0', '').length;
  const isPlain = edges < FEWEST_EDGES || ones < FEWEST_EDGES / 2 || ones > BITS - FEWEST_EDGES / 2;
  return isPlain ? undefined : hash;
}

/** The eight bytes of a hash, each marked with its place. */
export const bandsOf = (hash: string): number[] =>
  Array.from({ length: 8 }, (_, place) => {
    const byte = Number.parseInt(hash.slice(place * 8, place * 8 + 8), 2);
    return place * 256 + byte;
  });
