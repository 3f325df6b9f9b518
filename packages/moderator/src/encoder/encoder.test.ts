import { readFileSync } from 'node:fs';
import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadEncoder } from './encoder.ts';
import golden from './golden-logits.json' with { type: 'json' };
import { startKernel } from './kernel.ts';
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
    multiply({ a, aStep: inner, b, bias, c, cStep: columns, rows, inner, columns });
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        let sum = column * 10;
        for (let at = 0; at < inner; at += 1) sum += left(row, at) * right(at, column);
        expect(floats[c + row * columns + column]).toBeCloseTo(sum, 3);
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
