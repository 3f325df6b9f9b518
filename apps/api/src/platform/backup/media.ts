import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Erasure, erasureLedger } from '../retention/erasures.ts';
import { type Storage, isStorageKey } from '../storage/storage.ts';
import { keepIn, measureFile, newFile } from './files.ts';
import { ERASURES, type Manifest, MEDIA_FOLDER, MEDIA_LIST } from './manifest.ts';

/** Copies under way at the same time. */
const AT_ONCE = 4;
/** Missing files whose names are written down; the others are counted. */
const NAMED = 100;

export const placeOf = (key: string): string => `${MEDIA_FOLDER}/${key.slice(0, 2)}/${key}`;

export const linesOf = (path: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(path), crlfDelay: Infinity });

/** Does something for each, a few at a time. */
export async function forEach<Item>(
  items: AsyncIterable<Item>,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const work = async (): Promise<void> => {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
      await act(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Copies the files that a list of keys names. A file is never changed, so any later moment will do. */
export async function copyMedia(
  dir: string,
  { keys, storage }: { keys: string; storage: Storage },
): Promise<Manifest['media']> {
  const list = newFile(join(dir, MEDIA_LIST));
  const missingKeys: string[] = [];
  let [files, mediaBytes, missing] = [0, 0, 0];
  await forEach(linesOf(join(dir, keys)), async (key) => {
    const isThere = isStorageKey(key) && (await storage.size(key)) !== undefined;
    if (!isThere) {
      missing += 1;
      if (missingKeys.length < NAMED) missingKeys.push(key);
      return;
    }
    const { bytes, sha256 } = await keepIn(join(dir, placeOf(key)), await storage.open(key));
    files += 1;
    mediaBytes += bytes;
    if (!list.write(`${sha256}  ${placeOf(key)}\n`)) await once(list, 'drain');
  });
  await new Promise<void>((done, fail) => {
    list.once('error', fail);
    list.end(done);
  });
  await rm(join(dir, keys));
  const { bytes, sha256 } = await measureFile(join(dir, MEDIA_LIST));
  return { file: MEDIA_LIST, bytes, sha256, files, mediaBytes, missing, missingKeys };
}

export interface MediaLine {
  readonly key: string;
  readonly sha256: string;
  readonly path: string;
}

/** The files of a backup. */
export async function* mediaOf(dir: string): AsyncIterable<MediaLine> {
  for await (const line of linesOf(join(dir, MEDIA_LIST))) {
    const [sha256 = '', file = ''] = line.split('  ');
    const key = file.slice(placeOf('').length + 2);
    if (!isStorageKey(key)) throw new Error(`${MEDIA_LIST} has a line that names no file: ${line}`);
    yield { key, sha256, path: join(dir, file) };
  }
}

/** Writes the ledger of erasures as lines of an id and a state. */
export async function writeErasures(path: string, storage: Storage): Promise<number> {
  await new Promise<void>((done, fail) => {
    newFile(path).once('error', fail).end(done);
  });
  let people = 0;
  for await (const { userId, state } of erasureLedger(storage).list()) {
    await appendFile(path, `${userId} ${state}\n`);
    people += 1;
  }
  return people;
}

const ERASURE = /^(?<userId>[0-9a-f-]{36}) (?<state>begun|erased)$/u;

/** Each person once, as far as the erasure came. */
export async function readErasures(path: string): Promise<Erasure[]> {
  const byPerson = new Map<string, Erasure>();
  for await (const line of linesOf(path)) {
    if (line === '') continue;
    const found = ERASURE.exec(line)?.groups;
    if (found === undefined)
      throw new Error(`${path} is no list of erasures: ${line.slice(0, 60)}`);
    const erasure = found as unknown as Erasure;
    if (byPerson.get(erasure.userId)?.state !== 'erased') byPerson.set(erasure.userId, erasure);
  }
  return [...byPerson.values()];
}

export const erasuresOf = async (dir: string): Promise<Manifest['erasures']> => {
  const { bytes, lines, sha256 } = await measureFile(join(dir, ERASURES));
  return { file: ERASURES, bytes, sha256, people: lines };
};
