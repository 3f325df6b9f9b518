import { readFileSync } from 'node:fs';
import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadEncoder } from './encoder.ts';
import golden from './golden-logits.json' with { type: 'json' };
import { startKernel } from './kernel.ts';
import { openWorkspace } from './workspace.ts';
import { pieceReader } from './pieces.ts';

const bytes = readFileSync(new URL('../../weights/encoder.bin', import.meta.url));
const { logits, outputs } = loadEncoder(bytes);

describe('the encoder', () => {
  it('is small enough to live in the repository', () => {
    expect(bytes.byteLength).toBeLessThan(4_000_000);
  });

  it('refuses what is not its file', () => {
    expect(() => loadEncoder(new Uint8Array(64))).toThrow('Not a weights file');
  });

  // The training computes with whole numbers of 32 bits, this with weights of 8: close, not equal.
  it.each(golden)('reads "$text" as it did in training', ({ text, logits: trained }) => {
    const read = logits(text) ?? [];
    outputs.forEach((_, at) => {
      expect(Math.abs((read[at] ?? 99) - (trained[at] ?? 0))).toBeLessThan(0.25);
    });
  });

  it('says nothing about scripts it never learned', () => {
    expect(logits('привет, как дела')).toBeUndefined();
    expect(logits('my ribbon has a knot')).toHaveLength(outputs.length);
  });

  it('gives numbers for any text, twice the same', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 200 }), (text) => {
        const first = logits(text);
        expect(first?.every(Number.isFinite) ?? true).toBe(true);
        expect(logits(text)).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });
});

/** A table of bytes with its scales and offsets, as a file of weights would give it. */
function someWeights(from: number, to: number) {
  const values = Int8Array.from({ length: from * to }, (_, at) => ((at * 37) % 255) - 127);
  const scales = Float32Array.from({ length: to }, (_, at) => 0.01 + at * 0.001);
  const bias = Float32Array.from({ length: to }, (_, at) => at - 8);
  const table = () => ({ values, scales });
  return {
    values,
    scales,
    bias,
    weights: { outputs: [], pieces: [], tensor: () => bias, bytes: table },
  };
}

describe('the kernel', () => {
  it('multiplies as one would by hand', () => {
    const { floats, multiply } = startKernel(4096);
    const [a, b, bias, c] = [0, 512, 1536, 2048];
    const [rows, inner, columns] = [8, 5, 32];
    const left = (row: number, at: number) => row - 2 * at + 0.5;
    const right = (at: number, column: number) => at * 0.25 - column;
    for (let row = 0; row < rows; row += 1)
      for (let at = 0; at < inner; at += 1) floats[a + row * inner + at] = left(row, at);
    for (let column = 0; column < columns; column += 1) {
      floats[bias + column] = column * 10;
      for (let at = 0; at < inner; at += 1) {
        const panel = b + Math.floor(column / 16) * inner * 16;
        floats[panel + at * 16 + (column % 16)] = right(at, column);
      }
    }
    const steps = { aStep: inner, bStep: 16, bPanel: inner * 16, cStep: columns };
    multiply({ a, b, bias, c, rows, inner, columns, ...steps });
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        let sum = column * 10;
        for (let at = 0; at < inner; at += 1) sum += left(row, at) * right(at, column);
        expect(floats[c + row * columns + column]).toBeCloseTo(sum, 3);
      }
  });

  it('multiplies bytes nearly as exactly, with and without a sign', () => {
    const [rows, from, to] = [8, 32, 16];
    const { values, scales, bias, weights } = someWeights(from, to);
    for (const isPositive of [false, true]) {
      const { floats, take, quickMatrix } = openWorkspace(weights, 16_384, rows);
      const times = quickMatrix('any', from, to, { isPositive });
      const [a, c] = [take(rows * from), take(rows * to)];
      const left = (row: number, at: number) =>
        (isPositive ? Math.abs : Number)(Math.sin(row * 7 + at) * (row + 1));
      for (let row = 0; row < rows; row += 1) {
        for (let at = 0; at < from; at += 1) floats[a + row * from + at] = left(row, at);
      }
      times(a, c, rows);
      for (let row = 0; row < rows; row += 1) {
        for (let out = 0; out < to; out += 1) {
          let sum = bias[out] ?? 0;
          let size = 0;
          for (let at = 0; at < from; at += 1) {
            const weight = (values[out * from + at] ?? 0) * (scales[out] ?? 0);
            sum += left(row, at) * weight;
            size += Math.abs(weight);
          }
          // Half a step for each number is the most that rounding can add up to.
          const step = (row + 1) / (isPositive ? 127 : 63);
          const error = Math.abs((floats[c + row * to + out] ?? 0) - sum);
          expect(error).toBeLessThanOrEqual((step / 2) * size + 1e-3);
        }
      }
    }
  });

  it('multiplies a row by some of the columns as exactly as one would by hand', () => {
    const [from, to, first] = [64, 48, 16];
    const { values, scales, bias, weights } = someWeights(from, to);
    const { floats, take, rowMatrix } = openWorkspace(weights, 16_384, 1);
    const times = rowMatrix('any', from, to);
    const [a, c] = [take(from), take(to)];
    for (let at = 0; at < from; at += 1) floats[a + at] = Math.sin(at * 3) * 2;
    times(a, c, { first, columns: 32, positive: true });
    for (let out = first; out < to; out += 1) {
      let sum = bias[out] ?? 0;
      for (let at = 0; at < from; at += 1) {
        sum += (floats[a + at] ?? 0) * (values[out * from + at] ?? 0) * (scales[out] ?? 0);
      }
      expect(floats[c + out - first]).toBeCloseTo(Math.max(0, sum), 1);
    }
  });

  it('finds the largest of each column, also where all are below zero', () => {
    const { floats, peaks } = startKernel(256);
    const [from, to, rows, width] = [0, 128, 3, 16];
    for (let at = 0; at < rows * width; at += 1) floats[from + at] = ((at * 7) % 20) - 25;
    peaks({ from, to, rows, width });
    for (let column = 0; column < width; column += 1) {
      const all = [0, 1, 2].map((row) => floats[from + row * width + column] ?? 0);
      expect(floats[to + column]).toBe(Math.max(...all));
    }
  });

  it('moves each row to mean 0 and spread 1', () => {
    const { floats, norm } = startKernel(256);
    const [from, gain, bias, to, width] = [0, 32, 48, 64, 16];
    for (let at = 0; at < 2 * width; at += 1) floats[from + at] = at * at;
    floats.fill(1, gain, gain + width).fill(0, bias, bias + width);
    norm({ from, to, rows: 2, width, gain, bias });
    for (const row of [0, 1]) {
      const numbers = [...floats.subarray(to + row * width, to + (row + 1) * width)];
      const mean = numbers.reduce((sum, one) => sum + one, 0) / width;
      const spread = numbers.reduce((sum, one) => sum + one * one, 0) / width;
      expect(mean).toBeCloseTo(0, 4);
      expect(spread).toBeCloseTo(1, 3);
    }
  });
});

describe('pieces of words', () => {
  const reserved = Array.from({ length: 6 }, (_, at) => [`<${at}>`, 0] as const);
  const read = pieceReader([...reserved, ['▁hoop', -2], ['▁ho', -3], ['op', -3], ['s', -1]]);

  it('are the likeliest cut', () => {
    expect(read('hoops')).toEqual([6, 9]);
    expect(read('hoop hoop')).toEqual([6, 6]);
  });
  it('count a run of unknown letters once', () => {
    expect(read('hoopxyz')).toEqual([6, 0]);
  });
});
