import { openDatabase } from '#db/database';
import { migrateToLatest } from '#db/migrate';
import { startPostgres } from '@ribbon/postgres';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import pg from 'pg';

const root = resolve(import.meta.dirname, '../../../../..');
/** Its own for each run, so that two runs on one server do not take away each other's. */
const template = `ribbon_template_${process.pid}`;

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    databaseTemplate: string;
  }
}

/**
 * One server for the whole run, TEST_DATABASE_URL's or the embedded one without fsync, and on it one
 * migrated template that each test file clones.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'] || undefined;
  const server = given === undefined ? await embedded() : undefined;
  const url = given ?? server?.url('postgres') ?? '';
  await makeTemplate(url);
  project.provide('databaseServer', url);
  project.provide('databaseTemplate', template);
  return async () => {
    await onServer(url, `drop database if exists ${template}`);
    if (server?.attached === false) await server.stop();
  };
}

function embedded() {
  const dataDir = join(root, '.cache', 'test-postgres');
  mkdirSync(dataDir, { recursive: true });
  return startPostgres({ dataDir, durable: false });
}

async function makeTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `drop database if exists ${template}`);
  await onServer(serverUrl, `create database ${template} encoding 'UTF8' template template0`);
  const { db, close } = openDatabase(databaseOn(serverUrl, template));
  await migrateToLatest(db);
  await close();
}

/** Runs one statement that belongs to no database. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
