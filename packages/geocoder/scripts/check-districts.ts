// Lists the rows of data/postcode-districts.tsv that deserve a second look: far from their area, or
// far from a place of the same name. Namesakes elsewhere and wide rural districts are to be expected.
import { kilometresBetween, type Position } from '../src/place.ts';
import { areaOf } from '../src/postcodes/postcode.ts';
import { fold } from '../src/spelling.ts';
import { rowsOf } from '../src/table.ts';

interface District extends Position {
  readonly code: string;
  readonly locality: string;
}

const FAR_FROM_AREA_KM = 60;
const ALONE_KM = 25;
const FAR_FROM_NAME_KM = 6;

const districts: District[] = rowsOf('postcode-districts').map(
  ([code = '', locality = '', latitude, longitude]) => ({
    code,
    locality,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }),
);
const places = Map.groupBy(
  rowsOf('places').flatMap(([name = '', , , latitude, longitude, also = '']) =>
    [name, ...also.split('|')].map((one) => ({
      name: fold(one),
      latitude: Number(latitude),
      longitude: Number(longitude),
    })),
  ),
  ({ name }) => name,
);

for (const [area, members] of Map.groupBy(districts, ({ code }) => areaOf(code))) {
  const middle = {
    latitude: median(members.map(({ latitude }) => latitude)),
    longitude: median(members.map(({ longitude }) => longitude)),
  };
  for (const district of members) {
    const others = members.filter((other) => other !== district);
    report(
      district,
      kilometresBetween(district, middle),
      FAR_FROM_AREA_KM,
      `from the middle of ${area}`,
    );
    report(district, nearest(district, others), ALONE_KM, `from the next district of ${area}`);
    const same = places.get(fold(district.locality));
    if (same)
      report(district, nearest(district, same), FAR_FROM_NAME_KM, 'from the place of its name');
  }
}

function report({ code, locality }: District, distance: number, limit: number, from: string): void {
  if (distance <= limit) return;
  process.stdout.write(`${code}\t${locality}\t${Math.round(distance)} km ${from}\n`);
}

function nearest(from: Position, others: readonly Position[]): number {
  return Math.min(...others.map((other) => kilometresBetween(from, other)));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, two) => one - two)[numbers.length >> 1] ?? 0;
}
