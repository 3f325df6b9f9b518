import { internet } from '#platform/network';
import { openStorage } from '#platform/storage/open';
import type { SignedIn } from '#platform/session/session';
import { memberOf } from '#testing/cast';
import { samples } from '#testing/media/samples';
import { type World, createWorld } from '#testing/world';
import type { Detections } from '@ribbon/domain/media';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspector } from '../inspection/media.inspection.service.ts';
import { mediaIntake } from '../intake/media.intake.service.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const NOTHING: Detections = { moderationLabels: [], labels: [], texts: [] };
const withWords =
  (found: Partial<Detections> = {}) =>
  async () => ({ ...NOTHING, ...found });
const log = { warn: () => undefined };

async function uploadSeenBy(detect: () => Promise<Detections>, birthYear = 1990) {
  const { db, clock, config } = world;
  const { id } = await world.person({ birthYear });
  const actor = (await memberOf(world, id)) as SignedIn;
  const guardians = { permits: async () => true };
  const storage = await openStorage(config);
  const detector = { kind: 'rekognition', detect, close: async () => undefined } as const;
  const inspect = inspector({ db, detector, log });
  const trustsLook = async () => true;
  const platform = { db, clock, storage, config, network: internet };
  const intake = mediaIntake({ ...platform, guardians, inspect, trustsLook });
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

const teenYear = () => world.clock().getUTCFullYear() - 14;
const gymnastics = [{ name: 'Gymnastics', confidence: 88 }];
const alcohol = [{ name: 'Alcohol', confidence: 97 }];

it('what was looked at and found fine is shown at once; a minor’s waits for a person all the same', async () => {
  const { file, note } = await uploadSeenBy(withWords({ labels: gymnastics }));
  expect(file.status).toBe('ready');
  expect(note).toEqual({
    confidence: 100,
    findings: { labels: gymnastics, words: [], isGymnastics: true },
    hashes: [],
    nearCopyOf: null,
  });
  const young = await uploadSeenBy(withWords({ labels: gymnastics }), teenYear());
  expect(young.file.status).toBe('held');
  expect(young.note).toMatchObject({ queue: { reason: 'minor_media', priority: 1, found: 0 } });
});

it('what was found doubtful waits for a person, whoever sent it, and its author is warned', async () => {
  const { file, note } = await uploadSeenBy(withWords({ moderationLabels: alcohol }));
  expect(file).toMatchObject({ status: 'held', warnings: ['alcohol'] });
  expect(note).toMatchObject({ queue: { reason: 'flagged', priority: 0, found: 97 } });
  const young = await uploadSeenBy(withWords({ moderationLabels: alcohol }), teenYear());
  expect(young.note).toMatchObject({ queue: { reason: 'flagged', priority: 1, found: 97 } });
});

it('a look that fails holds the picture for a person, also an adult’s', async () => {
  const fails = () => Promise.reject(new Error('out of order'));
  const grown = await uploadSeenBy(fails);
  expect(grown.file).toMatchObject({ status: 'held', warnings: [] });
  expect(grown.note).toMatchObject({
    confidence: 0,
    findings: null,
    queue: { reason: 'check_failed', priority: 0, found: 0 },
  });
  expect((await uploadSeenBy(fails, teenYear())).file.status).toBe('held');
});

it('nothing is stored while it is looked at, so a process that dies then leaves nothing behind', async () => {
  const stored = async () => {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from media_files) + (select count(*) from storage_garbage) as n`.execute(
      world.db,
    );
    return rows[0]?.n;
  };
  const before = await stored();
  let during: number | undefined;
  await uploadSeenBy(async () => {
    during = await stored();
    return NOTHING;
  });
  expect(during).toBe(before);
  expect(await stored()).toBe((before ?? 0) + 1);
});
