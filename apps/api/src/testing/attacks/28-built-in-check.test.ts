import { asFile, samples } from '#testing/media/samples';
import { decideAbout } from '#testing/decisions/queue';
import { type Person, type World, createWorld } from '#testing/world';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { postEndpoints } from '@ribbon/domain/posts';
import { settingsEndpoints } from '@ribbon/domain/settings';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let folder: string;
let moderator: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ribbon-pictures-'));
  const check = { kind: 'embedded' } as const;
  world = await createWorld({
    media: { dir: folder, s3: undefined, quotaBytes: 1e8, ffmpeg: '/nonexistent', check },
  });
  moderator = await world.person({ roles: ['system_admin'] });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

/** A public post with a picture that the built-in check finds nothing in. */
async function pictureOf(author: Person): Promise<MediaId> {
  const file = asFile('routine.png', await samples.picture(300, 200));
  const { id, status } = await world.call(author, mediaEndpoints.upload, {
    params: { purpose: 'post' },
    file,
  });
  expect(status).toBe('ready');
  await world.call(author, postEndpoints.create, {
    body: { content: 'New routine', visibility: 'public', media: [{ id, alt: 'A hoop' }] },
  });
  return id;
}
const sees = async (who: Person, mediaId: MediaId) =>
  (await world.send(who, mediaEndpoints.read, { params: { mediaId, variant: 'small' } }))
    .statusCode === 200;

describe('an adult’s picture that only the built-in check has seen', () => {
  it('is for adults until a person has looked, and then for everybody', async () => {
    const [author, adult] = [await world.person(), await world.person()];
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 17 });
    const id = await pictureOf(author);
    expect([await sees(adult, id), await sees(teen, id)]).toEqual([true, false]);
    await decideAbout(world, moderator, id, 'approved');
    expect(await sees(teen, id)).toBe(true);
  });

  it('is for everybody where an administrator has decided that the check is enough', async () => {
    await world.call(moderator, settingsEndpoints.change, {
      body: { trustsBuiltInCheck: true, reason: 'A small club of adults' },
    });
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 17 });
    expect(await sees(teen, await pictureOf(await world.person()))).toBe(true);
  });
});
