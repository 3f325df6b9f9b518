import { loadCounties, type Counties } from './counties.ts';
import { misspellings } from './misspellings.ts';
import { middleOf, type Place } from './place.ts';
import { fold } from './spelling.ts';
import { rowsOf } from './table.ts';

export interface Town extends Place {
  readonly county: string;
  readonly population: number;
}

export interface Gazetteer {
  readonly counties: Counties;
  /** The towns of a folded name, the largest first. */
  readonly named: (key: string) => readonly Town[];
  /** The towns of a name that is written with one slip. */
  readonly nearly: (key: string) => readonly Town[];
  readonly beginningWith: (key: string) => Town[];
  /** The middle of the places of a county, or of several that share a name. */
  readonly county: (key: string) => Place | undefined;
}

/** A short name is used for the larger of those that share it: Newcastle, Stoke, Southend. */
const TAIL = / (?:upon|on|under|by|super|in|le|next|over|de|sub) .*$/;
const SHORTEST_STEM = 4;
/** So much larger than its namesakes that nobody asks which one. */
const FAR_LARGER = 8;
const LONG_NAME = 8;
const WELL_KNOWN = 5000;

interface Row {
  readonly name: string;
  readonly town: Omit<Town, 'name'>;
  readonly also: readonly string[];
}

export function loadGazetteer(): Gazetteer {
  const counties = loadCounties();
  const byKey = new Map<string, Town[]>();
  const sorted: [string, Town][] = [];
  for (const [name, rows] of Map.groupBy(readRows(), (row) => row.name)) {
    for (const { also, town } of rows) {
      const labelled: Town = { ...town, name: label(name, town, rows, counties) };
      const keys = keysOf(name, also);
      for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), labelled]);
      for (const key of new Set([...keys, fold(labelled.name)])) sorted.push([key, labelled]);
    }
  }
  for (const towns of byKey.values()) towns.sort(largerFirst);
  sorted.sort(([one], [two]) => (one < two ? -1 : one > two ? 1 : 0));
  let slips: ReturnType<typeof misspellings> | undefined;
  const named = (key: string) => byKey.get(key) ?? [];
  return {
    counties,
    named,
    nearly(key) {
      slips ??= misspellings(byKey.keys());
      return slips(key)
        .flatMap((name) => named(name).filter((town) => isMeant(name, town)))
        .toSorted(largerFirst);
    },
    beginningWith: (key) => [...new Set(rangeOf(sorted, key))].toSorted(largerFirst),
    county: middlesOfCounties(counties, byKey),
  };
}

function readRows(): Row[] {
  return rowsOf('places').map(
    ([name = '', county = '', population, latitude, longitude, also = '']) => ({
      name,
      also: also === '' ? [] : also.split('|'),
      town: {
        county,
        population: Number(population),
        latitude: Number(latitude),
        longitude: Number(longitude),
        precision: 'place',
      },
    }),
  );
}

function label(name: string, town: Row['town'], rows: readonly Row[], counties: Counties): string {
  const others = rows.filter((row) => row.town !== town).map((row) => row.town.population);
  if (town.population > FAR_LARGER * Math.max(0, ...others)) return name;
  const where = town.county === name ? counties.nationOf(town.county) : town.county;
  return others.length > 0 && where ? `${name}, ${where}` : name;
}

function keysOf(name: string, also: readonly string[]): Set<string> {
  const keys = new Set([name, ...also].map(fold));
  const stem = fold(name).replace(TAIL, '');
  if (stem.length >= SHORTEST_STEM) keys.add(stem);
  return keys;
}

function largerFirst(one: Town, two: Town): number {
  return two.population - one.population;
}

function rangeOf(sorted: readonly [string, Town][], prefix: string): Town[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.[0] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.[0].startsWith(prefix)) end += 1;
  return sorted.slice(low, end).map(([, town]) => town);
}

/** A slip in a short word says little, so it is taken for a name that many people write. */
function isMeant(name: string, { population }: Town): boolean {
  return name.length >= LONG_NAME || population >= WELL_KNOWN;
}

function middlesOfCounties(
  counties: Counties,
  byKey: ReadonlyMap<string, readonly Town[]>,
): Gazetteer['county'] {
  const all = [...new Set([...byKey.values()].flat())];
  const byCounty = Map.groupBy(all, ({ county }) => county);
  return (key) => {
    const meant = [...counties.named(key)];
    const towns = meant.flatMap((county) => byCounty.get(county) ?? []);
    if (towns.length === 0 || counties.isNation(key)) return undefined;
    const name = meant.length === 1 ? (meant[0] ?? '') : counties.spelling(key);
    return { name, ...middleOf(towns), precision: 'area' };
  };
}
