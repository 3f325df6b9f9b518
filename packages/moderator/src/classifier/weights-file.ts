/**
 * The file: eight 32-bit numbers (a mark, a version and the sizes), the small float arrays, then
 * the table of bytes; all little-endian.
 */
import { BUCKET_BITS } from './features.ts';
import type { Model } from './model.ts';

const MARK = 0x4e424252;
const VERSION = 1;
const HEADER_NUMBERS = 8;

type Sizes = Pick<Model, 'dimensions' | 'hidden' | 'outputs'>;
const floatArrays = ({ dimensions, hidden, outputs }: Sizes) =>
  [
    ['scales', dimensions],
    ['inner', hidden * dimensions],
    ['innerOffset', hidden],
    ['direct', outputs * dimensions],
    ['outer', outputs * hidden],
    ['outerOffset', outputs],
    ['calibration', outputs * 2],
  ] as const;

export const writeWeights = (model: Model): Uint8Array => {
  const arrays = floatArrays(model);
  const floats = arrays.reduce((sum, [, length]) => sum + length, 0);
  const bytes = new Uint8Array((HEADER_NUMBERS + floats) * 4 + model.table.length);
  const view = new DataView(bytes.buffer);
  const { dimensions, hidden, outputs } = model;
  [MARK, VERSION, BUCKET_BITS, dimensions, hidden, outputs].forEach((number, at) => {
    view.setUint32(at * 4, number, true);
  });
  let position = HEADER_NUMBERS * 4;
  for (const [name] of arrays) {
    for (const number of model[name]) {
      view.setFloat32(position, number, true);
      position += 4;
    }
  }
  bytes.set(new Uint8Array(model.table.buffer, model.table.byteOffset), position);
  return bytes;
};

/** Refuses what was not written for these features: wrong weights would answer, but wrongly. */
export const readWeights = (bytes: Uint8Array): Model => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_NUMBERS * 4 || view.getUint32(0, true) !== MARK) {
    throw new Error('Not a weights file of the classifier');
  }
  const header = (at: number) => view.getUint32(at * 4, true);
  if (header(1) !== VERSION || header(2) !== BUCKET_BITS) {
    throw new Error('The weights were made for another version of the classifier');
  }
  const sizes = { dimensions: header(3), hidden: header(4), outputs: header(5) };
  let position = HEADER_NUMBERS * 4;
  const tableLength = sizes.dimensions * 2 ** BUCKET_BITS;
  const floats = floatArrays(sizes).reduce((sum, [, length]) => sum + length, 0);
  if (bytes.byteLength !== position + floats * 4 + tableLength) {
    throw new Error('The weights file is truncated');
  }
  const arrays = Object.fromEntries(
    floatArrays(sizes).map(([name, length]) => {
      const start = position;
      position += length * 4;
      return [name, new Float32Array(length).map((_, at) => view.getFloat32(start + at * 4, true))];
    }),
  ) as Record<ReturnType<typeof floatArrays>[number][0], Float32Array>;
  const table = new Int8Array(bytes.buffer, bytes.byteOffset + position, tableLength);
  return { ...sizes, ...arrays, table };
};
