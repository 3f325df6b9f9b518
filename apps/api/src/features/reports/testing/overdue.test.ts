import { postBy } from '#testing/posts';
import { report } from '#testing/decisions/reports';
import { type Person, type World, createWorld } from '#testing/world';
import { ticketEndpoints as endpoints } from '@ribbon/domain/reports';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
  other = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

it('what is overdue is told to all moderators, once, and only while nobody has answered', async () => {
  const atRisk = async () => {
    const contentId = await postBy(world, await world.person(), { visibility: 'public' });
    const about = { contentType: 'post', contentId, childAtRiskNow: true } as const;
    return report(world, await world.person(), about);
  };
  const [, answered] = [await atRisk(), await atRisk()];
  await world.call(admin, endpoints.decide, {
    params: { ticketId: answered },
    body: { decision: 'resolved', version: 1 },
  });
  const overdue = () =>
    world.db
      .selectFrom('notifications')
      .select('user_id')
      .where('type', '=', 'report_overdue')
      .execute();
  await world.worker.run();
  const before = (await overdue()).length;
  world.turnClock(61);
  await world.worker.run();
  await world.worker.run();
  const after = await overdue();
  expect(after.length - before).toBe(2);
  expect(new Set(after.map(({ user_id }) => user_id))).toEqual(new Set([admin.id, other.id]));
  const again = await world.enter(admin.id, admin.email);
  expect(await world.call(again, endpoints.counts)).toMatchObject({ overdue: 1, resolved: 1 });
});
