import { internet } from '#platform/network';
import { openStorage } from '#platform/storage/open';
import type { SignedIn } from '#platform/session/session';
import { memberOf } from '#testing/cast';
import { samples } from '#testing/media/samples';
import { type World, createWorld } from '#testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Inspect, mediaIntake } from './intake.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function uploadSeenBy(inspect: Inspect, birthYear = 1990) {
  const { db, clock, config } = world;
  const { id } = await world.person({ birthYear });
  const actor = (await memberOf(world, id)) as SignedIn;
  const guardians = { permits: async () => true };
  const storage = await openStorage(config);
  const intake = mediaIntake({ db, clock, storage, config, network: internet, guardians, inspect });
  const picture = await samples.picture();
  const content = (async function* whole() {
    yield picture;
  })();
  const file = await intake.upload(actor, 'post', { name: 'a.png', content });
  const { check_result: note } = await db
    .selectFrom('media_files')
    .select('check_result')
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow();
  return { file, note };
}

const clean = { flagged: false, confidence: 88, labels: ['Sport'], warnings: [] };

it('what was looked at and found fine is shown at once, also a child’s', async () => {
  const { file, note } = await uploadSeenBy(async () => clean, world.clock().getUTCFullYear() - 14);
  expect(file.status).toBe('ready');
  expect(note).toEqual({ confidence: 88, labels: ['Sport'] });
});

it('what was found doubtful waits for a person, whoever sent it', async () => {
  const { file, note } = await uploadSeenBy(async () => ({ ...clean, flagged: true }));
  expect(file.status).toBe('held');
  expect(note).toMatchObject({ queue: { reason: 'flagged', priority: 0 } });
});

it('warnings are told and do not block', async () => {
  const { file } = await uploadSeenBy(async () => ({ ...clean, warnings: ['Alcohol'] }));
  expect(file).toMatchObject({ status: 'ready', warnings: ['Alcohol'] });
});

it('a look that fails is one that did not happen', async () => {
  const fails = () => Promise.reject(new Error('out of order'));
  const year = world.clock().getUTCFullYear();
  expect((await uploadSeenBy(fails)).file.status).toBe('ready');
  expect((await uploadSeenBy(fails, year - 14)).file.status).toBe('held');
});
