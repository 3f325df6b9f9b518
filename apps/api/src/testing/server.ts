import { openDatabase } from '#db/database';
import { migrateToLatest } from '#db/migrate';
import { startPostgres } from '@ribbon/postgres';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import pg from 'pg';

const root = resolve(import.meta.dirname, '../../../..');
export const TEMPLATE = 'ribbon_template';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/**
 * One server for the whole run, TEST_DATABASE_URL's or the embedded one without fsync, and on it one
 * migrated template that each test file clones.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given === undefined ? await embedded() : undefined;
  const url = given ?? server?.url('postgres') ?? '';
  await makeTemplate(url);
  project.provide('databaseServer', url);
  return async () => server?.stop();
}

function embedded() {
  const dataDir = join(root, '.cache', 'test-postgres');
  mkdirSync(dataDir, { recursive: true });
  return startPostgres({ dataDir, durable: false });
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ datname: string }>(
      `select datname from pg_database where datname like 'ribbon_test_%' or datname = $1`,
      [TEMPLATE],
    );
    for (const { datname } of rows) {
      await admin.query(`drop database ${pg.escapeIdentifier(datname)} with (force)`);
    }
    await admin.query(`create database ${TEMPLATE} encoding 'UTF8' template template0`);
  } finally {
    await admin.end();
  }
  const { db, close } = openDatabase(databaseOn(serverUrl, TEMPLATE));
  await migrateToLatest(db);
  await close();
}

export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
