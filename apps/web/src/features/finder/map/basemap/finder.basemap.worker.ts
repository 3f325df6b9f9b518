/// <reference lib="webworker" />
import basic from '#ui/fonts/onest-basic-normal.woff2?url';
import latinExt from '#ui/fonts/onest-latin-ext-normal.woff2?url';
import latin from '#ui/fonts/onest-latin-normal.woff2?url';
import GeoJsonVt from 'geojson-vt';
import { feature } from 'topojson-client';
import topologyUrl from './basemap-gb.topo.json?url';
import { EXTENT, LAYERS, drawGround, drawLabels } from './finder.drawing.engine.ts';
import { type LabelSheet, type Names, placeLabels } from './finder.labels.engine.ts';
import {
  OVERVIEW_ZOOM,
  TILE_SIZE,
  type TileAnswer,
  type TileRequest,
} from './finder.tiles.engine.ts';
import namesUrl from './labels.json?url';
import overviewNamesUrl from './overview-labels.json?url';
import overviewUrl from './overview.topo.json?url';

const FAMILY = "'Onest Variable', ui-sans-serif, system-ui, sans-serif";
/** How long names wait for their typeface before another one is used. */
const FONT_TIMEOUT = 2_000;

type Topology = Parameters<typeof feature>[0];

const wanted = new Map<number, TileRequest>();
const sheets = new Map<number, LabelSheet>();

async function read<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json() as Promise<T>;
}

async function loadFonts(): Promise<void> {
  const weight = '400 700';
  const faces = [
    new FontFace('Onest Variable', `url(${basic})`, { weight }),
    new FontFace('Onest Variable', `url(${latin})`, { weight, unicodeRange: 'U+00A1-00FF' }),
    new FontFace('Onest Variable', `url(${latinExt})`, {
      weight,
      unicodeRange: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F',
    }),
  ];
  for (const face of faces) self.fonts.add(face);
  const late = new Promise((resolve) => {
    setTimeout(resolve, FONT_TIMEOUT);
  });
  await Promise.race([Promise.allSettled(faces.map((face) => face.load())), late]);
}

function cut(topology: Topology): GeoJsonVt {
  const features = LAYERS.flatMap((layer) => {
    const object = topology.objects[layer];
    if (!object) return [];
    const decoded = feature(topology, object);
    const parts = 'features' in decoded ? decoded.features : [decoded];
    return parts.map((part) => ({ ...part, properties: { layer } }));
  });
  return new GeoJsonVt(
    { type: 'FeatureCollection', features },
    { maxZoom: 14, indexMaxZoom: 4, extent: EXTENT, buffer: 64, tolerance: 3 },
  );
}

const fonts = loadFonts();
const load = (topology: string, names: string) =>
  Promise.all([read<Topology>(topology).then(cut), read<Names>(names), fonts] as const);

const overview = load(overviewUrl, overviewNamesUrl);
let detail: ReturnType<typeof load> | undefined;

/** What a tile of this zoom is drawn from; the next tile tries again what could not be fetched. */
function sourceOf(zoom: number): ReturnType<typeof load> {
  if (zoom <= OVERVIEW_ZOOM) return overview;
  detail ??= load(topologyUrl, namesUrl).catch((error: unknown) => {
    detail = undefined;
    throw error;
  });
  return detail;
}

const measuring = new OffscreenCanvas(1, 1).getContext('2d');
const widthOf = (text: string, font: string): number => {
  if (!measuring) return text.length * 7;
  measuring.font = font;
  return measuring.measureText(text).width;
};

function sheetOf(names: Names, zoom: number): LabelSheet {
  const sheet = sheets.get(zoom) ?? placeLabels(names, zoom, FAMILY, widthOf);
  sheets.set(zoom, sheet);
  return sheet;
}

function draw({ zoom, column, row, density, palette }: TileRequest, map: GeoJsonVt, names: Names) {
  const canvas = new OffscreenCanvas(TILE_SIZE * density, TILE_SIZE * density);
  const paper = canvas.getContext('2d', { alpha: false });
  if (!paper) throw new Error('This browser gives workers no canvas');
  paper.scale(density, density);
  // Our tiles are twice as wide as the tiles of the zoom levels.
  const tile = map.getTileRaw(zoom - 1, column, row);
  drawGround(paper, tile, { zoom, size: TILE_SIZE, palette });
  const corner = { x: column * TILE_SIZE, y: row * TILE_SIZE };
  const box = {
    left: corner.x - 4,
    top: corner.y - 4,
    right: corner.x + TILE_SIZE + 4,
    bottom: corner.y + TILE_SIZE + 4,
  };
  drawLabels(paper, sheetOf(names, zoom).near(box), { ...corner, palette });
  return canvas.transferToImageBitmap();
}

const answer = (message: TileAnswer, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

/** One tile at a time, so that requests can be cancelled in between. */
async function work(id: number): Promise<void> {
  try {
    const [map, names] = await sourceOf(wanted.get(id)?.zoom ?? 0);
    const request = wanted.get(id);
    if (!request) return;
    wanted.delete(id);
    const bitmap = draw(request, map, names);
    answer({ id, bitmap }, [bitmap]);
  } catch (error) {
    wanted.delete(id);
    answer({ id, failure: error instanceof Error ? error.message : String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<TileRequest | { cancel: number }>) => {
  if ('cancel' in data) {
    wanted.delete(data.cancel);
    return;
  }
  wanted.set(data.id, data);
  setTimeout(() => void work(data.id));
});
