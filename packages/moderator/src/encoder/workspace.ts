import { BYTES_PANEL, PANEL, type Product, type RowProduct, startKernel } from './kernel.ts';
import type { EncoderWeights } from './weights-file.ts';

/** Four numbers of a row are taken in one step. */
const STEP = 4;
/** Seven bits for a number: with a sign 63 either way, without one up to 127. */
const SIGNED = { limit: 63, offset: 64 };
const UNSIGNED = { limit: 127, offset: 0 };

/** The widest row that is multiplied by itself. */
const MOST_WIDTH = 1536;
/** Sums of whole numbers stay below this. */
const MOST_SUM = 2 ** 31;

type After = Pick<Product, 'onto' | 'positive'>;
/** Multiplies `rows` rows that lie at `a`, and writes to `c`. */
export type Multiplied = (a: number, c: number, rows: number, after?: After) => void;
/** The same for one row, and perhaps some of the columns only: so many from the first on, whole panels of them. */
type RowMultiplied = (
  a: number,
  c: number,
  some?: Partial<Pick<RowProduct, 'columns' | 'positive'>> & { first?: number },
) => void;

export const padded = (count: number, to: number) => Math.ceil(count / to) * to;

/** The kernel's memory, given out piece by piece, and the trained tables laid out in it. */
export function openWorkspace({ tensor, bytes }: EncoderWeights, size: number, mostRows: number) {
  const kernel = startKernel(size);
  const { floats, whole } = kernel;
  let free = 0;
  const take = (count: number) => {
    const start = free;
    free += padded(count, PANEL);
    return start;
  };
  const put = (numbers: ArrayLike<number>, count = numbers.length) => {
    const start = take(count);
    floats.set(numbers, start);
    return start;
  };
  const rowScales = take(mostRows);
  const rowRoom = take(MOST_WIDTH / 2);
  let squeezed: number | undefined;

  return {
    ...kernel,
    take,

    /** A table as it was trained, output by input, laid out in panels of sixteen outputs. */
    matrix(name: string, from: number, to: number): Multiplied {
      const weight = tensor(`${name}.weight`);
      const columns = padded(to, PANEL);
      const bias = put(tensor(`${name}.bias`), columns);
      const b = take(from * columns);
      for (let out = 0; out < to; out += 1) {
        const panel = b + Math.floor(out / PANEL) * from * PANEL + (out % PANEL);
        for (let at = 0; at < from; at += 1) {
          floats[panel + at * PANEL] = weight[out * from + at] ?? 0;
        }
      }
      const steps = { aStep: from, bStep: PANEL, bPanel: from * PANEL, cStep: columns };
      return (a, c, rows, after) =>
        kernel.multiply({ a, b, bias, c, rows, inner: from, columns, ...steps, ...after });
    },

    /** The same for one row, with the bytes as they are stored. */
    rowMatrix(name: string, from: number, to: number): RowMultiplied {
      const { values, scales } = bytes(`${name}.weight`);
      const bias = put(tensor(`${name}.bias`));
      const scale = put(scales);
      const b = take((from * to) / STEP);
      for (let out = 0; out < to; out += 1) {
        const panel = b * STEP + Math.floor(out / PANEL) * from * PANEL + (out % PANEL) * 2;
        for (let at = 0; at < from; at += 1) {
          whole.bytes[panel + Math.floor(at / 2) * PANEL * 2 + (at % 2)] =
            values[out * from + at] ?? 0;
        }
      }
      const limit = Math.min(32_767, Math.floor(MOST_SUM / 128 / from));
      const rowScale = rowScales;
      return (a, c, { first = 0, ...some } = {}) => {
        kernel.squeezeRow({ from: a, to: rowRoom, rowScale, width: from, limit });
        kernel.multiplyRow({
          a: rowRoom,
          rowScale,
          b: b + (first * from) / STEP,
          scales: scale + first,
          bias: bias + first,
          c,
          inner: from,
          columns: to,
          ...some,
        });
      };
    },

    /** The same for many rows: with the bytes as they are stored, and the rows squeezed into bytes. */
    quickMatrix(name: string, from: number, to: number, { isPositive = false } = {}): Multiplied {
      const { values, scales } = bytes(`${name}.weight`);
      const { limit, offset } = isPositive ? UNSIGNED : SIGNED;
      const bias = put(tensor(`${name}.bias`));
      const scale = put(scales);
      const first = take(to);
      const b = take((from * to) / STEP);
      for (let out = 0; out < to; out += 1) {
        const panel =
          b * STEP +
          Math.floor(out / BYTES_PANEL) * from * BYTES_PANEL +
          (out % BYTES_PANEL) * STEP;
        let sum = 0;
        for (let at = 0; at < from; at += 1) {
          const value = values[out * from + at] ?? 0;
          whole.bytes[panel + Math.floor(at / STEP) * BYTES_PANEL * STEP + (at % STEP)] = value;
          sum += value;
        }
        // What the rows were moved up by is taken away again.
        whole.words[first + out] = -offset * sum;
      }
      squeezed ??= take((mostRows * 512) / STEP);
      const room = squeezed;
      return (a, c, rows, after) => {
        kernel.squeeze({ from: a, to: room, rowScales, rows, width: from, limit, offset });
        kernel.multiplyBytes({
          a: room,
          aStep: from / STEP,
          rowScales,
          b,
          bPanel: (from * BYTES_PANEL) / STEP,
          first,
          scales: scale,
          bias,
          c,
          cStep: to,
          rows,
          inner: from / STEP,
          columns: to,
          ...after,
        });
      };
    },

    norm(name: string, width: number) {
      const gain = put(tensor(`${name}.weight`));
      const bias = put(tensor(`${name}.bias`));
      return (from: number, to: number, rows: number) =>
        kernel.norm({ from, to, rows, width, gain, bias });
    },
  };
}
