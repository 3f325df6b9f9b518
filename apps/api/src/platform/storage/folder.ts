import { createReadStream } from 'node:fs';
import {
  copyFile,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
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

  async function* list(first?: string): AsyncIterable<string> {
    if (first !== undefined) {
      yield* keysIn(join(root, first.slice(0, 2)), first);
      return;
    }
    for await (const letters of namesIn(root))
      for await (const one of namesIn(join(root, letters))) yield* keysIn(join(root, letters), one);
  }

  return {
    put,
    list,
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

async function* keysIn(folder: string, first: string): AsyncIterable<string> {
  for await (const last of namesIn(join(folder, first))) {
    const key = `${first}/${last}`;
    if (isStorageKey(key)) yield key;
  }
}

/** Nothing where there is no such folder. */
async function* namesIn(folder: string): AsyncIterable<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
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
