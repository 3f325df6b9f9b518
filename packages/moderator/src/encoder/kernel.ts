/** What takes time, in WebAssembly, written by `training/encoder/kernel.ts`: many times as fast as plain code. */
const CODE =
  'AGFzbQEAAAABQQVgDX9/f39/f39/f39/f38AYA9/f39/f39/f39/f39/f38AYAh/f39/f39/fwBgBn9/f39/fwBgB39/f39/fX8AAwYFAAECAwQFAwEAAQdEBgZtZW1vcnkCAAhtdWx0aXBseQAADW11bHRpcGx5Qnl0ZXMAAQttdWx0aXBseVJvdwACBG5vcm0AAwdzcXVlZXplAAQKjxQFmAUEBn8CewR/CnsgAiESA0BBACENA0AgACANIAFsaiEVIBUgAWohFiAWIAFqIRcgFyABaiEYIBIhECAFIA5BBGxqIREgEf0ABAAhGSAR/QAEECEaIBkhGyAaIRwgGSEdIBohHiAZIR8gGiEgIAkhDwNAIBD9AAQAISEgEP0ABBAhIiAV/QkCACETIBMgISAZ/YUCIRkgEyAiIBr9hQIhGiAVQQRqIRUgFv0JAgAhEyATICEgG/2FAiEbIBMgIiAc/YUCIRwgFkEEaiEWIBf9CQIAIRMgEyAhIB39hQIhHSATICIgHv2FAiEeIBdBBGohFyAY/QkCACETIBMgISAf/YUCIR8gEyAiICD9hQIhICAYQQRqIRggECADaiEQIA9BAWsiDw0ACyAGIA0gB2wgDkEEbGpqIREgDARAIBkgFP3pASEZIBogFP3pASEaIBsgFP3pASEbIBwgFP3pASEcIB0gFP3pASEdIB4gFP3pASEeIB8gFP3pASEfICAgFP3pASEgCyALBEAgESEVIBkgFf0ABAD95AEhGSAaIBX9AAQQ/eQBIRogFSAHaiEVIBsgFf0ABAD95AEhGyAcIBX9AAQQ/eQBIRwgFSAHaiEVIB0gFf0ABAD95AEhHSAeIBX9AAQQ/eQBIR4gFSAHaiEVIB8gFf0ABAD95AEhHyAgIBX9AAQQ/eQBISAgFSAHaiEVCyARIBn9CwQAIBEgGv0LBBAgESAHaiERIBEgG/0LBAAgESAc/QsEECARIAdqIREgESAd/QsEACARIB79CwQQIBEgB2ohESARIB/9CwQAIBEgIP0LBBAgESAHaiERIA1BBGoiDSAISQ0ACyASIARBIGtBICAOQQhxG2ohEiAOQQhqIg4gCkkNAAsL6QcEBn8CewR/C3tBAf0QISUgAyEUA0BBACEPA0AgACAPIAFsaiEXIBcgAWohGCAYIAFqIRkgGSABaiEaIBQhEiAFIBBBBGxqIRMgE/0ABAAhGyAT/QAEECEcIBshHSAcIR4gGyEfIBwhICAbISEgHCEiIAshEQNAIBL9AAQAISMgEv0ABBAhJCAX/QkCACEVIBsgIyAV/ZICICX9ugH9rgEhGyAcICQgFf2SAiAl/boB/a4BIRwgF0EEaiEXIBj9CQIAIRUgHSAjIBX9kgIgJf26Af2uASEdIB4gJCAV/ZICICX9ugH9rgEhHiAYQQRqIRggGf0JAgAhFSAfICMgFf2SAiAl/boB/a4BIR8gICAkIBX9kgIgJf26Af2uASEgIBlBBGohGSAa/QkCACEVICEgIyAV/ZICICX9ugH9rgEhISAiICQgFf2SAiAl/boB/a4BISIgGkEEaiEaIBJBIGohEiARQQFrIhENAAsgBiAQQQRsaiEXIAcgEEEEbGohGCACIA9BBGxqIRkgGf0JAgAhFSAb/foBIBUgF/0ABAD95gEgGP0ABAD9hQIhGyAc/foBIBUgF/0ABBD95gEgGP0ABBD9hQIhHCAZ/QkCBCEVIB39+gEgFSAX/QAEAP3mASAY/QAEAP2FAiEdIB79+gEgFSAX/QAEEP3mASAY/QAEEP2FAiEeIBn9CQIIIRUgH/36ASAVIBf9AAQA/eYBIBj9AAQA/YUCIR8gIP36ASAVIBf9AAQQ/eYBIBj9AAQQ/YUCISAgGf0JAgwhFSAh/foBIBUgF/0ABAD95gEgGP0ABAD9hQIhISAi/foBIBUgF/0ABBD95gEgGP0ABBD9hQIhIiAIIA8gCWwgEEEEbGpqIRMgDgRAIBsgFv3pASEbIBwgFv3pASEcIB0gFv3pASEdIB4gFv3pASEeIB8gFv3pASEfICAgFv3pASEgICEgFv3pASEhICIgFv3pASEiCyANBEAgEyEXIBsgF/0ABAD95AEhGyAcIBf9AAQQ/eQBIRwgFyAJaiEXIB0gF/0ABAD95AEhHSAeIBf9AAQQ/eQBIR4gFyAJaiEXIB8gF/0ABAD95AEhHyAgIBf9AAQQ/eQBISAgFyAJaiEXICEgF/0ABAD95AEhISAiIBf9AAQQ/eQBISIgFyAJaiEXCyATIBv9CwQAIBMgHP0LBBAgEyAJaiETIBMgHf0LBAAgEyAe/QsEECATIAlqIRMgEyAf/QsEACATICD9CwQQIBMgCWohEyATICH9CwQAIBMgIv0LBBAgEyAJaiETIA9BBGoiDyAKSQ0ACyAUIARqIRQgEEEIaiIQIAxJDQALC8UCAgJ/DHsDQCAD/QAEACEOIAP9AAQQIRAgA/0ABCAhEiAD/QAEMCEUIAL9AAQAIQ8gAv0ABBAhESAC/QAEICETIAL9AAQwIRUgACEJIAUhCANAIAn9CQIAIQogAf0BAwAhCyAB/QEDCCEMIAogC/2nAf36ASAP/eYBIA79hQIhDiAKIAv9qAH9+gEgEf3mASAQ/YUCIRAgCiAM/acB/foBIBP95gEgEv2FAiESIAogDP2oAf36ASAV/eYBIBT9hQIhFCAJQQRqIQkgAUEQaiEBIAhBAWsiCA0ACyAHBEAgDiAN/ekBIQ4gECAN/ekBIRAgEiAN/ekBIRIgFCAN/ekBIRQLIAQgDv0LBAAgBCAQ/QsEECAEIBL9CwQgIAQgFP0LBDAgA0HAAGohAyACQcAAaiECIARBwABqIQQgBkEQayIGDQALC7kCAgR/BHsDQCAAIQf9DAAAAAAAAAAAAAAAAAAAAAAhCiADIQYDQCAKIAf9AAQA/eQBIQogB0EQaiEHIAZBBGsiBg0ACyAK/R8AIAr9HwGSIAr9HwIgCv0fA5KSIAOzlf0TIQsgACEH/QwAAAAAAAAAAAAAAAAAAAAAIQogAyEGA0AgB/0ABAAgC/3lASENIA0gDSAK/YUCIQogB0EQaiEHIAZBBGsiBg0AC0MAAIA/IAr9HwAgCv0fAZIgCv0fAiAK/R8DkpIgA7OVQ703hjWSkZX9EyEMIAQhCCAFIQkgAyEGA0AgASAA/QAEACAL/eUBIAz95gEgCP0ABAAgCf0ABAD9hQL9CwQAIABBEGohACABQRBqIQEgCEEQaiEIIAlBEGohCSAGQQRrIgYNAAsgAkEBayICDQALC4UCBAJ/AnsBfQF7IAb9DyEMA0AgACEI/QwAAAAAAAAAAAAAAAAAAAAAIQkgBCEHA0AgCSAI/QAEAP3gAf3pASEJIAhBEGohCCAHQQRrIgcNAAsgCf0fACAJ/R8BlyAJ/R8CIAn9HwOXl0NfcIkwlyELIAIgCyAFlTgCACACQQRqIQIgBSALlf0TIQogBCEHA0AgASAMIAD9AAQAIAr95gH9av34ASAA/QAEECAK/eYB/Wr9+AH9hQEgAP0ABCAgCv3mAf1q/fgBIAD9AAQwIAr95gH9av34Af2FAf1l/W79CwQAIABBwABqIQAgAUEQaiEBIAdBEGsiBw0ACyADQQFrIgMNAAsL';

