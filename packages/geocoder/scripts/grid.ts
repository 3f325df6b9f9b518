import type { Position } from '../src/place.ts';

// The National Grid of Great Britain (OSGB36) to the position that satellites give (WGS84), after
// "A guide to coordinate systems in Great Britain", Ordnance Survey: good to about five metres.

interface Ellipsoid {
  readonly a: number;
  readonly b: number;
}

const AIRY: Ellipsoid = { a: 6_377_563.396, b: 6_356_256.909 };
const WGS84: Ellipsoid = { a: 6_378_137, b: 6_356_752.3141 };
const SCALE = 0.9996012717;
const ORIGIN = { latitude: radians(49), longitude: radians(-2), east: 400_000, north: -100_000 };
const SHIFT = { x: 446.448, y: -125.157, z: 542.06 };
const TURN = { x: arcSeconds(0.1502), y: arcSeconds(0.247), z: arcSeconds(0.8421) };
const STRETCH = 1 - 20.4894e-6;

export function fromGrid(easting: number, northing: number): Position {
  return toWgs84(unproject(easting, northing));
}

/** From the transverse Mercator projection back to the Airy ellipsoid, in radians. */
function unproject(easting: number, northing: number): Position {
  const { a, b } = AIRY;
  const e2 = 1 - (b * b) / (a * a);
  let latitude = ORIGIN.latitude;
  let left = northing - ORIGIN.north;
  while (Math.abs(left) > 1e-5) {
    latitude += left / (a * SCALE);
    left = northing - ORIGIN.north - arcFromOrigin(latitude);
  }
  const sin2 = Math.sin(latitude) ** 2;
  const nu = (a * SCALE) / Math.sqrt(1 - e2 * sin2);
  const rho = (a * SCALE * (1 - e2)) / (1 - e2 * sin2) ** 1.5;
  const eta2 = nu / rho - 1;
  const tan = Math.tan(latitude);
  const t2 = tan * tan;
  const sec = 1 / Math.cos(latitude);
  const east = easting - ORIGIN.east;
  const vii = tan / (2 * rho * nu);
  const viii = (tan / (24 * rho * nu ** 3)) * (5 + 3 * t2 + eta2 - 9 * t2 * eta2);
  const ix = (tan / (720 * rho * nu ** 5)) * (61 + 90 * t2 + 45 * t2 * t2);
  const x = sec / nu;
  const xi = (sec / (6 * nu ** 3)) * (nu / rho + 2 * t2);
  const xii = (sec / (120 * nu ** 5)) * (5 + 28 * t2 + 24 * t2 * t2);
  const xiia = (sec / (5040 * nu ** 7)) * (61 + 662 * t2 + 1320 * t2 * t2 + 720 * t2 ** 3);
  return {
    latitude: latitude - vii * east ** 2 + viii * east ** 4 - ix * east ** 6,
    longitude: ORIGIN.longitude + x * east - xi * east ** 3 + xii * east ** 5 - xiia * east ** 7,
  };
}

/** The length of the meridian from the origin to a latitude. */
function arcFromOrigin(latitude: number): number {
  const { a, b } = AIRY;
  const n = (a - b) / (a + b);
  const less = latitude - ORIGIN.latitude;
  const more = latitude + ORIGIN.latitude;
  return (
    b *
    SCALE *
    ((1 + n + (5 / 4) * n ** 2 + (5 / 4) * n ** 3) * less -
      (3 * n + 3 * n ** 2 + (21 / 8) * n ** 3) * Math.sin(less) * Math.cos(more) +
      ((15 / 8) * n ** 2 + (15 / 8) * n ** 3) * Math.sin(2 * less) * Math.cos(2 * more) -
      (35 / 24) * n ** 3 * Math.sin(3 * less) * Math.cos(3 * more))
  );
}

/** Helmert's transformation between the two datums, at height 0. */
function toWgs84({ latitude, longitude }: Position): Position {
  const airy = AIRY.a ** 2;
  const e2 = 1 - AIRY.b ** 2 / airy;
  const nu = AIRY.a / Math.sqrt(1 - e2 * Math.sin(latitude) ** 2);
  const x = nu * Math.cos(latitude) * Math.cos(longitude);
  const y = nu * Math.cos(latitude) * Math.sin(longitude);
  const z = (1 - e2) * nu * Math.sin(latitude);
  return toEllipsoid(
    SHIFT.x + STRETCH * x - TURN.z * y + TURN.y * z,
    SHIFT.y + TURN.z * x + STRETCH * y - TURN.x * z,
    SHIFT.z - TURN.y * x + TURN.x * y + STRETCH * z,
  );
}

function toEllipsoid(x: number, y: number, z: number): Position {
  const e2 = 1 - WGS84.b ** 2 / WGS84.a ** 2;
  const across = Math.hypot(x, y);
  let latitude = Math.atan2(z, across * (1 - e2));
  for (let round = 0; round < 5; round += 1) {
    const nu = WGS84.a / Math.sqrt(1 - e2 * Math.sin(latitude) ** 2);
    latitude = Math.atan2(z + e2 * nu * Math.sin(latitude), across);
  }
  return { latitude: degrees(latitude), longitude: degrees(Math.atan2(y, x)) };
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function arcSeconds(angle: number): number {
  return radians(angle / 3600);
}
