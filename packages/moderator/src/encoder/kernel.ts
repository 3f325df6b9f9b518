/** A matrix product in WebAssembly, written by `training/encoder/kernel.ts`: ten times as fast. */
const CODE =
  'AGFzbQEAAAABDQFgCX9/f39/f39/fwADAgEABQMBAAEHFQIGbWVtb3J5AgAIbXVsdGlwbHkAAAq1BQGyBQQFfwF7BH8UewNAQQAhCQNAIAAgCSABbGohDyAPIAFqIRAgECABaiERIBEgAWohEiACIAogB0EEbGxqIQwgAyAKQQRsaiENIA39AAQAIRMgDf0ABBAhFCAN/QAEICEVIA39AAQwIRYgEyEXIBQhGCAVIRkgFiEaIBMhGyAUIRwgFSEdIBYhHiATIR8gFCEgIBUhISAWISIgByELA0AgDP0ABAAhIyAM/QAEECEkIAz9AAQgISUgDP0ABDAhJiAP/QkCACEOIBMgDiAj/eYB/eQBIRMgFCAOICT95gH95AEhFCAVIA4gJf3mAf3kASEVIBYgDiAm/eYB/eQBIRYgD0EEaiEPIBD9CQIAIQ4gFyAOICP95gH95AEhFyAYIA4gJP3mAf3kASEYIBkgDiAl/eYB/eQBIRkgGiAOICb95gH95AEhGiAQQQRqIRAgEf0JAgAhDiAbIA4gI/3mAf3kASEbIBwgDiAk/eYB/eQBIRwgHSAOICX95gH95AEhHSAeIA4gJv3mAf3kASEeIBFBBGohESAS/QkCACEOIB8gDiAj/eYB/eQBIR8gICAOICT95gH95AEhICAhIA4gJf3mAf3kASEhICIgDiAm/eYB/eQBISIgEkEEaiESIAxBwABqIQwgC0EBayILDQALIAQgCSAFbCAKQQRsamohDSANIBP9CwQAIA0gFP0LBBAgDSAV/QsEICANIBb9CwQwIA0gBWohDSANIBf9CwQAIA0gGP0LBBAgDSAZ/QsEICANIBr9CwQwIA0gBWohDSANIBv9CwQAIA0gHP0LBBAgDSAd/QsEICANIB79CwQwIA0gBWohDSANIB/9CwQAIA0gIP0LBBAgDSAh/QsEICANICL9CwQwIA0gBWohDSAJQQRqIgkgBkkNAAsgCkEQaiIKIAhJDQALCw==';

/** Rows come in fours and columns in sixteens: what is multiplied is padded to that. */
export const ROWS = 4;
export const PANEL = 16;
const PAGE = 65_536;
const FLOAT = 4;

/** Places in the kernel's memory, counted in floats. */
type Place = number;

export interface Product {
  a: Place;
  /** From one row of `a` to the next, and of `c`. */
  aStep: number;
  b: Place;
  bias: Place;
  c: Place;
  cStep: number;
  rows: number;
  inner: number;
  columns: number;
}

export interface Kernel {
  floats: Float32Array;
  multiply: (product: Product) => void;
}

type Multiply = (...numbers: number[]) => void;

/** The little of the interface that is used here; TypeScript knows it from browsers only. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: Record<string, unknown> };
};
interface Memory {
  buffer: ArrayBuffer;
  grow: (pages: number) => number;
}

export function startKernel(floats: number): Kernel {
  const bytes = Uint8Array.from(atob(CODE), (char) => char.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  const memory = exports['memory'] as Memory;
  const multiply = exports['multiply'] as Multiply;
  memory.grow(Math.ceil((floats * FLOAT) / PAGE));
  return {
    floats: new Float32Array(memory.buffer),
    multiply: ({ a, aStep, b, bias, c, cStep, rows, inner, columns }) =>
      multiply(
        a * FLOAT,
        aStep * FLOAT,
        b * FLOAT,
        bias * FLOAT,
        c * FLOAT,
        cStep * FLOAT,
        rows,
        inner,
        columns,
      ),
  };
}
