import { troubleIn } from '#platform/trouble';
import { type Person, type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { challengeEndpoints } from '@ribbon/domain/challenges';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { commonFaults } from '@ribbon/domain/kernel';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let person: Person;
/** Somebody else at the database, who brings trouble. */
let other: pg.Client;
beforeAll(async () => {
  world = await createWorld();
  person = await world.person({ userType: 'coach' });
  other = new pg.Client({ connectionString: world.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await world.close();
});

const post = () =>
  world.send(person, postEndpoints.create, {
    body: { content: 'We all learned to juggle.', visibility: 'public', media: [] } as never,
  });
const refusal = (response: LightMyRequestResponse) => ({
  status: response.statusCode,
  code: response.json<{ code: string }>().code,
  retryAfter: Number(response.headers['retry-after']),
});
const readiness = async () => {
  const { statusCode, body } = await world.app.inject('/readyz');
  return [statusCode, JSON.parse(body).status];
};
const READS = [
  accountEndpoints.me,
  postEndpoints.feed,
  challengeEndpoints.discover,
  notificationEndpoints.list,
  profileEndpoints.own,
];

async function alterDatabase(how: string): Promise<void> {
  const { rows } = await other.query<{ name: string }>('select current_database() as name');
  await other.query(`alter database ${rows[0]?.name} ${how}`);
}
/** Ends the connections of the product, as a restart of the database does, and lets it notice each. */
async function endConnections(): Promise<void> {
  await other.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await expect.poll(() => world.pool.totalCount).toBe(0);
}

describe('a database that takes no writes', () => {
  const setReadOnly = async (isReadOnly: boolean) => {
    await alterDatabase(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    await endConnections();
  };

  it('is read from, refuses writes until later, and is written to again', async () => {
    // Long enough ago that the end of the session would be moved on.
    world.turnClock(5);
    await setReadOnly(true);
    await expect.poll(readiness).toEqual([200, 'degraded']);
    for (const endpoint of READS)
      expect([endpoint.path, (await world.send(person, endpoint, {} as never)).statusCode]).toEqual(
        [endpoint.path, 200],
      );
    expect((await world.send(undefined, clubEndpoints.find, {} as never)).statusCode).toBe(200);
    const { code } = commonFaults.cannotSave;
    expect(refusal(await post())).toEqual({ status: 503, code, retryAfter: 30 });
    await setReadOnly(false);
    await expect.poll(readiness).toEqual([200, 'ready']);
    expect((await post()).statusCode).toBe(200);
  });
});

describe('a statement that does not come to its end', () => {
  const whileLocked = async (act: string) => {
    await other.query('begin; lock table posts in access exclusive mode');
    const answer = post();
    await expect
      .poll(
        async () =>
          (
            await other.query(`select count(${act}(pid))::int as n from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`)
          ).rows[0].n,
      )
      .toBeGreaterThan(0);
    await other.query('rollback');
    return refusal(await answer);
  };

  it.each([
    ['pg_cancel_backend', commonFaults.busy],
    ['pg_terminate_backend', commonFaults.unavailable],
  ])('because of %s may be tried again in a moment', async (act, { code }) => {
    expect(await whileLocked(act)).toEqual({ status: 503, code, retryAfter: 5 });
  });
});

it('too many connections are a matter of a moment', async () => {
  await alterDatabase('connection limit 1');
  await endConnections();
  const answer = await world.send(person, postEndpoints.feed, {} as never);
  await alterDatabase('connection limit -1');
  const { code } = commonFaults.busy;
  expect(refusal(answer)).toEqual({ status: 503, code, retryAfter: 5 });
});

it.each([
  ['53100', 'full'],
  ['ENOSPC', 'full'],
  ['53200', 'busy'],
  ['40001', 'busy'],
  ['08006', 'away'],
  ['ECONNREFUSED', 'away'],
  ['23505', undefined],
  ['42P01', undefined],
  ['EACCES', undefined],
])('the code %s is trouble of the kind %s', (code, kind) => {
  expect(troubleIn(Object.assign(new Error('from beneath'), { code }))?.kind).toBe(kind);
});
