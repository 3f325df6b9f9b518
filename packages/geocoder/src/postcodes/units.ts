import { middleOf, type Place, type Position } from '../place.ts';
import type { Postcode } from './postcode.ts';
import {
  DISTRICT_BYTES,
  HEADER_BYTES,
  inwardNumber,
  MAGIC,
  OFFSET_STEPS,
  ORIGIN_STEPS,
  RECORD_BYTES,
  UNITS_PER_SECTOR,
  VERSION,
} from './units-file.ts';

interface Block {
  readonly latitude: number;
  readonly longitude: number;
  readonly start: number;
  readonly end: number;
}

export interface Units {
  readonly find: (postcode: Postcode) => Place | undefined;
}

/** Reads the file of single postcodes in place: nothing is copied but the list of districts. */
export function readUnits(bytes: Uint8Array): Units {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const blocks = readBlocks(view);
  const records = HEADER_BYTES + blocks.size * DISTRICT_BYTES;
  const codeAt = (at: number) => view.getUint16(records + at * RECORD_BYTES, true);

  const positionAt = (block: Block, at: number): Position => {
    const offset = records + at * RECORD_BYTES;
    return {
      latitude: block.latitude + view.getInt16(offset + 2, true) / OFFSET_STEPS,
      longitude: block.longitude + view.getInt16(offset + 4, true) / OFFSET_STEPS,
    };
  };

  /** The first record of the block whose code is not below this one. */
  const seek = (block: Block, code: number): number => {
    let low = block.start;
    let high = block.end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (codeAt(middle) < code) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    find({ outward, inward }) {
      const block = blocks.get(outward);
      if (block === undefined || block.start === block.end) return undefined;
      const positions = (from: number, to: number) =>
        Array.from({ length: to - from }, (_, step) => positionAt(block, from + step));
      const code = inwardNumber(inward);
      const at = seek(block, code);
      if (at < block.end && codeAt(at) === code) {
        const name = `${outward} ${inward}`;
        return { name, ...middleOf(positions(at, at + 1)), precision: 'unit' };
      }
      const sector = Math.floor(code / UNITS_PER_SECTOR) * UNITS_PER_SECTOR;
      const near = positions(seek(block, sector), seek(block, sector + UNITS_PER_SECTOR));
      if (near.length > 0) {
        return { name: `${outward} ${inward[0]}`, ...middleOf(near), precision: 'sector' };
      }
      const all = positions(block.start, block.end);
      return { name: outward, ...middleOf(all), precision: 'district' };
    },
  };
}

function readBlocks(view: DataView): Map<string, Block> {
  if (view.byteLength < HEADER_BYTES || textAt(view, 0) !== MAGIC) {
    throw new Error('Not a postcode file');
  }
  if (view.getUint32(4, true) !== VERSION)
    throw new Error('The postcode file has a different version');
  const count = view.getUint32(8, true);
  const blocks = new Map<string, Block>();
  let start = 0;
  for (let at = 0; at < count; at += 1) {
    const offset = HEADER_BYTES + at * DISTRICT_BYTES;
    if (offset + DISTRICT_BYTES > view.byteLength)
      throw new Error('The postcode file is incomplete');
    const end = view.getUint32(offset + 12, true);
    blocks.set(textAt(view, offset).trimEnd(), {
      latitude: view.getInt32(offset + 4, true) / ORIGIN_STEPS,
      longitude: view.getInt32(offset + 8, true) / ORIGIN_STEPS,
      start,
      end,
    });
    start = end;
  }
  const whole = HEADER_BYTES + count * DISTRICT_BYTES + start * RECORD_BYTES;
  if (view.byteLength !== whole || blocks.size !== count) {
    throw new Error('The postcode file is incomplete');
  }
  return blocks;
}

function textAt(view: DataView, offset: number): string {
  return String.fromCodePoint(...[0, 1, 2, 3].map((step) => view.getUint8(offset + step)));
}
