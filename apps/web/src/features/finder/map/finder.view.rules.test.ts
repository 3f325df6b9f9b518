import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  cameraFor,
  fitting,
  isSeen,
  movedBy,
  pixelIn,
  offsetToReveal,
} from './finder.view.rules.ts';
import { toPixel, toPosition } from './finder.mercator.rules.ts';

const size = { width: 800, height: 600 };
const leeds = { latitude: 53.8, longitude: -1.55 };
const york = { latitude: 53.96, longitude: -1.08 };
const plymouth = { latitude: 50.37, longitude: -4.14 };
const searched = { ...leeds, label: 'Leeds' };

describe('the projection', () => {
  it('goes there and back', () => {
    const { latitude, longitude } = toPosition(toPixel(leeds, 11), 11);
    expect(latitude).toBeCloseTo(leeds.latitude, 9);
    expect(longitude).toBeCloseTo(leeds.longitude, 9);
  });

  it('puts the middle of the map in the middle of its frame', () => {
    expect(pixelIn({ ...leeds, zoom: 9, ...size }, leeds)).toEqual({ x: 400, y: 300 });
  });

  it('knows the edges of what is seen', () => {
    const [west, south, east, north] = boundsOf({ ...leeds, zoom: 9, ...size });
    expect(west).toBeLessThan(leeds.longitude);
    expect(east).toBeGreaterThan(leeds.longitude);
    expect(south).toBeLessThan(leeds.latitude);
    expect(north).toBeGreaterThan(leeds.latitude);
  });
});

describe('the first view', () => {
  it('is the country when nothing was searched', () => {
    expect(cameraFor('country', [leeds], size, 3)).toEqual({
      latitude: 54.5,
      longitude: -3.5,
      zoom: 6,
    });
    expect(cameraFor('results', [], size, 3)).toMatchObject({ zoom: 6 });
  });

  it('is a searched place at zoom 12', () => {
    expect(cameraFor(searched, [leeds, plymouth], size, 3)).toEqual({ ...leeds, zoom: 12 });
  });

  it('goes further out when no club is seen from there', () => {
    const { zoom } = cameraFor(searched, [york], size, 3);
    expect(zoom).toBeLessThan(12);
    expect(isSeen({ ...leeds, zoom, ...size }, york)).toBe(true);
    expect(isSeen({ ...leeds, zoom: zoom + 1, ...size }, york)).toBe(false);
  });

  it('stays at the place when there is no club at all', () => {
    expect(cameraFor(searched, [], size, 3)).toMatchObject({ zoom: 12 });
  });

  it('holds all results, and not one of them too closely', () => {
    const camera = cameraFor('results', [leeds, plymouth], size, 3);
    for (const club of [leeds, plymouth]) expect(isSeen({ ...camera, ...size }, club)).toBe(true);
    expect(fitting([leeds], size, { min: 3, max: 12 })?.zoom).toBe(12);
  });
});

describe('bringing a club into view', () => {
  const view = { ...leeds, zoom: 9, ...size };
  const room = { top: 200, right: 150, bottom: 20, left: 150 };

  it('leaves the map alone when there is room', () => {
    expect(offsetToReveal(view, leeds, room)).toEqual({ x: 0, y: 0 });
  });

  it('moves just as far as it takes', () => {
    const way = offsetToReveal(view, plymouth, room);
    const seen = pixelIn({ ...movedBy(view, way), ...size }, plymouth);
    expect(seen.x).toBeCloseTo(150, 0);
    expect(seen.y).toBeCloseTo(580, 0);
  });

  it('shares a frame that is too small', () => {
    const small = { ...view, height: 200 };
    const way = offsetToReveal(small, leeds, room);
    expect(pixelIn({ ...small, ...movedBy(small, way) }, leeds).y).toBeCloseTo(190, 0);
  });
});
