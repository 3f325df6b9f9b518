import type { Kysely, sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import type { DB } from '../schema.generated.ts';
import { seedDemoWorld } from './world.ts';

/** A demo world that was filled at this moment, for all tests of a file. */
export function demoWorldAt(now: Date) {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await seedDemoWorld(test.db, { clock: () => now, passwordHash: 'a hash' });
  });
  afterAll(() => test.close());
  return {
    get db(): Kysely<DB> {
      return test.db;
    },
    rows: async <Row = object>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
      (await query.execute(test.db)).rows,
  };
}
