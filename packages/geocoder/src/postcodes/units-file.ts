// The file of single postcodes, little-endian. It is written by ../scripts/import-postcodes.ts.
//
//   'RBPC', version u32, number of districts u32
//   districts, sorted: outward code (4 characters), origin (latitude, longitude as i32 of 1e-5
//   degrees), end of its records u32; they begin where those of the district before it end
//   records, sorted: inward code u16, latitude and longitude from the origin as i16 of 1e-4 degrees

export const MAGIC = 'RBPC';
export const VERSION = 1;
export const HEADER_BYTES = 12;
export const DISTRICT_BYTES = 16;
export const RECORD_BYTES = 6;
export const ORIGIN_STEPS = 1e5;
export const OFFSET_STEPS = 1e4;
export const UNITS_PER_SECTOR = 400;

const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

/** "3AB" as a number below 4,000 that sorts as the code does. */
export function inwardNumber(inward: string): number {
  const [digit = '', first = '', second = ''] = inward;
  const sector = Number(digit);
  return sector * UNITS_PER_SECTOR + LETTERS.indexOf(first) * 20 + LETTERS.indexOf(second);
}
