import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Config } from '../config/config.ts';
import type { Storage } from '../storage/storage.ts';
import { FOLDER_MODE, gauge, keepIn, newFile } from './files.ts';
import {
  ERASURES,
  MANIFEST,
  type Manifest,
  POSTCODES,
  type Table,
  bytesIn,
  rowsIn,
} from './manifest.ts';
import { copyMedia, erasuresOf, writeErasures } from './media.ts';
import { recordBackup } from './records.ts';
import {
  type TableShape,
  copyOfMediaKeys,
  copyOut,
  foreignTables,
  sequencesIn,
  tablesIn,
} from './schema.ts';
import { proofOf, secretsIn } from './secrets.ts';
import { openSession } from './session.ts';

const LEVEL = 3;
const KEYS = 'media.keys';

export interface BackupNeeds {
  /** A direct address: a pooler lends no session. */
  url: string;
  storage: Storage;
  config: Pick<Config, 'dataDir' | 'sessionSecret'>;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
}

/**
 * Writes a backup into a new folder: the database as it was at one moment, and the files that it names.
 * The folder has its name only once everything is in it.
 */
export async function makeBackup(dir: string, needs: BackupNeeds): Promise<Manifest> {
  const began = performance.now();
  const draft = await emptyPlace(dir);
  const { client, db, close } = await openSession(needs.url);
  try {
    const database = await copyDatabase(client, draft);
    const { config, storage } = needs;
    await writeErasures(join(draft, ERASURES), storage);
    const manifest: Manifest = {
      format: 1,
      ...database,
      media: await copyMedia(draft, { keys: KEYS, storage }),
      erasures: await erasuresOf(draft),
      postcodes: await copyPostcodes(draft, config.dataDir),
      secrets: secretsIn(needs.env),
      sessionSecret: proofOf(config.sessionSecret),
    };
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await settleFolder(draft);
    await rename(draft, dir);
    await settleFolder(dirname(dir));
    const others = await foreignTables(client);
    if (others.length > 0)
      needs.say(`Not in the backup, because not of the product: ${others.join(', ')}`);
    const figures = {
      madeAt: new Date(manifest.madeAt),
      seconds: (performance.now() - began) / 1000,
      rows: rowsIn(manifest),
      bytes: bytesIn(manifest),
      media: manifest.media.files,
      missing: manifest.media.missing,
    };
    // A replica can be backed up, but takes no notes.
    await recordBackup(db, figures).catch((error: unknown) =>
      needs.say(`The backup is complete but could not be noted in the database: ${String(error)}`),
    );
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await close();
  }
}

async function emptyPlace(dir: string): Promise<string> {
  const found = await readdir(dir).catch(() => []);
  if (found.length > 0) throw new Error(`${dir} is not empty. A backup needs a new folder.`);
  await mkdir(dirname(dir), { recursive: true });
  const draft = join(dirname(dir), `${basename(dir)}.partial`);
  await mkdir(draft, { mode: FOLDER_MODE }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(
      `${draft} is there: another backup is running, or one was interrupted. If none is running, delete it.`,
    );
  });
  return draft;
}

/** All of it as it was at one moment, however long the copy takes. */
async function copyDatabase(client: Client, draft: string) {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ at: Date; postgres: string; level: string | null }>(`
    select clock_timestamp() as at, current_setting('server_version') as postgres,
      to_regclass('migration_checksums')::text as level`);
  const [now] = rows;
  if (now?.level == null)
    throw new Error('There is nothing to back up: the database has no schema.');
  const migrations = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration_checksums order by name',
  );
  const extensions = await client.query<{ name: string; version: string }>(
    'select extname as name, extversion as version from pg_extension order by 1',
  );
  await mkdir(join(draft, 'database'), { mode: FOLDER_MODE });
  const tables: Table[] = [];
  for (const table of await tablesIn(client)) tables.push(await copyTable(client, draft, table));
  const sequences = await sequencesIn(client);
  await pipeline(client.query(copyTo(await copyOfMediaKeys(client))), newFile(join(draft, KEYS)));
  await client.query('commit');
  return {
    madeAt: now.at.toISOString(),
    postgres: now.postgres,
    extensions: Object.fromEntries(extensions.rows.map(({ name, version }) => [name, version])),
    migrations: migrations.rows,
    tables,
    sequences,
  };
}

async function copyTable(client: Client, draft: string, table: TableShape): Promise<Table> {
  const file = `database/${table.name}.copy.zst`;
  const [plain, packed] = [gauge(), gauge()];
  const rows = client.query(copyTo(copyOut(table)));
  const pack = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
  await pipeline(rows, plain.stream, pack, packed.stream, newFile(join(draft, file)));
  const { bytes, sha256 } = packed.read();
  return {
    name: table.name,
    columns: [...table.columns],
    rows: rows.rowCount,
    content: plain.read().sha256,
    file,
    bytes,
    sha256,
  };
}

/** Postcodes that were imported are a file of their own. */
async function copyPostcodes(draft: string, dataDir: string): Promise<Manifest['postcodes']> {
  const file = join(dataDir, POSTCODES);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  return { file: POSTCODES, ...(await keepIn(join(draft, POSTCODES), createReadStream(file))) };
}

async function settleFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
