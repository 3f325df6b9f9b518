import { type Kysely, sql } from 'kysely';
import { type Database, type DatabaseOptions, SESSION_SETTINGS, openDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import type { DB } from './schema.generated.ts';

interface Addresses {
  /** Of the pooler. */
  pooled: string;
  /** Of the database itself. */
  direct: string;
}

/**
 * Opens a database behind a pooler that lends a connection for one transaction (PgBouncer). Such a
 * connection keeps nothing of a session and brings no settings along, so the role keeps them instead;
 * what needs a session goes to the database itself: migrations here, and LISTEN.
 */
export async function openPooled(
  { pooled, direct }: Addresses,
  { say, ...options }: DatabaseOptions & { say: (text: string) => void },
): Promise<Database> {
  const { db, close } = openDatabase(direct, { max: 1, isPooled: true });
  try {
    await migrateToLatest(db);
    await keepSettings(db);
  } finally {
    await close();
  }
  const opened = openDatabase(pooled, { ...options, isPooled: true });
  const names = options.namedStatements ? 'with named statements' : 'without named statements';
  say(
    (await isSettled(opened.db))
      ? `The database is reached through a pooler, ${names}.`
      : 'The pooler still holds connections without our settings: run RECONNECT in its console, or restart it.',
  );
  return opened;
}

/** In this database alone: the role may be used elsewhere as well. */
async function keepSettings(db: Kysely<DB>): Promise<void> {
  if (await isSettled(db)) return;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  for (const [setting, value] of Object.entries(SESSION_SETTINGS))
    await sql`alter role current_user in database ${sql.id(rows[0]?.name ?? '')}
      set ${sql.id(setting)} = ${sql.lit(value)}`.execute(db);
}

/** Whether a connection that brings no settings has them; another limit of time than ours is one, too. */
async function isSettled(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ isSettled: boolean }>`
    select current_setting('TimeZone') in ('UTC', 'Etc/UTC')
      and current_setting('statement_timeout') <> '0' as "isSettled"`.execute(db);
  return rows[0]?.isSettled === true;
}
