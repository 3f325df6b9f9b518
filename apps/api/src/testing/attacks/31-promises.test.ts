import { clubWithAdmin } from '#testing/club';
import { asFile, samples } from '#testing/media/samples';
import { CONTACT_TEXTS } from '#testing/words/contact-texts';
import { type Person, type World, createWorld } from '#testing/world';
import { contract } from '@ribbon/domain/contract';
import type { Endpoint } from '@ribbon/domain/kernel';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { clubPostEndpoints } from '@ribbon/domain/posts';
import { siteEndpoints } from '@ribbon/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A picture that waits for a person. */
async function heldPicture(author: Person): Promise<MediaId> {
  const { id } = await world.call(author, mediaEndpoints.upload, {
    params: { purpose: 'post' },
    file: asFile('display.png', await samples.picture()),
  });
  await world.db.updateTable('media_files').set({ status: 'held' }).where('id', '=', id).execute();
  return id;
}

describe('the writer of a club’s post reads what became of it', () => {
  it('that it is up, or waits because of its picture', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const params = { clubId };
    const body = { content: 'Summer display on Sunday!' };
    const post = await world.call(admin, clubPostEndpoints.create, { params, body });
    expect(post).toMatchObject({ approvalStatus: 'approved', readersFrom: null });
    const media = [{ id: await heldPicture(admin), alt: 'A hoop' }];
    const held = await world.call(admin, clubPostEndpoints.create, {
      params,
      body: { ...body, media },
    });
    expect(held).toMatchObject({ approvalStatus: 'held' });
  });

  it('that an edited one waits', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const body = { content: 'Summer display on Sunday!' };
    const { id } = await world.call(admin, clubPostEndpoints.create, { params: { clubId }, body });
    const media = [{ id: await heldPicture(admin), alt: 'A hoop' }];
    const edited = await world.call(admin, clubPostEndpoints.edit, {
      params: { clubId, postId: id },
      body: { ...body, media },
    });
    expect(edited).toMatchObject({ id, approvalStatus: 'held' });
  });

  it('that only adults see words that raise a concern', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const content = CONTACT_TEXTS[0] ?? '';
    const post = await world.call(admin, clubPostEndpoints.create, {
      params: { clubId },
      body: { content },
    });
    expect(post).toMatchObject({ approvalStatus: 'approved', readersFrom: 18 });
  });
});

it('keeps a password as an argon2id hash', async () => {
  const { id } = await world.person();
  const { password } = await world.db
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(password).toMatch(/^\$argon2id\$/u);
});

it('has no private messages between members', () => {
  const paths = Object.values(contract)
    .flatMap((slice) => Object.values(slice) as Endpoint[])
    .map(({ path }) => path);
  const channels = paths.filter((path) => /message|chat|conversation|talk/u.test(path));
  // The talk is between a person and our team; messages come from the contact page.
  expect(channels.filter((path) => path !== '/talk' && !path.startsWith('/admin/'))).toEqual([]);
});

it('says to everybody who runs the installation', async () => {
  expect(await world.call(undefined, siteEndpoints.operator)).toEqual(world.config.operator);
});