/** Rows come in fours and columns in sixteens: what is multiplied is padded to that. */
export const ROWS = 4;
export const PANEL = 16;
/** Of stored bytes eight columns lie together. */
export const BYTES_PANEL = 8;
const PAGE = 65_536;
const FLOAT = 4;

/** Places in the kernel's memory, counted in floats. */
type Place = number;

export interface Product {
  a: Place;
  /** From one row of `a` to the next, and of `c`. */
  aStep: number;
  b: Place;
  /** From one row of `b` to the next, and from one panel of its columns to the next. */
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

/** One row of floats, with bytes in panels of sixteen that are scaled by column. */
export interface RowProduct extends Pick<
  Product,
  'a' | 'b' | 'bias' | 'c' | 'inner' | 'columns' | 'positive'
> {
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
  multiplyRow: (product: RowProduct) => void;
  squeeze: (squeezing: Squeezing) => void;
  norm: (norming: Norming) => void;
}

type Exported = (...numbers: number[]) => void;
type Name = 'multiply' | 'multiplyBytes' | 'multiplyRow' | 'squeeze' | 'norm';

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
  const { multiply, multiplyBytes, multiplyRow, squeeze, norm } = exports as Record<Name, Exported>;
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
    multiplyRow: (product) =>
      multiplyRow(
        product.a * FLOAT,
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
    norm: ({ from, to, rows, width, gain, bias }) =>
      norm(from * FLOAT, to * FLOAT, rows, width, gain * FLOAT, bias * FLOAT),
  };
}
