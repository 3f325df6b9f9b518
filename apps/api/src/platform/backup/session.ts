import { columnTypes } from '#db/database';
import type { DB } from '#db/schema.generated';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Client } from 'pg';

/** So that the same row is the same text on every server, and no limit of time ends a long copy. */
const SETTINGS = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8';
  set synchronize_seqscans = off`;

export interface Session {
  readonly client: Client;
  readonly db: Kysely<DB>;
  close(): Promise<void>;
}

/** One connection, for statements and for streams of rows within the same transaction. */
export async function openSession(url: string): Promise<Session> {
  const client = new Client({
    connectionString: url,
    application_name: 'ribbon backup',
    connectionTimeoutMillis: 10_000,
    types: columnTypes,
  });
  // A lost connection is also the error of the statement under way.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(SETTINGS);
  const lent = {
    query: (text: string, values: readonly unknown[]) => client.query(text, [...values]),
    release: () => undefined,
  };
  const pool = {
    options: {},
    connect: () => Promise.resolve(lent),
    end: () => client.end(),
  } as unknown as PostgresPool;
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { client, db, close: () => client.end() };
}
