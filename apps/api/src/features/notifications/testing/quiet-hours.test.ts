import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import {
  type QuietHours,
  defaultQuietHours,
  notificationEndpoints as endpoints,
} from '@ribbon/domain/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const EARLY: QuietHours = {
  isEnabled: true,
  from: '18:30',
  until: '08:00',
  timeZone: 'Europe/London',
};
const ownOf = async (who: Person) => (await world.call(who, endpoints.settings)).quietHours;
async function changeOwn(who: Person, quietHours: QuietHours) {
  const settings = await world.call(who, endpoints.settings);
  return world.send(who, endpoints.changeSettings, { body: { ...settings, quietHours } });
}

describe('the quiet hours of a child under 13', () => {
  it('are the guardian’s to see and to set, and hold for the child', async () => {
    const { child, guardian } = await family(world);
    const params = { childId: child.id };
    expect(await world.call(guardian, endpoints.childQuietHours, { params })).toEqual(
      defaultQuietHours('under13'),
    );
    const set = await world.call(guardian, endpoints.changeChildQuietHours, {
      params,
      body: EARLY,
    });
    expect(set).toEqual(EARLY);
    expect(await ownOf(child)).toEqual(EARLY);
  });

  it('follow the clocks of the country in which the child lives, until somebody sets them', async () => {
    const { child } = await family(world);
    const profile = world.db.updateTable('athlete_profiles').where('id', '=', child.id);
    await profile.set({ country: 'Bulgaria' }).execute();
    expect(await ownOf(child)).toEqual(defaultQuietHours('under13', 'Europe/Sofia'));
  });

  it('are not the child’s to change, while everything else is', async () => {
    const { child } = await family(world);
    const settings = await world.call(child, endpoints.settings);
    for (const wish of [{ ...settings.quietHours, isEnabled: false }, EARLY]) {
      const answer = await changeOwn(child, wish);
      expect(answer.json()).toMatchObject({
        code: 'quietByGuardian',
        message: 'The grown-up who looks after you sets your quiet hours.',
      });
    }
    const [first, ...kinds] = settings.kinds;
    const body = {
      ...settings,
      kinds: [{ ...(first as (typeof kinds)[0]), inApp: false }, ...kinds],
    };
    await world.call(child, endpoints.changeSettings, { body });
    expect(await ownOf(child)).toEqual(settings.quietHours);
  });

  it('are seen by who looks only, and not even seen by anybody else', async () => {
    const { child } = await family(world);
    const [aunt, stranger] = [await world.person(), await world.person()];
    await world.db
      .insertInto('parental_relationships')
      .values({ parent_id: aunt.id, child_id: child.id, role: 'view_only' })
      .execute();
    const params = { childId: child.id };
    await world.call(aunt, endpoints.childQuietHours, { params });
    const change = (who: Person) =>
      world.refusal(who, endpoints.changeChildQuietHours, { params, body: EARLY });
    expect((await change(aunt)).status).toBe(403);
    expect((await change(stranger)).status).toBe(404);
    expect((await world.refusal(stranger, endpoints.childQuietHours, { params })).status).toBe(404);
  });

  it('become the child’s own at 13, as they were', async () => {
    const { child, guardian } = await family(world);
    const params = { childId: child.id };
    await world.call(guardian, endpoints.changeChildQuietHours, { params, body: EARLY });
    await world.db
      .updateTable('athlete_profiles')
      .set({ birth_year: world.clock().getUTCFullYear() - 14, user_type: 'gymnast' })
      .where('id', '=', child.id)
      .execute();
    // Who is asking is remembered for a moment, birthdays included.
    const grown = await world.enter(child.id, child.email);
    expect(await ownOf(grown)).toEqual(EARLY);
    expect((await changeOwn(grown, { ...EARLY, isEnabled: false })).statusCode).toBe(200);
    const refusal = await world.refusal(guardian, endpoints.childQuietHours, { params });
    expect(refusal.status).toBe(404);
  });
});
