import { type Kysely, sql } from 'kysely';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import { generateTypes } from './codegen.ts';
import { type Database, PLANNED_ANEW, openDatabase } from './database.ts';
import type { DB } from './schema.generated.ts';

let test: TestDatabase;
let opened: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  opened = openDatabase(test.url, { max: 1, namedStatements: true });
});

afterAll(async () => {
  await opened.close();
  await test.close();
});

async function one<Row>(
  db: Kysely<DB>,
  query: ReturnType<typeof sql<Row>>,
): Promise<Row | undefined> {
  return (await query.execute(db)).rows[0];
}

it('reads counts as numbers, times as dates and days as the words they are', async () => {
  const row = await one(
    opened.db,
    sql<object>`select count(*) as n, '2026-01-02T03:04:05Z'::timestamptz as t, '2026-01-02'::date as d`,
  );
  expect(row).toEqual({ n: 0 + 1, t: new Date('2026-01-02T03:04:05Z'), d: '2026-01-02' });
});

it('says who it is, thinks in UTC and gives no query more than 15 seconds', async () => {
  const row = await one(
    opened.db,
    sql<object>`select current_setting('application_name') as name,
      current_setting('statement_timeout') as most, current_setting('timezone') as zone`,
  );
  expect(row).toEqual({ name: 'ribbon', most: '15s', zone: 'UTC' });
});

it('plans a search for its words each time', async () => {
  const find = (word: string) =>
    sql`${PLANNED_ANEW} select id from users where name like ${word}`.execute(opened.db);
  await find('%a%');
  await find('%b%');
  const kept = await one(
    opened.db,
    sql<{
      n: number;
    }>`select count(*) as n from pg_prepared_statements where statement like '%name like $1%'`,
  );
  expect(kept?.n).toBe(0);
});

it('keeps the plans of parameterised statements when asked to', async () => {
  const find = () =>
    opened.db.selectFrom('users').select('id').where('email', '=', 'a@b').execute();
  await find();
  await find();
  const kept = await one(
    opened.db,
    sql<{
      n: number;
    }>`select count(*) as n from pg_prepared_statements where statement like '%"email" = $1%'`,
  );
  expect(kept?.n).toBe(1);
});

it('survives losing an idle connection and answers the next question', async () => {
  const pid = await one(opened.db, sql<{ pid: number }>`select pg_backend_pid() as pid`);
  const lost = once(opened.pool, 'error').catch((error: unknown) => [error]);
  await sql`select pg_terminate_backend(${pid?.pid})`.execute(test.db);
  await lost;
  expect(await one(opened.db, sql<{ n: number }>`select 1 as n`)).toEqual({ n: 1 });
});

it('has types that fit the migrations', async () => {
  const file = await readFile(join(import.meta.dirname, 'schema.generated.ts'), 'utf8');
  expect(await generateTypes(test.db)).toBe(file);
});
