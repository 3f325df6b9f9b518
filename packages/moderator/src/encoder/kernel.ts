/** What takes time, in WebAssembly, written by `training/encoder/kernel.ts`: many times as fast as plain code. */
const CODE =
  'AGFzbQEAAAABUgdgDX9/f39/f39/f39/f38AYA9/f39/f39/f39/f39/f38AYAl/f39/f39/f38AYAZ/f39/f38AYAd/f39/f31/AGAGf39/f399AGAEf39/fwADCAcAAQIDBAUGBQMBAAEHWQgGbWVtb3J5AgAIbXVsdGlwbHkAAA1tdWx0aXBseUJ5dGVzAAELbXVsdGlwbHlSb3cAAgRub3JtAAMHc3F1ZWV6ZQAECnNxdWVlemVSb3cABQVwZWFrcwAGCowcB5gFBAZ/AnsEfwp7IAIhEgNAQQAhDQNAIAAgDSABbGohFSAVIAFqIRYgFiABaiEXIBcgAWohGCASIRAgBSAOQQRsaiERIBH9AAQAIRkgEf0ABBAhGiAZIRsgGiEcIBkhHSAaIR4gGSEfIBohICAJIQ8DQCAQ/QAEACEhIBD9AAQQISIgFf0JAgAhEyATICEgGf2FAiEZIBMgIiAa/YUCIRogFv0JAgAhEyATICEgG/2FAiEbIBMgIiAc/YUCIRwgF/0JAgAhEyATICEgHf2FAiEdIBMgIiAe/YUCIR4gGP0JAgAhEyATICEgH/2FAiEfIBMgIiAg/YUCISAgFUEEaiEVIBZBBGohFiAXQQRqIRcgGEEEaiEYIBAgA2ohECAPQQFrIg8NAAsgBiANIAdsIA5BBGxqaiERIAwEQCAZIBT96QEhGSAaIBT96QEhGiAbIBT96QEhGyAcIBT96QEhHCAdIBT96QEhHSAeIBT96QEhHiAfIBT96QEhHyAgIBT96QEhIAsgCwRAIBEhFSAZIBX9AAQA/eQBIRkgGiAV/QAEEP3kASEaIBUgB2ohFSAbIBX9AAQA/eQBIRsgHCAV/QAEEP3kASEcIBUgB2ohFSAdIBX9AAQA/eQBIR0gHiAV/QAEEP3kASEeIBUgB2ohFSAfIBX9AAQA/eQBIR8gICAV/QAEEP3kASEgIBUgB2ohFQsgESAZ/QsEACARIBr9CwQQIBEgB2ohESARIBv9CwQAIBEgHP0LBBAgESAHaiERIBEgHf0LBAAgESAe/QsEECARIAdqIREgESAf/QsEACARICD9CwQQIBEgB2ohESANQQRqIg0gCEkNAAsgEiAEQSBrQSAgDkEIcRtqIRIgDkEIaiIOIApJDQALC8IMBAZ/AnsEfwt7QQH9ECElIAMhFANAQQAhDwNAIAAgDyABbGohFyAXIAFqIRggGCABaiEZIBkgAWohGiAUIRIgBSAQQQRsaiETIBP9AAQAIRsgE/0ABBAhHCAbIR0gHCEeIBshHyAcISAgGyEhIBwhIiALIREDQCAS/QAEACEjIBL9AAQQISQgF/0JAgAhFSAbICMgFf2SAiAl/boB/a4BIRsgHCAkIBX9kgIgJf26Af2uASEcIBj9CQIAIRUgHSAjIBX9kgIgJf26Af2uASEdIB4gJCAV/ZICICX9ugH9rgEhHiAZ/QkCACEVIB8gIyAV/ZICICX9ugH9rgEhHyAgICQgFf2SAiAl/boB/a4BISAgGv0JAgAhFSAhICMgFf2SAiAl/boB/a4BISEgIiAkIBX9kgIgJf26Af2uASEiIBL9AAQgISMgEv0ABDAhJCAX/QkCBCEVIBsgIyAV/ZICICX9ugH9rgEhGyAcICQgFf2SAiAl/boB/a4BIRwgGP0JAgQhFSAdICMgFf2SAiAl/boB/a4BIR0gHiAkIBX9kgIgJf26Af2uASEeIBn9CQIEIRUgHyAjIBX9kgIgJf26Af2uASEfICAgJCAV/ZICICX9ugH9rgEhICAa/QkCBCEVICEgIyAV/ZICICX9ugH9rgEhISAiICQgFf2SAiAl/boB/a4BISIgEv0ABEAhIyAS/QAEUCEkIBf9CQIIIRUgGyAjIBX9kgIgJf26Af2uASEbIBwgJCAV/ZICICX9ugH9rgEhHCAY/QkCCCEVIB0gIyAV/ZICICX9ugH9rgEhHSAeICQgFf2SAiAl/boB/a4BIR4gGf0JAgghFSAfICMgFf2SAiAl/boB/a4BIR8gICAkIBX9kgIgJf26Af2uASEgIBr9CQIIIRUgISAjIBX9kgIgJf26Af2uASEhICIgJCAV/ZICICX9ugH9rgEhIiAS/QAEYCEjIBL9AARwISQgF/0JAgwhFSAbICMgFf2SAiAl/boB/a4BIRsgHCAkIBX9kgIgJf26Af2uASEcIBj9CQIMIRUgHSAjIBX9kgIgJf26Af2uASEdIB4gJCAV/ZICICX9ugH9rgEhHiAZ/QkCDCEVIB8gIyAV/ZICICX9ugH9rgEhHyAgICQgFf2SAiAl/boB/a4BISAgGv0JAgwhFSAhICMgFf2SAiAl/boB/a4BISEgIiAkIBX9kgIgJf26Af2uASEiIBdBEGohFyAYQRBqIRggGUEQaiEZIBpBEGohGiASQYABaiESIBFBAWsiEQ0ACyAGIBBBBGxqIRcgByAQQQRsaiEYIAIgD0EEbGohGSAZ/QkCACEVIBv9+gEgFSAX/QAEAP3mASAY/QAEAP2FAiEbIBz9+gEgFSAX/QAEEP3mASAY/QAEEP2FAiEcIBn9CQIEIRUgHf36ASAVIBf9AAQA/eYBIBj9AAQA/YUCIR0gHv36ASAVIBf9AAQQ/eYBIBj9AAQQ/YUCIR4gGf0JAgghFSAf/foBIBUgF/0ABAD95gEgGP0ABAD9hQIhHyAg/foBIBUgF/0ABBD95gEgGP0ABBD9hQIhICAZ/QkCDCEVICH9+gEgFSAX/QAEAP3mASAY/QAEAP2FAiEhICL9+gEgFSAX/QAEEP3mASAY/QAEEP2FAiEiIAggDyAJbCAQQQRsamohEyAOBEAgGyAW/ekBIRsgHCAW/ekBIRwgHSAW/ekBIR0gHiAW/ekBIR4gHyAW/ekBIR8gICAW/ekBISAgISAW/ekBISEgIiAW/ekBISILIA0EQCATIRcgGyAX/QAEAP3kASEbIBwgF/0ABBD95AEhHCAXIAlqIRcgHSAX/QAEAP3kASEdIB4gF/0ABBD95AEhHiAXIAlqIRcgHyAX/QAEAP3kASEfICAgF/0ABBD95AEhICAXIAlqIRcgISAX/QAEAP3kASEhICIgF/0ABBD95AEhIiAXIAlqIRcLIBMgG/0LBAAgEyAc/QsEECATIAlqIRMgEyAd/QsEACATIB79CwQQIBMgCWohEyATIB/9CwQAIBMgIP0LBBAgEyAJaiETIBMgIf0LBAAgEyAi/QsEECATIAlqIRMgD0EEaiIPIApJDQALIBQgBGohFCAQQQhqIhAgDEkNAAsLugMCAn8GewNAIAwhDSAMIQ4gDCEPIAwhECAAIQogBiEJA0AgCv0JAgAhCyANIAsgAv0BAwD9ugH9rgEhDSAOIAsgAv0BAwj9ugH9rgEhDiAPIAsgAv0BAxD9ugH9rgEhDyAQIAsgAv0BAxj9ugH9rgEhECAK/QkCBCELIA0gCyAC/QEDIP26Af2uASENIA4gCyAC/QEDKP26Af2uASEOIA8gCyAC/QEDMP26Af2uASEPIBAgCyAC/QEDOP26Af2uASEQIApBCGohCiACQcAAaiECIAlBBGsiCQ0ACyAB/QkCACELIA39+gEgCyAD/QAEAP3mASAE/QAEAP2FAiENIA79+gEgCyAD/QAEEP3mASAE/QAEEP2FAiEOIA/9+gEgCyAD/QAEIP3mASAE/QAEIP2FAiEPIBD9+gEgCyAD/QAEMP3mASAE/QAEMP2FAiEQIAgEQCANIAz96QEhDSAOIAz96QEhDiAPIAz96QEhDyAQIAz96QEhEAsgBSAN/QsEACAFIA79CwQQIAUgD/0LBCAgBSAQ/QsEMCAEQcAAaiEEIANBwABqIQMgBUHAAGohBSAHQRBrIgcNAAsLuQICBH8EewNAIAAhB/0MAAAAAAAAAAAAAAAAAAAAACEKIAMhBgNAIAogB/0ABAD95AEhCiAHQRBqIQcgBkEEayIGDQALIAr9HwAgCv0fAZIgCv0fAiAK/R8DkpIgA7OV/RMhCyAAIQf9DAAAAAAAAAAAAAAAAAAAAAAhCiADIQYDQCAH/QAEACAL/eUBIQ0gDSANIAr9hQIhCiAHQRBqIQcgBkEEayIGDQALQwAAgD8gCv0fACAK/R8BkiAK/R8CIAr9HwOSkiADs5VDvTeGNZKRlf0TIQwgBCEIIAUhCSADIQYDQCABIAD9AAQAIAv95QEgDP3mASAI/QAEACAJ/QAEAP2FAv0LBAAgAEEQaiEAIAFBEGohASAIQRBqIQggCUEQaiEJIAZBBGsiBg0ACyACQQFrIgINAAsLhQIEAn8CewF9AXsgBv0PIQwDQCAAIQj9DAAAAAAAAAAAAAAAAAAAAAAhCSAEIQcDQCAJIAj9AAQA/eAB/ekBIQkgCEEQaiEIIAdBBGsiBw0ACyAJ/R8AIAn9HwGXIAn9HwIgCf0fA5eXQ19wiTCXIQsgAiALIAWVOAIAIAJBBGohAiAFIAuV/RMhCiAEIQcDQCABIAwgAP0ABAAgCv3mAf1q/YECIAD9AAQQIAr95gH9av2BAv2FASAA/QAEICAK/eYB/Wr9gQIgAP0ABDAgCv3mAf1q/YEC/YUB/WX9bv0LBAAgAEHAAGohACABQRBqIQEgB0EQayIHDQALIANBAWsiAw0ACwvTAQMCfwJ7AX0DQCAAIQf9DAAAAAAAAAAAAAAAAAAAAAAhCCAEIQYDQCAIIAf9AAQA/eAB/ekBIQggB0EQaiEHIAZBBGsiBg0ACyAI/R8AIAj9HwGXIAj9HwIgCP0fA5eXQ19wiTCXIQogAiAKIAWVOAIAIAJBBGohAiAFIAqV/RMhCSAEIQYDQCABIAD9AAQAIAn95gH9av2BAiAA/QAEECAJ/eYB/Wr9gQL9hQH9CwQAIABBIGohACABQRBqIQEgBkEIayIGDQALIANBAWsiAw0ACwtZAgN/AXsDQCAAIAZqIQUgBf0ABAAhByACIQQDQCAHIAX9AAQA/esBIQcgBSADQQRsaiEFIARBAWsiBA0ACyABIAZqIAf9CwQAIAZBEGoiBiADQQRsSQ0ACws=';

