import { middleOf, type Place, type Position } from '../place.ts';
import { areaOf } from './postcode.ts';
import { rowsOf } from '../table.ts';

export interface Districts {
  readonly area: (code: string) => Place | undefined;
  readonly district: (outward: string) => Place | undefined;
  readonly beginningWith: (letters: string) => Place[];
}

/** The table of postcode districts and areas. */
export function loadDistricts(): Districts {
  const districts = new Map<string, Place>();
  for (const [code = '', locality, latitude, longitude] of rowsOf('postcode-districts')) {
    districts.set(code, {
      name: `${code}, ${locality}`,
      latitude: Number(latitude),
      longitude: Number(longitude),
      precision: 'district',
    });
  }
  addStems(districts);
  const areas = new Map<string, Place>();
  for (const [code = '', town, latitude, longitude] of rowsOf('postcode-areas')) {
    areas.set(code, {
      name: `${code}, ${town}`,
      latitude: Number(latitude),
      longitude: Number(longitude),
      precision: 'area',
    });
  }
  const order = [...districts.keys()].toSorted(naturally);
  return {
    area: (code) => areas.get(code),
    district: (outward) => districts.get(outward),
    beginningWith: (letters) =>
      order.filter((code) => code.startsWith(letters)).flatMap((code) => districts.get(code) ?? []),
  };
}

/** Central London is split further (W1A, W1B …); people still say W1. */
function addStems(districts: Map<string, Place>): void {
  const parts = new Map<string, Position[]>();
  for (const [code, place] of districts) {
    const stem = /^([A-Z]+\d)[A-Z]$/.exec(code)?.[1];
    if (stem && !districts.has(stem)) parts.set(stem, [...(parts.get(stem) ?? []), place]);
  }
  for (const [stem, places] of parts) {
    districts.set(stem, { name: `${stem}, London`, ...middleOf(places), precision: 'district' });
  }
}

function naturally(one: string, two: string): number {
  const area = areaOf(one);
  const other = areaOf(two);
  if (area !== other) return area < other ? -1 : 1;
  const number = (code: string) => Number.parseInt(code.slice(area.length), 10);
  return number(one) - number(two) || (one < two ? -1 : 1);
}
