import { listen } from '#testing/server/stream';
import { type World, createWorld } from '#testing/world';
import { DEFAULT_SETTINGS, settingsEndpoints } from '@ribbon/domain/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const reason = 'A test';

const { change, read } = settingsEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('the settings of the platform', () => {
  it("start as the product's own", async () => {
    expect(await world.call(undefined, read)).toEqual(DEFAULT_SETTINGS);
  });

  it('change one by one, for everybody, and the act is written down', async () => {
    const admin = await world.person({ roles: ['system_admin'] });
    await world.call(admin, change, { body: { homeTitle: 'Ribbons for everyone', reason } });
    await world.call(admin, change, { body: { betaMode: true, reason } });
    expect(await world.call(undefined, read)).toEqual({
      ...DEFAULT_SETTINGS,
      homeTitle: 'Ribbons for everyone',
      betaMode: true,
    });
    const acts = await world.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'reason', 'details'])
      .orderBy('id')
      .execute();
    expect(acts).toEqual([
      {
        actor_id: admin.id,
        action: 'settings.changed',
        reason,
        details: {
          homeTitle: { from: DEFAULT_SETTINGS.homeTitle, to: 'Ribbons for everyone' },
        },
      },
      {
        actor_id: admin.id,
        action: 'settings.changed',
        reason,
        details: { betaMode: { from: 'false', to: 'true' } },
      },
    ]);
  });

  it.each([
    [{ platformName: '  ' }, 'Please enter a platform name'],
    [{ platformName: 'x'.repeat(61) }, 'The platform name can be up to 60 characters'],
    [{ homeTitle: '' }, 'Please enter a home page title'],
    [{ homeTitle: 'x'.repeat(121) }, 'The home page title can be up to 120 characters'],
  ])('refuse %j', async (body, message) => {
    const admin = await world.person({ roles: ['system_admin'] });
    expect(await world.refusal(admin, change, { body: { ...body, reason } })).toMatchObject({
      status: 400,
      message,
    });
  });

  it('refuse a logo that is not one of ours', async () => {
    const admin = await world.person({ roles: ['system_admin'] });
    const body = { platformLogo: 'https://elsewhere.example/x.png', reason } as never;
    expect((await world.refusal(admin, change, { body })).status).toBe(400);
  });
});

describe('an open browser', () => {
  it('hears of a change at once, and of what it missed when it comes back', async () => {
    const own = await createWorld();
    try {
      await own.startBackground();
      const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
      const admin = await own.person({ roles: ['system_admin'] });
      const first = await listen(address);
      await own.call(admin, change, { body: { platformName: 'Hoopla', reason } });
      const heard = await first.next();
      expect(heard).toMatchObject({ topic: 'settings' });
      first.close();

      await own.call(admin, change, { body: { platformName: 'Hooray', reason } });
      const second = await listen(address, { lastSeen: heard.id });
      const missed = await second.next();
      expect(missed.topic).toBe('settings');
      expect(missed.id).toBeGreaterThan(heard.id);
      second.close();
    } finally {
      await own.close();
    }
  });
});
