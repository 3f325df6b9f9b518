import { Zip, ZipDeflate } from 'fflate';

/** A file on its way into a ZIP. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Packs files as they come; only a chunk at a time is held in memory. */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry>,
  writtenAt: Date,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name);
    file.mtime = writtenAt;
    zip.add(file);
    for await (const chunk of content) {
      file.push(chunk);
      yield* packed.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}
