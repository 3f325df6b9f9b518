import type { Position } from '../src/place.ts';
import type { Postcode } from '../src/postcodes/postcode.ts';
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
} from '../src/postcodes/units-file.ts';

const UNITS = 10 * UNITS_PER_SECTOR;
const MISSING = -32_768;
/** There are about 3,000; a file that names many more is something else. */
const MOST_DISTRICTS = 4000;

interface Block {
  /** Origin in steps of the file, so that reading gives exactly what was written. */
  readonly latitude: number;
  readonly longitude: number;
  readonly offsets: Int16Array;
}

export interface UnitsWriter {
  /** Why a postcode could not be kept; the last position of a postcode counts. */
  readonly add: (postcode: Postcode, position: Position) => string | undefined;
  readonly count: () => number;
  readonly bytes: () => Uint8Array;
}

/** Keeps 16 kB for each district, however many rows there are. */
export function unitsWriter(): UnitsWriter {
  const blocks = new Map<string, Block>();
  let count = 0;
  return {
    add({ outward, inward }, position) {
      const block = blocks.get(outward) ?? newBlock(position);
      const latitude = steps(position.latitude, block.latitude);
      const longitude = steps(position.longitude, block.longitude);
      if (Math.max(Math.abs(latitude), Math.abs(longitude)) >= -MISSING)
        return 'far from its district';
      if (!blocks.has(outward) && blocks.size >= MOST_DISTRICTS) return 'one district too many';
      blocks.set(outward, block);
      const at = inwardNumber(inward) * 2;
      if (block.offsets[at] === MISSING) count += 1;
      block.offsets[at] = latitude;
      block.offsets[at + 1] = longitude;
      return undefined;
    },
    count: () => count,
    bytes: () => write(blocks, count),
  };
}

function newBlock({ latitude, longitude }: Position): Block {
  return {
    latitude: Math.round(latitude * ORIGIN_STEPS),
    longitude: Math.round(longitude * ORIGIN_STEPS),
    offsets: new Int16Array(UNITS * 2).fill(MISSING),
  };
}

function steps(degrees: number, origin: number): number {
  return Math.round((degrees - origin / ORIGIN_STEPS) * OFFSET_STEPS);
}

function write(blocks: ReadonlyMap<string, Block>, count: number): Uint8Array {
  const head = HEADER_BYTES + blocks.size * DISTRICT_BYTES;
  const bytes = new Uint8Array(head + count * RECORD_BYTES);
  const view = new DataView(bytes.buffer);
  const text = new TextEncoder();
  text.encodeInto(MAGIC, bytes);
  view.setUint32(4, VERSION, true);
  view.setUint32(8, blocks.size, true);
  let district = HEADER_BYTES;
  let record = 0;
  for (const [outward, block] of [...blocks].toSorted(([one], [two]) => (one < two ? -1 : 1))) {
    for (let code = 0; code < UNITS; code += 1) {
      const latitude = block.offsets[code * 2] ?? MISSING;
      if (latitude === MISSING) continue;
      const offset = head + record * RECORD_BYTES;
      view.setUint16(offset, code, true);
      view.setInt16(offset + 2, latitude, true);
      view.setInt16(offset + 4, block.offsets[code * 2 + 1] ?? 0, true);
      record += 1;
    }
    text.encodeInto(outward.padEnd(4), bytes.subarray(district));
    view.setInt32(district + 4, block.latitude, true);
    view.setInt32(district + 8, block.longitude, true);
    view.setUint32(district + 12, record, true);
    district += DISTRICT_BYTES;
  }
  return bytes;
}
