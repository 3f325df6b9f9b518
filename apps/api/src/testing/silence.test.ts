import { openDatabase } from '#db/database';
import { listenTo } from '#platform/outbox/listener';
import { troubleIn } from '#platform/trouble';
import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import { sql } from 'kysely';
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** A cable to the database. Once it is cut, what is connected hears nothing any more, not even an end. */
async function cable(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut(): void {
      for (const [near, far] of pairs) near.unpipe(far).resume();
      for (const [near, far] of pairs) far.unpipe(near).resume();
    },
    close(): void {
      for (const socket of pairs.flat()) socket.destroy();
      server.close();
    },
  };
}

const LIMIT_MS = 300;
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it.each([
  ['a statement', (db: TestDatabase['db']) => sql`select 1`.execute(db)],
  [
    'a transaction',
    (db: TestDatabase['db']) => db.transaction().execute((tx) => sql`select 1`.execute(tx)),
  ],
])('does not wait for ever for the answer to %s', async (_, ask) => {
  const line = await cable(test.url);
  const { db, close } = openDatabase(line.url, { max: 1, answerMs: LIMIT_MS });
  try {
    await ask(db);
    line.cut();
    const began = performance.now();
    expect(troubleIn(await failureOf(ask(db)))).toMatchObject({ kind: 'away', seconds: 5 });
    expect(performance.now() - began).toBeLessThan(10 * LIMIT_MS);
    // The only connection was given up as well: the next statement has a new one.
    await ask(db);
  } finally {
    await close();
    line.close();
  }
});

it('notices that its listener hears nothing any more, and listens again', async () => {
  const line = await cable(test.url);
  const heard: string[] = [];
  const listener = listenTo({
    url: line.url,
    pulseMs: LIMIT_MS,
    channels: { silence: (payload) => heard.push(payload) },
    onLoss: () => heard.push('lost'),
    onReturn: () => heard.push('back'),
    log: { error: () => undefined },
  });
  const notify = (channel: string, payload = '') =>
    sql`select pg_notify(${channel}, ${payload})`.execute(test.db);
  try {
    await listener.start(notify);
    line.cut();
    await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['lost', 'back']);
    await notify('silence', 'again');
    await expect.poll(() => heard).toEqual(['lost', 'back', 'again']);
  } finally {
    await listener.stop();
    line.close();
  }
});

it('does not wait for ever for a commit that no second node has', async () => {
  const { db, close } = openDatabase(test.url, { max: 2, answerMs: LIMIT_MS });
  try {
    // As a commit waits that its synchronous standby does not confirm: the server sets no limit to it.
    await sql`create function slow() returns trigger language plpgsql as
      $$ begin set local statement_timeout = 0; perform pg_sleep(2); return null; end $$`.execute(
      db,
    );
    await sql`create table slow (id int)`.execute(db);
    await sql`create constraint trigger slow after insert on slow deferrable initially deferred
      for each row execute function slow()`.execute(db);
    const insert = db.transaction().execute((tx) => sql`insert into slow values (1)`.execute(tx));
    expect(troubleIn(await failureOf(insert))).toMatchObject({ kind: 'away' });
    await sql`select 1`.execute(db);
  } finally {
    await close();
  }
});
