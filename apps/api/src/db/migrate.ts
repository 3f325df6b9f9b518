import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, type Transaction, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { DB } from './schema.generated.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

interface MigrationFile {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/**
 * Brings a database to the newest schema: the .sql files of the folder, in the order of their
 * numbers, all in one transaction and under a lock, so that several processes may start at once.
 */
export async function migrateToLatest(
  db: Kysely<DB>,
  folder: string = MIGRATIONS_FOLDER,
): Promise<{ applied: string[] }> {
  const files = await readMigrations(folder);
  return db.connection().execute(async (connection) => {
    // A long migration, or the wait for another process's, is not a runaway query.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await refuseChangedFiles(connection, files);
      return await apply(connection, files);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/**
 * Brings an empty database to an earlier schema, in the caller's transaction: that of these migrations,
 * which are the first of the folder.
 */
export async function migrateTo(
  tx: Transaction<DB>,
  level: readonly { readonly name: string; readonly sha256: string }[],
  folder: string = MIGRATIONS_FOLDER,
): Promise<void> {
  const files = await readMigrations(folder);
  const known = new Map(files.map(({ name, checksum }) => [name, checksum]));
  const newer = level.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (newer.length > 0)
    throw new Error(`Made by a newer version, with ${newer.join(', ')}. Update first.`);
  const other = level.filter(({ name, sha256 }) => known.get(name) !== sha256);
  if (other.length > 0)
    throw new Error(`Made with other migrations: ${other.map(({ name }) => name).join(', ')}.`);
  const names = new Set(level.map(({ name }) => name));
  await apply(
    tx,
    files.filter(({ name }) => names.has(name)),
  );
}

/** The rest of the migrations, in the caller's transaction. */
export async function migrateOn(
  tx: Transaction<DB>,
  folder: string = MIGRATIONS_FOLDER,
): Promise<void> {
  await apply(tx, await readMigrations(folder));
}

async function apply(db: Kysely<DB>, files: readonly MigrationFile[]) {
  const migrations = Object.fromEntries(files.map((file) => [file.name, asMigration(file)]));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error');
    const where = failed === undefined ? 'The migrations' : `The migration ${failed.migrationName}`;
    const why = error instanceof Error ? error.message : JSON.stringify(error);
    throw new Error(`${where} could not be applied: ${why}`, { cause: error });
  }
  return { applied: results.map((result) => result.migrationName) };
}

async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (file) => {
      // A checkout with Windows line ends is still the same migration.
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name: file.slice(0, -'.sql'.length), text, checksum };
    }),
  );
}

const asMigration = ({ name, text, checksum }: MigrationFile): Migration => ({
  async up(db) {
    await sql.raw(text).execute(db);
    await sql`
      create table if not exists migration_checksums (
        name text primary key, sha256 text not null, applied_at timestamptz not null default now())
    `.execute(db);
    await sql`insert into migration_checksums (name, sha256) values (${name}, ${checksum})`.execute(
      db,
    );
  },
});

/** An edited migration would leave old and new databases different for ever, so it is an error. */
async function refuseChangedFiles(db: Kysely<DB>, files: readonly MigrationFile[]): Promise<void> {
  const applied = await checksumsIn(db);
  const changed = files.filter(
    ({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum,
  );
  if (changed.length === 0) return;
  const list = changed.map((file) => `${file.name}.sql`).join(', ');
  throw new Error(
    `Changed after it was applied: ${list}. Restore the file and write a new migration instead.`,
  );
}

/** The migrations that a database has had, and what their files were. */
async function checksumsIn(db: Kysely<DB>): Promise<ReadonlyMap<string, string>> {
  const {
    rows: [found],
  } = await sql<{ table: string | null }>`
    select to_regclass('migration_checksums')::text as "table"`.execute(db);
  if (found?.table == null) return new Map();
  const { rows } = await sql<{ name: string; sha256: string }>`
    select name, sha256 from migration_checksums`.execute(db);
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

/** What the next start applies; throws where this version is too old for the database. */
export async function pendingMigrations(
  db: Kysely<DB>,
  folder: string = MIGRATIONS_FOLDER,
): Promise<string[]> {
  const files = await readMigrations(folder);
  await refuseChangedFiles(db, files);
  const applied = await checksumsIn(db);
  const known = new Set(files.map(({ name }) => name));
  const newer = [...applied.keys()].filter((name) => !known.has(name));
  if (newer.length > 0) throw new Error(`Applied by a newer version: ${newer.join(', ')}`);
  return [...known].filter((name) => !applied.has(name));
}
