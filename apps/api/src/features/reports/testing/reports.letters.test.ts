import { newClub } from '#testing/club';
import { type World, createWorld } from '#testing/world';
import { reportEndpoints } from '@ribbon/domain/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('a report that nobody can be told of yet', () => {
  it('is acknowledged once, and told as soon as there is an admin', async () => {
    const [mia, contentId] = [await world.person(), await newClub(world)];
    const report = {
      contentType: 'other',
      contentId,
      reason: 'harassment',
      description: 'This is not kind',
      childAtRiskNow: false,
    } as const;
    await world.call(mia, reportEndpoints.file, { body: report });
    await world.worker.run();
    world.turnClock(1);
    const admin = await world.person({ roles: ['system_admin'] });
    expect(await world.mailsTo(admin.email)).toHaveLength(1);
    const thanks = await world.mailsTo(mia.email);
    expect(thanks.map(({ subject }) => subject)).toEqual(['We have your report']);
  });
});
