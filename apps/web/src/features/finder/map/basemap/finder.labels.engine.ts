import { toPixel } from '../finder.mercator.rules.ts';

/** Zooms between two of ours count as the lower one. */
const HALF = 0.5;
export const STATIONS_FROM = 12;
/** Between two names, beside and above. */
const AIR = { x: 5, y: 2 };
const CELL = 128;
/** A name moves aside from the dot of its station. */
const STATION_DOT = 7;
/** A station this close to the name of its own town needs no second one. */
const NAMESAKE = 240;

/** A name whose place is taken is tried a little above and below, in heights of its letters. */
const STEPS_ASIDE = [0, -1, 1];

/** Names as labels.json has them. */
export interface Names {
  places: readonly (readonly [name: string, longitude: number, latitude: number, zoom: number])[];
  stations: readonly (readonly [name: string, longitude: number, latitude: number])[];
}

/** A name with its place on the whole world's sheet at one zoom, in pixels. */
export interface Label {
  kind: 'place' | 'station';
  text: string;
  font: string;
  x: number;
  y: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Box = Pick<Label, 'left' | 'right' | 'top' | 'bottom'>;

const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Names of larger places grow as the map zooms in past the level at which they appear. */
export const placeFont = (sinceZoom: number): { size: number; weight: number } => ({
  size: Math.round(2 * Math.min(11.5 + Math.max(sinceZoom, 0) * 0.8, 16)) / 2,
  weight: sinceZoom >= 3 ? 600 : 500,
});

const cells = ({ left, right, top, bottom }: Box): string[] => {
  const found: string[] = [];
  for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column += 1) {
    for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row += 1) {
      found.push(`${column}/${row}`);
    }
  }
  return found;
};

/** Remembers by cell what lies where, so that neither placing nor drawing asks everybody. */
export function labelSheet() {
  const labels: Label[] = [];
  const byCell = new Map<string, Label[]>();
  const near = (box: Box) => {
    const found = new Set(cells(box).flatMap((cell) => byCell.get(cell) ?? []));
    return [...found].filter((label) => meet(label, box));
  };
  return {
    labels: labels as readonly Label[],
    near,
    add(label: Label): boolean {
      const { left, right, top, bottom } = label;
      const air = {
        left: left - AIR.x,
        right: right + AIR.x,
        top: top - AIR.y,
        bottom: bottom + AIR.y,
      };
      if (near(air).length > 0) return false;
      labels.push(label);
      for (const cell of cells(label)) byCell.set(cell, [...(byCell.get(cell) ?? []), label]);
      return true;
    },
  };
}

export type LabelSheet = ReturnType<typeof labelSheet>;

/**
 * Places the names of one zoom over the whole world, the most important first. Tiles draw from the
 * same sheet, so a name that crosses their edge is whole.
 */
export function placeLabels(
  { places, stations }: Names,
  zoom: number,
  family: string,
  widthOf: (text: string, font: string) => number,
): LabelSheet {
  const sheet = labelSheet();
  const shown = places
    .filter(([, , , from]) => from <= zoom + HALF)
    .toSorted(([, , , one], [, , , other]) => one - other);
  for (const [text, longitude, latitude, from] of shown) {
    const { size, weight } = placeFont(zoom - from);
    const font = `${weight} ${size}px ${family}`;
    const { x, y } = toPixel({ latitude, longitude }, zoom);
    const half = widthOf(text, font) / 2;
    STEPS_ASIDE.some((step) => {
      const middle = y + step * size;
      const top = middle - size * 0.6;
      const bottom = middle + size * 0.6;
      const box = { left: x - half, right: x + half, top, bottom };
      return sheet.add({ kind: 'place', text, font, x, y: middle, ...box });
    });
  }
  if (zoom < STATIONS_FROM) return sheet;
  const font = `500 11px ${family}`;
  const named = new Map(sheet.labels.map((label) => [label.text, label]));
  for (const [text, longitude, latitude] of stations) {
    const { x, y } = toPixel({ latitude, longitude }, zoom);
    const town = named.get(text);
    if (town && Math.hypot(town.x - x, town.y - y) < NAMESAKE) continue;
    const right = x + STATION_DOT + widthOf(text, font);
    sheet.add({ kind: 'station', text, font, x, y, left: x - 4, right, top: y - 7, bottom: y + 7 });
  }
  return sheet;
}