/** Rows come in fours and columns in sixteens: what is multiplied is padded to that. */
export const ROWS = 4;
export const PANEL = 16;
/** Of stored bytes eight columns lie together. */
export const BYTES_PANEL = 8;
/** Of bytes so many fours are multiplied in one turn. */
const BYTES_STEPS = 4;
const PAGE = 65_536;
const FLOAT = 4;

/** Offsets in the kernel's memory, counted in floats. */
type Offset = number;

export interface Product {
  a: Offset;
  /** From one row of `a` to the next, and of `c`. */
  aStep: number;
  b: Offset;
  /** From one row of `b` to the next, and from one panel of its columns to the next. */
  bStep: number;
  bPanel: number;
  bias: Offset;
  c: Offset;
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
  rowScales: Offset;
  /** What each column's sum begins with, and what it is multiplied by. */
  first: Offset;
  scales: Offset;
}

/** One row, as `squeezeRow` wrote it, with bytes in panels of sixteen that are scaled by column. */
export interface RowProduct extends Pick<
  Product,
  'a' | 'b' | 'bias' | 'c' | 'inner' | 'columns' | 'positive'
> {
  rowScale: Offset;
  scales: Offset;
}

/** A row of floats as whole numbers of two bytes: its largest becomes `limit`. */
export interface RowSqueezing {
  from: Offset;
  to: Offset;
  rowScale: Offset;
  width: number;
  limit: number;
}

