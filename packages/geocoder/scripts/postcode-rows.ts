import type { Position } from '../src/place.ts';
import { postcodeIn, type Postcode } from '../src/postcodes/postcode.ts';
import { fromGrid } from './grid.ts';

export type Row =
  | { readonly kind: 'postcode'; readonly postcode: Postcode; readonly position: Position }
  | { readonly kind: 'heading' | 'terminated' }
  | { readonly kind: 'wrong'; readonly reason: string };

export type ReadRow = (cells: readonly string[]) => Row;

/**
 * How the rows of a file are read, told by its first one: the ONS Postcode Directory has a heading
 * with names, OS Code-Point Open has none (postcode, quality, easting, northing, …).
 */
export function layoutOf(first: readonly string[]): ReadRow | undefined {
  const heading = first.map((cell) => cell.trim().toLowerCase());
  const at = (...names: string[]) => heading.findIndex((name) => names.includes(name));
  const columns = {
    postcode: ['pcds', 'pcd8', 'pcd7', 'pcd2', 'pcd']
      .map((name) => at(name))
      .find((one) => one >= 0),
    latitude: at('lat', 'latitude'),
    longitude: at('long', 'longitude'),
    ended: at('doterm'),
  };
  const { postcode, latitude, longitude, ended } = columns;
  if (postcode !== undefined && latitude >= 0 && longitude >= 0) {
    return directoryRow(first, { postcode, latitude, longitude, ended });
  }
  const isCodePoint = heading[0] === 'pc' || (postcodeOf(first[0]) && isNumber(first[2]));
  return isCodePoint ? codePointRow : undefined;
}

interface Columns {
  readonly postcode: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly ended: number;
}

function directoryRow(heading: readonly string[], columns: Columns): ReadRow {
  return (cells) => {
    if (cells[columns.postcode] === heading[columns.postcode]) return { kind: 'heading' };
    if (cells[columns.ended]?.trim()) return { kind: 'terminated' };
    const [latitude, longitude] = [cells[columns.latitude], cells[columns.longitude]];
    if (!isNumber(latitude) || !isNumber(longitude)) return wrong('no position');
    return checked(cells[columns.postcode], {
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
  };
}

function codePointRow(cells: readonly string[]): Row {
  const [postcode, , easting, northing] = cells;
  if (postcode?.trim().toLowerCase() === 'pc') return { kind: 'heading' };
  if (!isNumber(easting) || !isNumber(northing)) return wrong('no position');
  if (Number(easting) <= 0 || Number(northing) <= 0) return wrong('no position');
  if (Number(easting) > 700_000 || Number(northing) > 1_300_000) return wrong('outside the grid');
  return checked(postcode, fromGrid(Number(easting), Number(northing)));
}

function checked(written: string | undefined, position: Position): Row {
  const postcode = postcodeOf(written);
  if (postcode === undefined) return wrong('not a postcode');
  const { latitude, longitude } = position;
  // The directory writes 99.999999 for postcodes without a position.
  if (latitude < 49 || latitude > 61.5 || longitude < -9 || longitude > 2.5) {
    return wrong('no position in the United Kingdom');
  }
  return { kind: 'postcode', postcode, position };
}

function postcodeOf(written = ''): Postcode | undefined {
  return postcodeIn(written.replaceAll(/\s+/g, ''));
}

function isNumber(cell: string | undefined): cell is string {
  return cell !== undefined && cell.trim() !== '' && Number.isFinite(Number(cell));
}

function wrong(reason: string): Row {
  return { kind: 'wrong', reason };
}

/** One line of a CSV file; neither of the two has line breaks inside a cell. */
export function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (const [, quoted, plain = ''] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
  }
  return cells;
}
