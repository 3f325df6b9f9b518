import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import { hasPooler, startPooler } from '#testing/server/pooler';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBooks } from './crash/books.ts';
import { cleanUp, eventually, freshDataDir, startProduct } from './crash/product.ts';
import { applicants, signUpAll, tally } from './crash/sign-ups.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

// A machine without PgBouncer cannot try this; the one that decides (`.ci/run`) installs it.
describe.runIf(hasPooler())('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await startPooler(database.url);
  });
  afterEach(cleanUp);
  afterAll(async () => {
    await pooler.stop();
    await database.close();
  });

  const start = async (more: Record<string, string> = {}) =>
    startProduct(await freshDataDir(), {
      DATABASE_URL: pooler.url,
      LISTEN_DATABASE_URL: database.url,
      NAMED_STATEMENTS: pooler.keepsStatements ? '1' : '0',
      SESSION_SECRET: 'a secret for tests, long enough for all',
      ...more,
    });

  it('takes forty sign-ups at once, sends their mails, and listens on a connection of its own', async () => {
    const product = await start();
    expect(product.reply()).toContain('The database is reached through a pooler');
    const books = openBooks(database.url);
    const people = applicants(40, await books.openClub());
    expect(tally(await signUpAll(product, people))).toEqual({ 204: 40 });
    const mails = async () => Promise.all(people.map(({ email }) => books.mailTo(email)));
    await eventually(async () => (await mails()).every((mail) => mail !== undefined));
    await books.close();
    const direct = new pg.Client({ connectionString: database.url });
    await direct.connect();
    const { rows } = await direct.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and application_name = 'ribbon listener'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    await direct.end();
  });

  it('has the settings that a connection cannot bring along', async () => {
    await start();
    const client = new pg.Client({ connectionString: pooler.url });
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('TimeZone') as zone, current_setting('statement_timeout') as ends`,
    );
    await client.end();
    expect(rows).toEqual([{ zone: 'UTC', ends: '15s' }]);
  });

  it('refuses to start where it would hear of nothing that happens', async () => {
    const failed = start({ LISTEN_DATABASE_URL: pooler.url });
    await expect(failed).rejects.toThrow('The database does not deliver NOTIFY');
  });

  it('says what is missing when only the address of the pooler is known', async () => {
    const failed = start({ LISTEN_DATABASE_URL: '' });
    await expect(failed).rejects.toThrow('Also set LISTEN_DATABASE_URL');
  });
});