/** Rows of floats as bytes: each row's largest becomes `limit`, and `offset` is added. */
export interface Squeezing extends Omit<RowSqueezing, 'rowScale'> {
  rowScales: Offset;
  rows: number;
  offset: number;
}

/** Each row moved to mean 0 and spread 1. */
export interface Norming {
  from: Offset;
  to: Offset;
  rows: number;
  width: number;
  gain: Offset;
  bias: Offset;
}

export interface Kernel {
  floats: Float32Array;
  /** The same memory, read as whole numbers. */
  whole: { bytes: Int8Array; words: Int32Array };
  multiply: (product: Product) => void;
  multiplyBytes: (product: BytesProduct) => void;
  multiplyRow: (product: RowProduct) => void;
  squeeze: (squeezing: Squeezing) => void;
  squeezeRow: (squeezing: RowSqueezing) => void;
  norm: (norming: Norming) => void;
  /** Per column the largest number of any row. */
  peaks: (compared: Pick<Norming, 'from' | 'to' | 'rows' | 'width'>) => void;
}

type Exported = (...numbers: number[]) => void;
type Name = Exclude<keyof Kernel, 'floats' | 'whole'>;

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
  const { multiply, multiplyBytes, multiplyRow, squeeze, squeezeRow, norm, peaks } =
    exports as Record<Name, Exported>;
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
        product.inner / BYTES_STEPS,
        product.columns,
        Number(product.onto ?? false),
        Number(product.positive ?? false),
      ),
    multiplyRow: (product) =>
      multiplyRow(
        product.a * FLOAT,
        product.rowScale * FLOAT,
        product.b * FLOAT,
        product.scales * FLOAT,
        product.bias * FLOAT,
        product.c * FLOAT,
        product.inner,
        product.columns,
        Number(product.positive ?? false),
      ),
    squeeze: ({ from, to, rowScales, rows, width, limit, offset }) =>
      squeeze(from * FLOAT, to * FLOAT, rowScales * FLOAT, rows, width, limit, offset),
    squeezeRow: ({ from, to, rowScale, width, limit }) =>
      squeezeRow(from * FLOAT, to * FLOAT, rowScale * FLOAT, 1, width, limit),
    peaks: ({ from, to, rows, width }) => peaks(from * FLOAT, to * FLOAT, rows, width),
    norm: ({ from, to, rows, width, gain, bias }) =>
      norm(from * FLOAT, to * FLOAT, rows, width, gain * FLOAT, bias * FLOAT),
  };
}
