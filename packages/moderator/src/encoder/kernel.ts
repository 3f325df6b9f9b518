/** What takes time, in WebAssembly, written by `training/encoder/kernel.ts`: many times as fast as plain code. */
const CODE =
  'AGFzbQEAAAABNgRgDX9/f39/f39/f39/f38AYA9/f39/f39/f39/f39/f38AYAZ/f39/f38AYAd/f39/f31/AAMFBAABAgMFAwEAAQc2BQZtZW1vcnkCAAhtdWx0aXBseQAADW11bHRpcGx5Qnl0ZXMAAQRub3JtAAIHc3F1ZWV6ZQADCtAYBI0IBAZ/AnsEfxR7IAIhEgNAQQAhDQNAIAAgDSABbGohFSAVIAFqIRYgFiABaiEXIBcgAWohGCASIRAgBSAOQQRsaiERIBH9AAQAIRkgEf0ABBAhGiAR/QAEICEbIBH9AAQwIRwgGSEdIBohHiAbIR8gHCEgIBkhISAaISIgGyEjIBwhJCAZISUgGiEmIBshJyAcISggCSEPA0AgEP0ABAAhKSAQ/QAEECEqIBD9AAQgISsgEP0ABDAhLCAV/QkCACETIBMgKSAZ/YUCIRkgEyAqIBr9hQIhGiATICsgG/2FAiEbIBMgLCAc/YUCIRwgFUEEaiEVIBb9CQIAIRMgEyApIB39hQIhHSATICogHv2FAiEeIBMgKyAf/YUCIR8gEyAsICD9hQIhICAWQQRqIRYgF/0JAgAhEyATICkgIf2FAiEhIBMgKiAi/YUCISIgEyArICP9hQIhIyATICwgJP2FAiEkIBdBBGohFyAY/QkCACETIBMgKSAl/YUCISUgEyAqICb9hQIhJiATICsgJ/2FAiEnIBMgLCAo/YUCISggGEEEaiEYIBAgA2ohECAPQQFrIg8NAAsgBiANIAdsIA5BBGxqaiERIAwEQCAZIBT96QEhGSAaIBT96QEhGiAbIBT96QEhGyAcIBT96QEhHCAdIBT96QEhHSAeIBT96QEhHiAfIBT96QEhHyAgIBT96QEhICAhIBT96QEhISAiIBT96QEhIiAjIBT96QEhIyAkIBT96QEhJCAlIBT96QEhJSAmIBT96QEhJiAnIBT96QEhJyAoIBT96QEhKAsgCwRAIBEhFSAZIBX9AAQA/eQBIRkgGiAV/QAEEP3kASEaIBsgFf0ABCD95AEhGyAcIBX9AAQw/eQBIRwgFSAHaiEVIB0gFf0ABAD95AEhHSAeIBX9AAQQ/eQBIR4gHyAV/QAEIP3kASEfICAgFf0ABDD95AEhICAVIAdqIRUgISAV/QAEAP3kASEhICIgFf0ABBD95AEhIiAjIBX9AAQg/eQBISMgJCAV/QAEMP3kASEkIBUgB2ohFSAlIBX9AAQA/eQBISUgJiAV/QAEEP3kASEmICcgFf0ABCD95AEhJyAoIBX9AAQw/eQBISggFSAHaiEVCyARIBn9CwQAIBEgGv0LBBAgESAb/QsEICARIBz9CwQwIBEgB2ohESARIB39CwQAIBEgHv0LBBAgESAf/QsEICARICD9CwQwIBEgB2ohESARICH9CwQAIBEgIv0LBBAgESAj/QsEICARICT9CwQwIBEgB2ohESARICX9CwQAIBEgJv0LBBAgESAn/QsEICARICj9CwQwIBEgB2ohESANQQRqIg0gCEkNAAsgEiAEaiESIA5BEGoiDiAKSQ0ACwv8CwQGfwJ7BH8UeyADIRQDQEEAIQ8DQCAAIA8gAWxqIRcgFyABaiEYIBggAWohGSAZIAFqIRogFCESIAUgEEEEbGohEyAT/QAEACEbIBP9AAQQIRwgE/0ABCAhHSAT/QAEMCEeIBshHyAcISAgHSEhIB4hIiAbISMgHCEkIB0hJSAeISYgGyEnIBwhKCAdISkgHiEqIAshEQNAIBL9AAQAISsgEv0ABBAhLCAS/QAEICEtIBL9AAQwIS4gF/0JAgAhFSArIBUgG/2TAiEbICwgFSAc/ZMCIRwgLSAVIB39kwIhHSAuIBUgHv2TAiEeIBdBBGohFyAY/QkCACEVICsgFSAf/ZMCIR8gLCAVICD9kwIhICAtIBUgIf2TAiEhIC4gFSAi/ZMCISIgGEEEaiEYIBn9CQIAIRUgKyAVICP9kwIhIyAsIBUgJP2TAiEkIC0gFSAl/ZMCISUgLiAVICb9kwIhJiAZQQRqIRkgGv0JAgAhFSArIBUgJ/2TAiEnICwgFSAo/ZMCISggLSAVICn9kwIhKSAuIBUgKv2TAiEqIBpBBGohGiASQcAAaiESIBFBAWsiEQ0ACyAGIBBBBGxqIRcgByAQQQRsaiEYIAIgD0EEbGohGSAZ/QkCACEVIBv9+gEgFSAX/QAEAP3mASAY/QAEAP2FAiEbIBz9+gEgFSAX/QAEEP3mASAY/QAEEP2FAiEcIB39+gEgFSAX/QAEIP3mASAY/QAEIP2FAiEdIB79+gEgFSAX/QAEMP3mASAY/QAEMP2FAiEeIBn9CQIEIRUgH/36ASAVIBf9AAQA/eYBIBj9AAQA/YUCIR8gIP36ASAVIBf9AAQQ/eYBIBj9AAQQ/YUCISAgIf36ASAVIBf9AAQg/eYBIBj9AAQg/YUCISEgIv36ASAVIBf9AAQw/eYBIBj9AAQw/YUCISIgGf0JAgghFSAj/foBIBUgF/0ABAD95gEgGP0ABAD9hQIhIyAk/foBIBUgF/0ABBD95gEgGP0ABBD9hQIhJCAl/foBIBUgF/0ABCD95gEgGP0ABCD9hQIhJSAm/foBIBUgF/0ABDD95gEgGP0ABDD9hQIhJiAZ/QkCDCEVICf9+gEgFSAX/QAEAP3mASAY/QAEAP2FAiEnICj9+gEgFSAX/QAEEP3mASAY/QAEEP2FAiEoICn9+gEgFSAX/QAEIP3mASAY/QAEIP2FAiEpICr9+gEgFSAX/QAEMP3mASAY/QAEMP2FAiEqIAggDyAJbCAQQQRsamohEyAOBEAgGyAW/ekBIRsgHCAW/ekBIRwgHSAW/ekBIR0gHiAW/ekBIR4gHyAW/ekBIR8gICAW/ekBISAgISAW/ekBISEgIiAW/ekBISIgIyAW/ekBISMgJCAW/ekBISQgJSAW/ekBISUgJiAW/ekBISYgJyAW/ekBIScgKCAW/ekBISggKSAW/ekBISkgKiAW/ekBISoLIA0EQCATIRcgGyAX/QAEAP3kASEbIBwgF/0ABBD95AEhHCAdIBf9AAQg/eQBIR0gHiAX/QAEMP3kASEeIBcgCWohFyAfIBf9AAQA/eQBIR8gICAX/QAEEP3kASEgICEgF/0ABCD95AEhISAiIBf9AAQw/eQBISIgFyAJaiEXICMgF/0ABAD95AEhIyAkIBf9AAQQ/eQBISQgJSAX/QAEIP3kASElICYgF/0ABDD95AEhJiAXIAlqIRcgJyAX/QAEAP3kASEnICggF/0ABBD95AEhKCApIBf9AAQg/eQBISkgKiAX/QAEMP3kASEqIBcgCWohFwsgEyAb/QsEACATIBz9CwQQIBMgHf0LBCAgEyAe/QsEMCATIAlqIRMgEyAf/QsEACATICD9CwQQIBMgIf0LBCAgEyAi/QsEMCATIAlqIRMgEyAj/QsEACATICT9CwQQIBMgJf0LBCAgEyAm/QsEMCATIAlqIRMgEyAn/QsEACATICj9CwQQIBMgKf0LBCAgEyAq/QsEMCATIAlqIRMgD0EEaiIPIApJDQALIBQgBGohFCAQQRBqIhAgDEkNAAsLuQICBH8EewNAIAAhB/0MAAAAAAAAAAAAAAAAAAAAACEKIAMhBgNAIAogB/0ABAD95AEhCiAHQRBqIQcgBkEEayIGDQALIAr9HwAgCv0fAZIgCv0fAiAK/R8DkpIgA7OV/RMhCyAAIQf9DAAAAAAAAAAAAAAAAAAAAAAhCiADIQYDQCAH/QAEACAL/eUBIQ0gDSANIAr9hQIhCiAHQRBqIQcgBkEEayIGDQALQwAAgD8gCv0fACAK/R8BkiAK/R8CIAr9HwOSkiADs5VDvTeGNZKRlf0TIQwgBCEIIAUhCSADIQYDQCABIAD9AAQAIAv95QEgDP3mASAI/QAEACAJ/QAEAP2FAv0LBAAgAEEQaiEAIAFBEGohASAIQRBqIQggCUEQaiEJIAZBBGsiBg0ACyACQQFrIgINAAsLhQIEAn8CewF9AXsgBv0PIQwDQCAAIQj9DAAAAAAAAAAAAAAAAAAAAAAhCSAEIQcDQCAJIAj9AAQA/eAB/ekBIQkgCEEQaiEIIAdBBGsiBw0ACyAJ/R8AIAn9HwGXIAn9HwIgCf0fA5eXQ19wiTCXIQsgAiALIAWVOAIAIAJBBGohAiAFIAuV/RMhCiAEIQcDQCABIAwgAP0ABAAgCv3mAf1q/fgBIAD9AAQQIAr95gH9av34Af2FASAA/QAEICAK/eYB/Wr9+AEgAP0ABDAgCv3mAf1q/fgB/YUB/WX9bv0LBAAgAEHAAGohACABQRBqIQEgB0EQayIHDQALIANBAWsiAw0ACws=';

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
  /** From one row of `b` to the next, and from sixteen of its columns to the next sixteen. */
  bStep: number;
  bPanel: number;
  bias: Place;
  c: Place;
  cStep: number;
  rows: number;
  inner: number;
  columns: number;
  /** Added to what `c` holds. */
  onto?: boolean;
  /** Nothing below zero is kept. */
  positive?: boolean;
}

