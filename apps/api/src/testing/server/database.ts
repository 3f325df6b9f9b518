import { type Database, openDatabase } from '#db/database';
import { inject } from 'vitest';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOn, onServer } from './server.ts';

export interface TestDatabase extends Pick<Database, 'db' | 'pool'> {
  readonly url: string;
  close(): Promise<void>;
}

/** A database of its own for a test file: a clone of the migrated template, or an empty one. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const serverUrl = inject('databaseServer');
  const name = `ribbon_test_${randomBytes(6).toString('hex')}`;
  const template = empty ? 'template0' : inject('databaseTemplate');
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const url = databaseOn(serverUrl, name);
  const { db, pool, close } = openDatabase(url, {
    namedStatements: true,
    // Filling tables by the thousand takes its time on a busy machine, and no test is about how long.
    statementTimeoutMs: 120_000,
  });
  return {
    db,
    pool,
    url,
    async close() {
      await close();
      await drop(serverUrl, name);
    },
  };
}

/** The server's own vacuum may be in there for a moment, and only the server may end it. */
async function drop(serverUrl: string, name: string, tries = 20): Promise<void> {
  try {
    await onServer(serverUrl, `drop database ${name} with (force)`);
  } catch (error) {
    const isBusy = ['42501', '55006'].includes((error as { code?: string }).code ?? '');
    if (!isBusy || tries === 0) throw error;
    await sleep(250);
    await drop(serverUrl, name, tries - 1);
  }
}
