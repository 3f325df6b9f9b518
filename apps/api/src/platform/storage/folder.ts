import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ByteRange } from '@ribbon/domain/kernel';
import { randomUUID } from 'node:crypto';
import { type Content, type Storage, isStorageKey } from './storage.ts';

/** Files in a folder, each below two letters of its key so that no folder grows too long. */
export function folderStorage(root: string): Storage {
  const placeOf = (key: string): string => {
    if (!isStorageKey(key)) throw new Error('not a storage key');
    return join(root, key.slice(0, 2), key);
  };

  /** Written beside and renamed, so that readers find all of it or nothing. */
  async function put(key: string, content: Content): Promise<void> {
    const place = placeOf(key);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    const draft = `${place}.${randomUUID()}`;
    try {
      if (content instanceof Uint8Array) await writeFile(draft, content, { mode: 0o600 });
      else await copyFile(content.path, draft);
      await settle(draft);
      await rename(draft, place);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function remove(key: string): Promise<void> {
    if (!isStorageKey(key)) return;
    const place = placeOf(key);
    await rm(place, { force: true });
    // Removing the last file removes its folder.
    await rmdir(dirname(place)).catch(() => undefined);
  }

  return {
    put,
    async size(key) {
      try {
        return (await stat(placeOf(key))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    open: async (key: string, range?: ByteRange) => createReadStream(placeOf(key), range),
    async remove(keys) {
      for (const key of keys) await remove(key);
    },
  };
}

/** On the disk before the database says that it is there. */
async function settle(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}
