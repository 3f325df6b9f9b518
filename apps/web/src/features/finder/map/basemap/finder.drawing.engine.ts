import type { RawTile } from 'geojson-vt';
import type { Label } from './finder.labels.engine.ts';

export const PALETTE = [
  'sea',
  'land',
  'urban',
  'county',
  'border',
  'river',
  'coast',
  'place',
  'station',
  'station-dot',
] as const;

/** The map's colours, read from its style sheet (`--map-sea` and so on). */
export type Palette = Readonly<Record<(typeof PALETTE)[number], string>>;

export const LAYERS = ['world', 'land', 'urban', 'counties', 'rivers', 'borders', 'coast'] as const;
export type Layer = (typeof LAYERS)[number];

/** Tiles hold coordinates from 0 to this. */
export const EXTENT = 4096;

type Paper = OffscreenCanvasRenderingContext2D;

const areas = { world: 'land', land: 'land', urban: 'urban' } as const;
/** What is only roughly known steps back when one is close. */
const URBAN_FADES = { from: 10, until: 13, to: 0.4 };
/** Rivers lie up to a kilometre beside their beds, and county lines cut corners. */
const lines = {
  counties: { colour: 'county', width: 1, from: 7, until: 12 },
  rivers: { colour: 'river', width: 1.25, from: 6, until: 10 },
  borders: { colour: 'border', width: 1.25, from: 3, until: 20 },
  coast: { colour: 'coast', width: 1, from: 5, until: 20 },
} as const;

const urbanStrength = (zoom: number) => {
  const { from, until, to } = URBAN_FADES;
  const way = Math.min(Math.max((zoom - from) / (until - from), 0), 1);
  return 1 - way * (1 - to);
};

function trace(paper: Paper, tile: RawTile, layer: Layer, scale: number, isArea: boolean): void {
  paper.beginPath();
  for (const feature of tile.features) {
    if (feature.tags?.['layer'] !== layer || feature.type === 1 || feature.type === 4) continue;
    for (const ring of feature.geometry) {
      for (let at = 0; at < ring.length; at += 2) {
        const x = (ring[at] ?? 0) * scale;
        const y = (ring[at + 1] ?? 0) * scale;
        if (at === 0) paper.moveTo(x, y);
        else paper.lineTo(x, y);
      }
      if (isArea) paper.closePath();
    }
  }
}

/** Draws one tile's land and lines; `size` in pixels of the map. */
export function drawGround(
  paper: Paper,
  tile: RawTile | null,
  { zoom, size, palette }: { zoom: number; size: number; palette: Palette },
): void {
  paper.fillStyle = palette.sea;
  paper.fillRect(0, 0, size, size);
  if (tile === null) return;
  const scale = size / EXTENT;
  paper.lineJoin = 'round';
  for (const layer of LAYERS) {
    if (layer === 'world' || layer === 'land' || layer === 'urban') {
      trace(paper, tile, layer, scale, true);
      paper.fillStyle = palette[areas[layer]];
      paper.globalAlpha = layer === 'urban' ? urbanStrength(zoom) : 1;
      paper.fill('evenodd');
      paper.globalAlpha = 1;
      continue;
    }
    const { colour, width, from, until } = lines[layer];
    if (zoom < from || zoom >= until) continue;
    trace(paper, tile, layer, scale, false);
    paper.strokeStyle = palette[colour];
    paper.lineWidth = width;
    paper.stroke();
  }
}

/** Writes the names that reach into a tile whose upper left corner lies at `x`, `y`. */
export function drawLabels(
  paper: Paper,
  labels: readonly Label[],
  { x, y, palette }: { x: number; y: number; palette: Palette },
): void {
  paper.textBaseline = 'middle';
  paper.lineJoin = 'round';
  paper.strokeStyle = palette.land;
  paper.lineWidth = 3;
  for (const label of labels) {
    const isPlace = label.kind === 'place';
    const left = label.x - x + (isPlace ? 0 : 7);
    const top = label.y - y;
    if (!isPlace) {
      paper.beginPath();
      paper.arc(label.x - x, top, 2.5, 0, 2 * Math.PI);
      paper.fillStyle = palette['station-dot'];
      paper.fill();
    }
    paper.font = label.font;
    paper.textAlign = isPlace ? 'center' : 'left';
    paper.fillStyle = isPlace ? palette.place : palette.station;
    paper.strokeText(label.text, left, top);
    paper.fillText(label.text, left, top);
  }
}
