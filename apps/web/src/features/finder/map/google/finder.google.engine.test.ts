// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { EngineNeeds } from '../engines/finder.engine.ts';

type Options = { center: { lat: number; lng: number }; zoom: number } & Record<string, unknown>;

/** The documented parts of google.maps that we use, without Google. */
function fakeMaps() {
  const maps: FakeMap[] = [];
  class FakeMap {
    #listeners = new Map<string, () => void>();
    readonly options: Options;
    readonly container: HTMLElement;
    constructor(container: HTMLElement, options: Options) {
      this.container = container;
      this.options = { ...options };
      maps.push(this);
    }
    addListener(name: string, listener: () => void) {
      this.#listeners.set(name, listener);
    }
    trigger = (name: string) => this.#listeners.get(name)?.();
    getZoom = () => this.options.zoom;
    getCenter = () => ({
      lat: () => this.options.center.lat,
      lng: () => this.options.center.lng,
    });
    moveCamera = (camera: Partial<Options>) => Object.assign(this.options, camera);
    panTo = (center: Options['center']) => Object.assign(this.options, { center });
  }
  class OverlayView {
    static preventMapHitsAndGesturesFrom = vi.fn<(element: Element) => void>();
    onAdd?: () => void;
    onRemove?: () => void;
    draw?: () => void;
    #map: FakeMap | null = null;
    setMap(map: FakeMap | null) {
      if (!map) this.onRemove?.();
      this.#map = map;
      if (!map) return;
      this.onAdd?.();
      this.draw?.();
    }
    getPanes = () => ({ overlayMouseTarget: this.#map?.container });
    getProjection = () => ({
      fromLatLngToDivPixel: ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat }),
    });
  }
  const LatLng = function LatLng(position: object) {
    return position;
  };
  const event = { clearInstanceListeners: vi.fn<() => void>() };
  return { maps, api: { Map: FakeMap, OverlayView, LatLng, event } };
}

async function start(change: Partial<EngineNeeds> = {}) {
  const { maps, api } = fakeMaps();
  vi.stubGlobal('google', { maps: api });
  vi.resetModules();
  vi.spyOn(document.head, 'append').mockImplementation(() => window.ribbonGoogleMapsReady?.());
  const { loadGoogleEngine } = await import('./finder.google.engine.ts');
  const needs = {
    container: document.createElement('div'),
    source: { kind: 'google', key: 'a key' },
    camera: { latitude: 54.5, longitude: -3.5, zoom: 6 },
    onView: vi.fn<EngineNeeds['onView']>(),
    onReady: vi.fn<EngineNeeds['onReady']>(),
    onFailure: vi.fn<EngineNeeds['onFailure']>(),
    ...change,
  } satisfies EngineNeeds;
  const engine = (await loadGoogleEngine('a key'))(needs);
  const [map] = maps;
  if (!map) throw new Error('No map was made');
  return { engine, map, needs };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('starts where it is told, without buttons of its own', async () => {
  const { map, engine } = await start();
  expect(map.options).toMatchObject({
    center: { lat: 54.5, lng: -3.5 },
    zoom: 6,
    disableDefaultUI: true,
  });
  expect(engine.view()).toMatchObject({ latitude: 54.5, longitude: -3.5, zoom: 6 });
});

it('says when it is drawn, and where it has come to rest', async () => {
  const { map, needs, engine } = await start();
  map.trigger('tilesloaded');
  expect(needs.onReady).toHaveBeenCalledOnce();
  engine.show({ latitude: 53.8, longitude: -1.55, zoom: 12 });
  map.trigger('idle');
  expect(needs.onView).toHaveBeenCalledWith(
    expect.objectContaining({ latitude: 53.8, longitude: -1.55, zoom: 12 }),
  );
});

it('shows our elements at their positions, raises and removes them', async () => {
  const { engine, needs } = await start();
  const element = document.createElement('div');
  const spot = engine.spot(element, { latitude: 53, longitude: 7 });
  spot.raise(2);
  expect(needs.container.contains(element)).toBe(true);
  expect([element.style.left, element.style.top, element.style.zIndex]).toEqual([
    '7px',
    '53px',
    '2',
  ]);
  spot.remove();
  expect(needs.container.contains(element)).toBe(false);
});

it('passes on that Google doesn’t accept the key', async () => {
  const { needs, engine } = await start();
  window.gm_authFailure?.();
  await expect.poll(() => needs.onFailure).toHaveBeenCalledWith('key');
  engine.remove();
  expect(window.gm_authFailure).toBeUndefined();
});
