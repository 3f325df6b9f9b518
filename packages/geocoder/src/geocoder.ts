import { numbersARoom, partsOf } from './address.ts';
import { loadDistricts, type Districts } from './postcodes/districts.ts';
import { loadGazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';
import { areaOf, outwardAtEnd, postcodeIn, unfinishedOutward } from './postcodes/postcode.ts';
import { fold } from './spelling.ts';
import { townIn } from './towns.ts';
import { readUnits } from './postcodes/units.ts';

export interface Options {
  /** The file that scripts/import-postcodes.ts writes: single postcodes instead of districts. */
  readonly units?: Uint8Array;
}

export interface Geocoder {
  /** Where a postcode, a place or an address with one of them is; nothing for anything else. */
  readonly locate: (query: string) => Place | undefined;
  /** Places and postcode districts that begin like this, larger first. */
  readonly suggest: (prefix: string, limit: number) => Place[];
}

const LONGEST_QUERY = 300;
const MOST_SUGGESTIONS = 50;

const districts = once(loadDistricts);
const gazetteer = once(loadGazetteer);

export function geocoder({ units }: Options = {}): Geocoder {
  const file = units && readUnits(units);
  return {
    locate(query) {
      if (query.length > LONGEST_QUERY || query.trim() === '') return undefined;
      const postcode = postcodeIn(query);
      if (postcode !== undefined) {
        const { outward } = postcode;
        const fine = file?.find(postcode);
        const coarse = districts().district(outward) ?? districts().area(areaOf(outward));
        const known = fine?.precision === 'district' ? (coarse ?? fine) : (fine ?? coarse);
        if (known !== undefined) return bare(known);
      }
      const parts = partsOf(query);
      const found = outwardIn(parts, districts()) ?? townIn(parts, gazetteer());
      return found && bare(found);
    },
    suggest(query, limit) {
      const most = Math.min(Math.max(Math.trunc(limit) || 0, 0), MOST_SUGGESTIONS);
      const prefix = query.slice(0, LONGEST_QUERY);
      const key = fold(prefix);
      if (key === '' || most === 0) return [];
      const towns = gazetteer().beginningWith(key).slice(0, most);
      return [...towns, ...codesFor(prefix, key, districts())].slice(0, most).map(bare);
    },
  };
}

/** A district or an area by itself, as it was suggested or at the end: "EH", "Leeds LS6". */
function outwardIn(parts: readonly string[], { district, area }: Districts): Place | undefined {
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  const suggested = district(first.toUpperCase());
  if (suggested && fold(suggested.name) === parts.join(' ')) return suggested;
  if (parts.length === 1 && area(last.toUpperCase())) return area(last.toUpperCase());
  const outward = outwardAtEnd(last);
  if (outward === undefined) return undefined;
  const before = last.slice(0, -outward.length).trim();
  return numbersARoom(before) ? undefined : district(outward);
}

/** Of "M1 1AE" the district is certain; "M1" alone may go on as M11. */
function codesFor(prefix: string, key: string, { district, beginningWith }: Districts): Place[] {
  const outward = unfinishedOutward(prefix) ?? postcodeIn(prefix)?.outward;
  const certain = outward === undefined ? undefined : district(outward);
  return certain ? [certain] : beginningWith(outward ?? key.toUpperCase());
}

function bare({ name, latitude, longitude, precision }: Place): Place {
  return { name, latitude, longitude, precision };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
