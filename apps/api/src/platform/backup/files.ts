import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** For the account that made the backup alone: everything about children is in it. */
const FILE_MODE = 0o600;
export const FOLDER_MODE = 0o700;
const LINE_END = 10;

/** Lets bytes pass and remembers how many they were, how many lines, and their SHA-256. */
export function gauge() {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  const stream = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1))
        lines += 1;
      done(null, chunk);
    },
  });
  return { stream, read: () => ({ bytes, lines, sha256: hash.copy().digest('hex') }) };
}

/** On the disk when it resolves; never over a file that is there. */
export const newFile = (path: string) =>
  createWriteStream(path, { mode: FILE_MODE, flags: 'wx', flush: true });

/** Copies bytes into a new file. */
export async function keepIn(path: string, from: AsyncIterable<Uint8Array> | Readable) {
  await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
  const passing = gauge();
  await pipeline(from, passing.stream, newFile(path));
  const { bytes, sha256 } = passing.read();
  return { bytes, sha256 };
}

/** What a file holds, or what comes of unpacking it, without keeping it. */
export async function measureFile(path: string, unpack: Transform = new PassThrough()) {
  const passing = gauge();
  passing.stream.resume();
  await pipeline(createReadStream(path), unpack, passing.stream);
  return passing.read();
}
