/** The projection that every web map uses; a point of the world in pixels at a zoom. */

const TILE = 256;
const FURTHEST = 85.0511;

export interface Position {
  latitude: number;
  longitude: number;
}

export interface Pixel {
  x: number;
  y: number;
}

export const toPixel = ({ latitude, longitude }: Position, zoom: number): Pixel => {
  const world = TILE * 2 ** zoom;
  const bounded = Math.min(Math.max(latitude, -FURTHEST), FURTHEST);
  const sine = Math.sin((bounded * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
};

export const toPosition = ({ x, y }: Pixel, zoom: number): Position => {
  const world = TILE * 2 ** zoom;
  return {
    longitude: (x / world) * 360 - 180,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI,
  };
};
