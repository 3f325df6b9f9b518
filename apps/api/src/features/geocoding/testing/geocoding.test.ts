import { type World, createWorld } from '#testing/world';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { geocodingEndpoints } from '@ribbon/domain/geocoding';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A geocoder elsewhere, in the shape of its documented answers. */
let answer: { status: number; body: unknown; hangs?: boolean } = { status: 200, body: [] };
const asked: URL[] = [];
const server: Server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://localhost'));
  if (answer.hangs) return;
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
});

const nominatim = (lat: string, lon: string, display_name: string) => [
  {
    place_id: 100_149,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. https://osm.org/copyright',
    osm_type: 'way',
    osm_id: 107_775,
    boundingbox: ['51.3473219', '51.6673219', '-0.2876474', '0.0323526'],
    lat,
    lon,
    display_name,
    category: 'highway',
    type: 'residential',
    importance: 0.4,
  },
];
const google = (lat: number, lng: number, formatted_address: string, types: string[]) => ({
  results: [
    {
      address_components: [],
      formatted_address,
      geometry: {
        location: { lat, lng },
        location_type: 'ROOFTOP',
        viewport: { northeast: { lat, lng }, southwest: { lat, lng } },
      },
      place_id: 'ChIJ2eUgeAK6j4ARbn5u_wAGqWA',
      types,
    },
  ],
  status: 'OK',
});

const worlds: World[] = [];
let url: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`;
});
afterEach(() => asked.splice(0));
afterAll(async () => {
  for (const world of worlds) await world.close();
  server.closeAllConnections();
  server.close();
});

async function worldWith(style: 'nominatim' | 'google', key?: string): Promise<World> {
  const world = await createWorld({ geocoder: { url, key, style } });
  worlds.push(world);
  return world;
}
const placeOf = async (world: World, near: string) =>
  (await world.call(undefined, clubEndpoints.find, { query: { near } })).place;

describe('while somebody types', () => {
  it('places that begin like it are suggested, by name only', async () => {
    const world = await createWorld();
    worlds.push(world);
    const suggest = (text: string) =>
      world.call(undefined, geocodingEndpoints.suggest, { query: { text } });
    expect((await suggest('Leed')).places[0]).toMatch(/^Leeds/u);
    expect((await suggest('LS6')).places).toContain('LS6, Headingley');
    expect(await suggest('L')).toEqual({ places: [] });
    expect(await suggest('qqqzzz')).toEqual({ places: [] });
    const { statusCode } = await world.app.inject('/api/places?text=');
    expect(statusCode).toBe(400);
  });

  it('a postcode leads to its own district and to none that only begins alike', async () => {
    const world = await createWorld();
    worlds.push(world);
    const suggest = async (text: string) =>
      (await world.call(undefined, geocodingEndpoints.suggest, { query: { text } })).places.map(
        (place) => place.split(',')[0],
      );
    for (const typed of ['M1 1AE', 'm1 1ae', 'M11AE', 'M1 1A', 'M1 1']) {
      expect(await suggest(typed)).toEqual(['M1']);
    }
    expect((await suggest('M1')).slice(0, 2)).toEqual(['M1', 'M11']);
  });

  it('nobody elsewhere is asked', async () => {
    const world = await worldWith('nominatim');
    await world.call(undefined, geocodingEndpoints.suggest, { query: { text: 'Leeds' } });
    expect(asked).toEqual([]);
  });
});

describe('a geocoder elsewhere', () => {
  it('in the manner of Nominatim is asked for Great Britain only, once for the same words', async () => {
    const world = await worldWith('nominatim');
    answer = { status: 200, body: nominatim('53.8', '-1.5', '12, Long Lane, Leeds, LS6') };
    const place = await placeOf(world, '12 Long Lane, Leeds');
    expect(place).toEqual({
      name: '12, Long Lane, Leeds, LS6',
      latitude: 53.8,
      longitude: -1.5,
      precision: 'address',
    });
    await placeOf(world, '12  long lane, LEEDS');
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { q: '12 Long Lane, Leeds', format: 'jsonv2', countrycodes: 'gb', limit: '1' },
    ]);
  });

  it('in the manner of Google is asked with its key', async () => {
    const world = await worldWith('google', 'a key');
    answer = { status: 200, body: google(53.8, -1.5, '12 Long Ln, Leeds LS6, UK', ['premise']) };
    expect(await placeOf(world, '12 Long Lane')).toMatchObject({ latitude: 53.8, longitude: -1.5 });
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      address: '12 Long Lane',
      components: 'country:GB',
      region: 'gb',
      key: 'a key',
    });
  });

  it('of which Google says only the country has found nothing', async () => {
    const world = await worldWith('google', 'a key');
    const country = google(55.4, -3.4, 'United Kingdom', ['country', 'political']);
    answer = { status: 200, body: country };
    const query = { near: 'qqqzzzxxx' };
    const refusal = await world.refusal(undefined, clubEndpoints.find, { query });
    expect(refusal.code).toBe('placeNotFound');
    answer = { status: 200, body: { results: [], status: 'ZERO_RESULTS' } };
    expect(await placeOf(world, 'Leeds')).toMatchObject({ precision: 'place' });
  });

  it.each([
    ['fails', 'nominatim', { status: 500, body: {} }],
    ['talks nonsense', 'nominatim', { status: 200, body: { hello: 1 } }],
    [
      'answers with a place that is none',
      'nominatim',
      { status: 200, body: nominatim('999', 'x', '') },
    ],
    [
      'has had enough',
      'google',
      { status: 200, body: { results: [], status: 'OVER_QUERY_LIMIT' } },
    ],
  ] as const)(
    'that %s is tried once more, then left alone; ours answers',
    async (_, style, bad) => {
      const world = await worldWith(style, 'a key');
      answer = bad;
      expect(await placeOf(world, 'Leeds')).toMatchObject({ precision: 'place' });
      expect(await placeOf(world, 'York')).toMatchObject({ precision: 'place' });
      expect(asked).toHaveLength(2);
      answer = {
        status: 200,
        body: style === 'google' ? google(1, 1, 'x', []) : nominatim('1', '1', 'x'),
      };
      world.turnClock(2);
      expect(await placeOf(world, 'York')).toMatchObject({ latitude: 1 });
    },
  );

  it('that hangs holds nobody up for ever', async () => {
    const world = await worldWith('nominatim');
    answer = { status: 200, body: [], hangs: true };
    expect(await placeOf(world, 'Leeds')).toMatchObject({ precision: 'place' });
  });
});

it('single postcodes are known once their file lies in the data folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ribbon-places-'));
  // One district with one postcode, as import-postcodes.ts writes it: LS6 3AB at 53.8211, -1.5762.
  const file = Buffer.alloc(12 + 16 + 6);
  file.write('RBPC', 0);
  file.writeUInt32LE(1, 4);
  file.writeUInt32LE(1, 8);
  file.write('LS6 ', 12);
  file.writeInt32LE(5_382_110, 16);
  file.writeInt32LE(-157_620, 20);
  file.writeUInt32LE(1, 24);
  file.writeUInt16LE(3 * 400 + 1, 28);
  writeFileSync(join(dataDir, 'postcodes.bin'), file);
  const world = await createWorld({ dataDir });
  worlds.push(world);
  expect(await placeOf(world, 'ls6 3ab')).toEqual({
    name: 'LS6 3AB',
    latitude: 53.8211,
    longitude: -1.5762,
    precision: 'unit',
  });
  rmSync(dataDir, { recursive: true });
});
