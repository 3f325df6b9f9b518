import { COUNTRY_VIEW, type MapFocus, PLACE_ZOOM } from './finder.map.rules.ts';
import { type Pixel, type Position, toPixel, toPosition } from './finder.mercator.rules.ts';

export interface Size {
  width: number;
  height: number;
}

/** The middle of the map and how close it is. */
export interface Camera extends Position {
  zoom: number;
}

export interface MapView extends Camera, Size {}

/** Room to keep around a position, in pixels. */
export interface Clearance {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const EDGE = 48;

/** Where a position lies in the map's frame. */
export function pixelIn(view: MapView, position: Position): Pixel {
  const middle = toPixel(view, view.zoom);
  const { x, y } = toPixel(position, view.zoom);
  return { x: x - middle.x + view.width / 2, y: y - middle.y + view.height / 2 };
}

/** West, south, east and north of what is seen, and of `margin` pixels around it. */
export function boundsOf(view: MapView, margin = 0): [number, number, number, number] {
  const { x, y } = toPixel(view, view.zoom);
  const across = view.width / 2 + margin;
  const down = view.height / 2 + margin;
  const northWest = toPosition({ x: x - across, y: y - down }, view.zoom);
  const southEast = toPosition({ x: x + across, y: y + down }, view.zoom);
  return [northWest.longitude, southEast.latitude, southEast.longitude, northWest.latitude];
}

export function isSeen(view: MapView, position: Position): boolean {
  const { x, y } = pixelIn(view, position);
  return x >= 0 && y >= 0 && x <= view.width && y <= view.height;
}

/** How far the map has to move so that a position has its room; nothing when it has. */
export function offsetToReveal(view: MapView, position: Position, room: Clearance): Pixel {
  const { x, y } = pixelIn(view, position);
  const along = (at: number, length: number, before: number, after: number) => {
    if (before + after > length) return Math.round(at - (length + before - after) / 2);
    if (at < before) return Math.round(at - before);
    return at > length - after ? Math.round(at - (length - after)) : 0;
  };
  return {
    x: along(x, view.width, room.left, room.right),
    y: along(y, view.height, room.top, room.bottom),
  };
}

export function movedBy(camera: Camera, { x, y }: Pixel): Camera {
  const middle = toPixel(camera, camera.zoom);
  const moved = toPosition({ x: middle.x + x, y: middle.y + y }, camera.zoom);
  return { ...moved, zoom: camera.zoom };
}

/** As close as all positions can be seen at once. */
export function fitting(
  positions: readonly Position[],
  { width, height }: Size,
  { min, max }: { min: number; max: number },
): Camera | undefined {
  if (positions.length === 0) return undefined;
  const pixels = positions.map((position) => toPixel(position, 0));
  const [left, right] = extremes(pixels.map(({ x }) => x));
  const [top, bottom] = extremes(pixels.map(({ y }) => y));
  const roomFor = (length: number, room: number) =>
    length === 0 ? max : Math.log2(Math.max(room - 2 * EDGE, EDGE) / length);
  const closest = Math.floor(Math.min(roomFor(right - left, width), roomFor(bottom - top, height)));
  const zoom = Math.min(Math.max(closest, min), max);
  return { ...toPosition({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0), zoom };
}

const extremes = (numbers: readonly number[]): [number, number] => [
  numbers.reduce((one, other) => Math.min(one, other), Infinity),
  numbers.reduce((one, other) => Math.max(one, other), -Infinity),
];

/**
 * Where the map starts. A searched place is shown at its own zoom; if no club is seen from there,
 * as much further out as it takes to see the nearest.
 */
export function cameraFor(
  focus: MapFocus,
  clubs: readonly Position[],
  size: Size,
  minZoom: number,
): Camera {
  if (focus === 'country') return COUNTRY_VIEW;
  if (focus === 'results') {
    return fitting(clubs, size, { min: minZoom, max: PLACE_ZOOM }) ?? COUNTRY_VIEW;
  }
  const { latitude, longitude } = focus;
  for (let zoom = PLACE_ZOOM; zoom > COUNTRY_VIEW.zoom; zoom -= 1) {
    const view = { latitude, longitude, zoom, ...size };
    if (clubs.some((club) => isSeen(view, club))) return { latitude, longitude, zoom };
  }
  return { latitude, longitude, zoom: PLACE_ZOOM };
}

/** Others this close would be in the way of a marker. */
const ELBOW_ROOM = 40;

function closeEnough(zoom: number, club: Position, clubs: readonly Position[]): number {
  const { x, y } = toPixel(club, 0);
  const nearest = clubs.reduce((least, other) => {
    if (other.latitude === club.latitude && other.longitude === club.longitude) return least;
    const there = toPixel(other, 0);
    return Math.min(least, Math.hypot(there.x - x, there.y - y));
  }, Infinity);
  const needed = Math.ceil(Math.log2(ELBOW_ROOM / nearest));
  return Math.max(zoom, Math.min(needed, PLACE_ZOOM));
}

/**
 * From where a selected club is seen with the room it needs, apart from its neighbours; nothing
 * when that is the case already.
 */
export function cameraRevealing(
  view: MapView,
  club: Position,
  clubs: readonly Position[],
  room: Clearance,
): Camera | undefined {
  const zoom = closeEnough(view.zoom, club, clubs);
  const { latitude, longitude } = club;
  const stays = zoom === view.zoom && isSeen(view, club);
  const from = stays ? view : { ...view, latitude, longitude, zoom };
  const way = offsetToReveal(from, club, room);
  return stays && way.x === 0 && way.y === 0 ? undefined : movedBy(from, way);
}
