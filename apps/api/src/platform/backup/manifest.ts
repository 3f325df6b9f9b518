import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

export const MANIFEST = 'manifest.json';
export const MEDIA_FOLDER = 'media';
/** As `sha256sum` writes and checks it. */
export const MEDIA_LIST = 'media.sha256';
export const ERASURES = 'erasures.log';
export const POSTCODES = 'postcodes.bin';

const count = z.number().int().nonnegative();
const File = z.object({ file: z.string(), bytes: count, sha256: z.string() });

const Table = File.extend({
  name: z.string(),
  columns: z.array(z.string()),
  rows: count,
  /** Of the rows as PostgreSQL writes them, before they are compressed. */
  content: z.string(),
});
export type Table = z.infer<typeof Table>;

const Manifest = z.object({
  format: z.literal(1),
  /** The moment that the database shows. */
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  extensions: z.record(z.string(), z.string()),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })).min(1),
  tables: z.array(Table).min(1),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  media: File.extend({
    files: count,
    mediaBytes: count,
    /** Named in the database, but not found; the names of the first. */
    missing: count,
    missingKeys: z.array(z.string()),
  }),
  erasures: File.extend({ people: count }),
  postcodes: File.nullable(),
  /** Names only: their values are kept elsewhere. */
  secrets: z.array(z.string()),
  sessionSecret: z.object({ salt: z.string(), proof: z.string() }),
});
export type Manifest = z.infer<typeof Manifest>;

/** Written last: a folder without it is no backup. */
export async function readManifest(dir: string): Promise<Manifest> {
  const text = await readFile(join(dir, MANIFEST), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`${dir} is no complete backup: it has no ${MANIFEST}.`);
  });
  const parsed = Manifest.safeParse(readJson(text));
  if (parsed.success) return parsed.data;
  throw new Error(`${join(dir, MANIFEST)} cannot be read: ${z.prettifyError(parsed.error)}`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const rowsIn = ({ tables }: Pick<Manifest, 'tables'>): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

export const bytesIn = ({ tables, media }: Pick<Manifest, 'tables' | 'media'>): number =>
  tables.reduce((sum, { bytes }) => sum + bytes, media.mediaBytes);