/** The same in whole numbers: every place and step still counted in floats, four bytes each. */
export interface BytesProduct extends Omit<Product, 'bStep'> {
  /** One number per row, as `squeeze` wrote them. */
  rowScales: Place;
  /** What each column's sum begins with, and what it is multiplied by. */
  first: Place;
  scales: Place;
}

/** Rows of floats as bytes: each row's largest becomes `limit`, and `offset` is added. */
export interface Squeezing {
  from: Place;
  to: Place;
  rowScales: Place;
  rows: number;
  width: number;
  limit: number;
  offset: number;
}

/** Each row moved to mean 0 and spread 1. */
export interface Norming {
  from: Place;
  to: Place;
  rows: number;
  width: number;
  gain: Place;
  bias: Place;
}

export interface Kernel {
  floats: Float32Array;
  /** The same memory, read as whole numbers. */
  whole: { bytes: Int8Array; words: Int32Array };
  multiply: (product: Product) => void;
  multiplyBytes: (product: BytesProduct) => void;
  squeeze: (squeezing: Squeezing) => void;
  norm: (norming: Norming) => void;
}

type Exported = (...numbers: number[]) => void;
type Name = 'multiply' | 'multiplyBytes' | 'squeeze' | 'norm';

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
  const { multiply, multiplyBytes, squeeze, norm } = exports as Record<Name, Exported>;
  memory.grow(Math.ceil((floats * FLOAT) / PAGE));
  return {
    floats: new Float32Array(memory.buffer),
    whole: { bytes: new Int8Array(memory.buffer), words: new Int32Array(memory.buffer) },
    multiply: (product) =>
      multiply(
        product.a * FLOAT,
        product.aStep * FLOAT,
        product.b * FLOAT,
        product.bStep * FLOAT,
        product.bPanel * FLOAT,
        product.bias * FLOAT,
        product.c * FLOAT,
        product.cStep * FLOAT,
        product.rows,
        product.inner,
        product.columns,
        Number(product.onto ?? false),
        Number(product.positive ?? false),
      ),
    multiplyBytes: (product) =>
      multiplyBytes(
        product.a * FLOAT,
        product.aStep * FLOAT,
        product.rowScales * FLOAT,
        product.b * FLOAT,
        product.bPanel * FLOAT,
        product.first * FLOAT,
        product.scales * FLOAT,
        product.bias * FLOAT,
        product.c * FLOAT,
        product.cStep * FLOAT,
        product.rows,
        product.inner,
        product.columns,
        Number(product.onto ?? false),
        Number(product.positive ?? false),
      ),
    squeeze: ({ from, to, rowScales, rows, width, limit, offset }) =>
      squeeze(from * FLOAT, to * FLOAT, rowScales * FLOAT, rows, width, limit, offset),
    norm: ({ from, to, rows, width, gain, bias }) =>
      norm(from * FLOAT, to * FLOAT, rows, width, gain * FLOAT, bias * FLOAT),
  };
}
