/** How finely a position is known: one postcode, its sector, district or area, or a town by name. */
export type Precision = 'unit' | 'sector' | 'district' | 'area' | 'place';

export interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly precision: Precision;
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_KM = 6371;
const RADIAN = Math.PI / 180;

/** Good to a few metres over the distances inside one country. */
export function kilometresBetween(one: Position, two: Position): number {
  const middle = ((one.latitude + two.latitude) / 2) * RADIAN;
  const east = (two.longitude - one.longitude) * RADIAN * Math.cos(middle);
  const north = (two.latitude - one.latitude) * RADIAN;
  return EARTH_KM * Math.hypot(east, north);
}

export function middleOf(positions: readonly Position[]): Position {
  let latitude = 0;
  let longitude = 0;
  for (const position of positions) {
    latitude += position.latitude;
    longitude += position.longitude;
  }
  return {
    latitude: round(latitude / positions.length),
    longitude: round(longitude / positions.length),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
