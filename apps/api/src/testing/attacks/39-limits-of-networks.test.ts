import { createApp } from '../../app.ts';
import { type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import type { Endpoint } from '@ribbon/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type App = Awaited<ReturnType<typeof createApp>>['app'];

let world: World;
let second: App;
beforeAll(async () => {
  world = await createWorld({ rateLimits: true });
  const { config, db, url: databaseUrl, clock } = world;
  ({ app: second } = await createApp({ config, db, databaseUrl, clock }));
});
afterAll(async () => {
  await second.close();
  await world.close();
});

const asks = async (app: App, { method, path }: Endpoint, remoteAddress: string) =>
  (await app.inject({ method, url: `/api${path}`, remoteAddress, payload: {} })).statusCode;
const { resendVerification: endpoint } = accountEndpoints;
const max = endpoint.limit?.max ?? 0;

describe('a network that has used up what an endpoint allows', () => {
  it('gets no more from another process', async () => {
    for (let calls = 0; calls < max; calls += 1) {
      expect(await asks(calls % 2 === 0 ? world.app : second, endpoint, '203.0.113.9')).toBe(400);
    }
    expect(await asks(world.app, endpoint, '203.0.113.9')).toBe(429);
    expect(await asks(second, endpoint, '203.0.113.9')).toBe(429);
  });

  it('is asked about that endpoint alone, and other networks are none the wiser', async () => {
    expect(await asks(second, endpoint, '203.0.113.10')).toBe(400);
    expect(await asks(second, accountEndpoints.signIn, '203.0.113.9')).toBe(400);
  });

  it('is let in again after its time, and no address of it is kept in plain words', async () => {
    const rows = await world.db.selectFrom('network_counts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    world.turnClock((endpoint.limit?.seconds ?? 0) / 60 + 1);
    expect(await asks(second, endpoint, '203.0.113.9')).toBe(400);
    world.turnClock(3 * 24 * 60);
    await world.housekeeper.run();
    expect(await world.db.selectFrom('network_counts').selectAll().execute()).toEqual([]);
  });

  it('is not counted for what has no limit of its own', async () => {
    await second.inject({ url: '/api/settings', remoteAddress: '203.0.113.11' });
    expect(await world.db.selectFrom('network_counts').selectAll().execute()).toEqual([]);
  });
});
