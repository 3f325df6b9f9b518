import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { type Place, SUGGESTIONS_SHOWN, SUGGEST_FROM } from '@ribbon/domain/geocoding';
import { geocoder } from '@ribbon/geocoder';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteGeocoder } from './geocoding.remote.ts';

/** The file of single postcodes that packages/geocoder/scripts/import-postcodes.ts writes. */
export const POSTCODES_FILE = 'postcodes.bin';
/** How many places found elsewhere are remembered, and for how long. */
const REMEMBERED = 500;
const REMEMBERED_MS = 24 * 60 * 60_000;
/** After a failure the service elsewhere is left alone for a while: nobody waits for it twice. */
const REST_MS = 60_000;

interface Needs {
  config: Pick<Config, 'dataDir' | 'geocoder'>;
  clock: Clock;
  log: { warn(message: string): void };
}

export type GeocodingService = ReturnType<typeof geocodingService>;

/**
 * Where places are. Our own geocoder always answers; a service elsewhere, where one is configured,
 * is asked first and may know addresses that ours does not.
 */
export function geocodingService({ config, clock, log }: Needs) {
  const own = geocoder(unitsIn(config.dataDir));
  const ask = config.geocoder && remoteGeocoder(config.geocoder);
  const known = new Map<string, { place: Place | undefined; until: number }>();
  let restsUntil = 0;

  async function askElsewhere(text: string): Promise<Place | undefined> {
    const now = clock().getTime();
    const key = text.toLowerCase().replaceAll(/\s+/gu, ' ');
    const remembered = known.get(key);
    if (remembered && remembered.until > now) return remembered.place;
    if (ask === undefined || restsUntil > now) return undefined;
    try {
      const place = await ask(text);
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '');
      known.set(key, { place, until: now + REMEMBERED_MS });
      return place;
    } catch {
      restsUntil = now + REST_MS;
      // What was searched for may be somebody's address: the log says only that it failed.
      log.warn('remote geocoder failed, falling back to the embedded one');
      return undefined;
    }
  }

  return {
    locate: async (text: string): Promise<Place | undefined> =>
      (await askElsewhere(text)) ?? own.locate(text),

    /** Always our own: what somebody has only begun to type is nobody else's business. */
    async suggest(text: string): Promise<{ places: string[] }> {
      if (text.length < SUGGEST_FROM) return { places: [] };
      return { places: own.suggest(text, SUGGESTIONS_SHOWN).map(({ name }) => name) };
    },
  };
}

function unitsIn(dataDir: string): { units?: Uint8Array } {
  const file = join(dataDir, POSTCODES_FILE);
  return existsSync(file) ? { units: readFileSync(file) } : {};
}
