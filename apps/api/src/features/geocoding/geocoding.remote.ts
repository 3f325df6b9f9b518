import type { Config } from '#platform/config/config';
import { type Place, Position } from '@ribbon/domain/geocoding';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/** A geocoder elsewhere, and in whose manner to speak to it. */
export type RemoteService = NonNullable<Config['geocoder']>;

const TIMEOUT_MS = 3000;
const RETRY_AFTER_MS = 200;
const COUNTRY = 'gb';

/** As much of each answer as we read. */
const NominatimAnswer = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    display_name: z.string(),
  }),
);
const GoogleAnswer = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      formatted_address: z.string(),
      types: z.array(z.string()),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
});

const placeOf = (name: string, latitude: number, longitude: number): Place => ({
  name: name.slice(0, 200),
  ...Position.parse({ latitude, longitude }),
  precision: 'address',
});

const styles = {
  nominatim: {
    query: ({ key }: RemoteService, text: string) => ({
      q: text,
      format: 'jsonv2',
      countrycodes: COUNTRY,
      limit: '1',
      ...(key !== undefined && { key }),
    }),
    read(answer: unknown): Place | undefined {
      const [best] = NominatimAnswer.parse(answer);
      return best && placeOf(best.display_name, best.lat, best.lon);
    },
  },
  google: {
    query: ({ key = '' }: RemoteService, text: string) => ({
      address: text,
      components: `country:${COUNTRY.toUpperCase()}`,
      region: COUNTRY,
      key,
    }),
    read(answer: unknown): Place | undefined {
      const { status, results } = GoogleAnswer.parse(answer);
      if (status !== 'OK' && status !== 'ZERO_RESULTS') {
        throw new Error(`The geocoder refused: ${status}`);
      }
      // Asked for nonsense it answers with the country that it was restricted to.
      const best = results.find(({ types }) => !types.includes('country'));
      return (
        best &&
        placeOf(best.formatted_address, best.geometry.location.lat, best.geometry.location.lng)
      );
    },
  },
} as const;

/** Asks a geocoder elsewhere: three seconds, and once more when the first try fails. */
export function remoteGeocoder(service: RemoteService) {
  const { query, read } = styles[service.style];

  async function ask(text: string): Promise<Place | undefined> {
    const address = new URL(service.url);
    for (const [name, value] of Object.entries(query(service, text))) {
      address.searchParams.set(name, value);
    }
    const response = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      headers: { accept: 'application/json', 'user-agent': 'Ribbon club finder' },
    });
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}`);
    return read(await response.json());
  }

  return async (text: string): Promise<Place | undefined> => {
    try {
      return await ask(text);
    } catch {
      await sleep(RETRY_AFTER_MS);
      return ask(text);
    }
  };
}
