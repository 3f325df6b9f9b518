import { copyFile, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { isOfErasures } from '../../retention/erasures.ts';
import type { Storage } from '../../storage/storage.ts';
import { type Manifest, POSTCODES } from '../manifest.ts';
import { forEach, mediaOf, placeOf } from '../media.ts';

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};
const typeOf = (key: string): string =>
  TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Files of the place that the backup does not hold. */
export async function* strangers(dir: string, storage: Storage): AsyncIterable<string> {
  for await (const key of storage.list()) {
    if (isOfErasures(key)) continue;
    const isOurs = await stat(join(dir, placeOf(key))).then(
      () => true,
      () => false,
    );
    if (!isOurs) yield key;
  }
}

/** Puts the files of a backup in their place; those that are there already are compared. */
export async function restoreMedia(dir: string, storage: Storage): Promise<void> {
  await forEach(mediaOf(dir), async ({ key, path, sha256 }) => {
    const isThere = (await storage.size(key)) !== undefined;
    if (!isThere) await storage.put(key, { path }, typeOf(key));
    const hash = createHash('sha256');
    for await (const chunk of await storage.open(key)) hash.update(chunk);
    if (hash.digest('hex') === sha256) return;
    throw new Error(`The file ${key} is not as it was backed up.`);
  });
}

/** A file that is there is newer or the same. */
export async function restorePostcodes(
  dir: string,
  { postcodes, dataDir }: Pick<Manifest, 'postcodes'> & { dataDir: string },
): Promise<void> {
  if (postcodes === null) return;
  const place = join(dataDir, POSTCODES);
  const isThere = await stat(place).catch(() => undefined);
  if (isThere !== undefined) return;
  await mkdir(dirname(place), { recursive: true });
  await copyFile(join(dir, postcodes.file), place);
}
