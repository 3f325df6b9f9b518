import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Names, placeFont, placeLabels } from './finder.labels.engine.ts';
import { OVERVIEW_ZOOM } from './finder.tiles.engine.ts';

const widthOf = (text: string) => text.length * 7;
const written = (names: Partial<Names>, zoom: number) =>
  placeLabels({ places: [], stations: [], ...names }, zoom, 'serif', widthOf).labels.map(
    ({ text }) => text,
  );

describe('the names on the map', () => {
  it('appear from their zoom on', () => {
    const places = [['Leeds', -1.55, 53.8, 6.5]] as const;
    expect(written({ places }, 5)).toEqual([]);
    expect(written({ places }, 6)).toEqual(['Leeds']);
  });

  it('give way to more important ones, whatever their order', () => {
    const places = [
      ['Salford', -2.29, 53.482, 6],
      ['Manchester', -2.237, 53.481, 4],
    ] as const;
    expect(written({ places }, 6)).toEqual(['Manchester']);
    expect(written({ places }, 12)).toEqual(['Manchester', 'Salford']);
  });

  it('move up or down a little before they give way', () => {
    const places = [
      ['Glasgow', -4.25, 55.86, 4],
      ['Edinburgh', -3.2, 55.95, 5],
    ] as const;
    expect(written({ places }, 6)).toEqual(['Glasgow', 'Edinburgh']);
  });

  it('never overlap, however many there are', () => {
    const places = Array.from(
      { length: 500 },
      (_, index) => [`Town ${index}`, -4 + (index % 25) * 0.1, 51 + index * 0.005, 5] as const,
    );
    const { labels } = placeLabels({ places, stations: [] }, 8, 'serif', widthOf);
    expect(labels.length).toBeGreaterThan(10);
    const clashes = labels.filter((one, index) =>
      labels
        .slice(index + 1)
        .some(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    expect(clashes).toEqual([]);
  });

  it('are found by every tile that they reach into', () => {
    const places = [['Wolverhampton', 0, 51.5, 4]] as const;
    const sheet = placeLabels({ places, stations: [] }, 9, 'serif', widthOf);
    const middle = 256 * 2 ** 8;
    const half = { top: 0, bottom: 2 * middle };
    expect(sheet.near({ ...half, left: middle - 256, right: middle })).toHaveLength(1);
    expect(sheet.near({ ...half, left: middle, right: middle + 256 })).toHaveLength(1);
    expect(sheet.near({ ...half, left: middle + 256, right: middle + 512 })).toHaveLength(0);
  });

  it('name stations only when one is close', () => {
    const stations = [['Crewe', -2.43, 53.09]] as const;
    expect(written({ stations }, 11)).toEqual([]);
    expect(written({ stations }, 12)).toEqual(['Crewe']);
  });

  it('do not say a town and its station twice', () => {
    const places = [['Crewe', -2.44, 53.09, 9]] as const;
    const stations = [['Crewe', -2.43, 53.09]] as const;
    expect(written({ places, stations }, 12)).toEqual(['Crewe']);
  });

  it('are larger for larger places, within measure', () => {
    expect(placeFont(0).size).toBeLessThan(placeFont(4).size);
    expect(placeFont(20)).toEqual({ size: 16, weight: 600 });
  });
});

it('needs at most 120 KB for the first view of the map', () => {
  const bytes = ['overview.topo.json', 'overview-labels.json'].map(
    (name) => brotliCompressSync(readFileSync(join(import.meta.dirname, name))).length,
  );
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(120 * 1024);
});

it('has every name of the detailed map that the overview would show', () => {
  const read = (name: string): Names =>
    JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
  const near = written(read('labels.json'), OVERVIEW_ZOOM);
  expect(near.length).toBeGreaterThan(100);
  expect(written(read('overview-labels.json'), OVERVIEW_ZOOM)).toEqual(near);
});
