import { join } from 'node:path';
import { createZstdDecompress } from 'node:zlib';
import { measureFile } from './files.ts';
import { type Manifest, type Table, readManifest } from './manifest.ts';
import { forEach, mediaOf } from './media.ts';

const MOST_FAULTS = 20;

/** Reads every byte of a backup; throws with what is not as the manifest says. */
export async function verifyBackup(dir: string): Promise<Manifest> {
  const manifest = await readManifest(dir);
  const faults: string[] = [];
  const check = async (name: string, look: () => Promise<boolean>): Promise<void> => {
    const isWell = await look().catch(() => false);
    if (!isWell) faults.push(name);
  };
  const { media, erasures, postcodes, tables } = manifest;
  for (const table of tables) await check(table.file, () => isWhole(dir, table));
  for (const part of [media, erasures, ...(postcodes === null ? [] : [postcodes])])
    await check(
      part.file,
      async () => (await measureFile(join(dir, part.file))).sha256 === part.sha256,
    );
  if (!faults.includes(media.file)) {
    let files = 0;
    await forEach(mediaOf(dir), async ({ path, key, sha256 }) => {
      files += 1;
      await check(key, async () => (await measureFile(path)).sha256 === sha256);
    });
    await check(`${media.file} (${files} files instead of ${media.files})`, () =>
      Promise.resolve(files === media.files),
    );
  }
  if (faults.length === 0) return manifest;
  const named = faults.slice(0, MOST_FAULTS).join(', ');
  throw new Error(
    `${dir} is damaged: ${faults.length} of its files are missing or changed: ${named}`,
  );
}

async function isWhole(dir: string, table: Table): Promise<boolean> {
  const packed = await measureFile(join(dir, table.file));
  if (packed.sha256 !== table.sha256) return false;
  const plain = await measureFile(join(dir, table.file), createZstdDecompress());
  return plain.sha256 === table.content && plain.lines === table.rows;
}
