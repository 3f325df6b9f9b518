import { kilometresBetween, type Position } from '../src/place.ts';
import { areaOf } from '../src/postcodes/postcode.ts';
import { rowsOf } from '../src/table.ts';

/** The county in which the nearest postcode district lies. */
export function countyOfDistricts(): (position: Position) => string {
  const byCode = new Map<string, string>();
  for (const [county = '', , , postcodes = ''] of rowsOf('counties')) {
    for (const range of postcodes.split(' ')) {
      for (const code of codesOf(range)) byCode.set(code, county);
    }
  }
  const districts = rowsOf('postcode-districts').map(([code = '', , latitude, longitude]) => ({
    county: byCode.get(code) ?? byCode.get(areaOf(code)) ?? '',
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
  return (position) => {
    let county = '';
    let least = Infinity;
    for (const district of districts) {
      const distance = kilometresBetween(position, district);
      if (distance < least) {
        least = distance;
        county = district.county;
      }
    }
    return county;
  };
}

/** "BA12-15" → BA12, BA13, BA14, BA15; an area alone stands for what no range names. */
function codesOf(range: string): string[] {
  const area = areaOf(range);
  const [first = '', last = first] = range.slice(area.length).split('-');
  if (first === '') return [area];
  const length = Number(last) - Number(first) + 1;
  return Array.from({ length }, (_, step) => `${area}${Number(first) + step}`);
}
