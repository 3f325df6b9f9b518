import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place for the files of one upload, gone when the work is done, whatever comes of it. */
export async function inWorkshop<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ribbon-upload-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface Received {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Writes what arrives to a file; undefined as soon as it is more than there may be. */
export async function receive(
  content: AsyncIterable<Uint8Array>,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<Received | undefined> {
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of content) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return undefined;
      hash.update(chunk);
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  return { path, bytes, sha256: hash.digest('hex') };
}
