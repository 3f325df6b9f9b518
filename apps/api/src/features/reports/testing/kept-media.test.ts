import { openStorage } from '#platform/storage/open';
import type { Storage } from '#platform/storage/storage';
import { asFile, samples } from '#testing/media/samples';
import { befriended } from '#testing/posts';
import { report } from '#testing/decisions/reports';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { type PostId, type Visibility, postEndpoints } from '@ribbon/domain/posts';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import {
  REPORTED_MEDIA_DAYS,
  type TicketId,
  reportEndpoints,
  ticketEndpoints as endpoints,
} from '@ribbon/domain/reports';
import { afterAll, beforeAll, expect, it } from 'vitest';

const DAY = 24 * 60;
let world: World;
let storage: Storage;
let admin: Person;
let photo: File;
beforeAll(async () => {
  world = await createWorld();
  storage = await openStorage(world.config);
  admin = await world.person({ roles: ['system_admin'] });
  photo = asFile('routine.jpg', await samples.phonePhoto());
});
afterAll(() => world.close());

/** A post with a picture, and where its bytes are. */
async function pictured(visibility: Visibility = 'public', of?: Person) {
  const author = of ?? (await world.person());
  const { id: mediaId } = await world.call(author, mediaEndpoints.upload, {
    params: { purpose: 'post' },
    file: photo,
  });
  const { id: postId } = await world.call(author, postEndpoints.create, {
    body: { content: 'Look', visibility, media: [{ id: mediaId }] },
  });
  const { key } = await world.db
    .selectFrom('media_files')
    .select('storage_key as key')
    .where('id', '=', mediaId)
    .executeTakeFirstOrThrow();
  return { author, postId, mediaId, key };
}
const reported = async (contentId: PostId, more = {}) =>
  report(world, await world.person(), { contentType: 'post', contentId, ...more });
const remove = (author: Person, postId: PostId) =>
  world.call(author, postEndpoints.remove, { params: { postId } });
const statusOf = async (who: Person, ticketId: TicketId, mediaId: MediaId) =>
  (await world.send(who, endpoints.media, { params: { ticketId, mediaId, variant: 'small' } }))
    .statusCode;
const isStored = async (key: string) => (await storage.size(key)) !== undefined;
const shown = async (ticketId: TicketId) =>
  (await world.call(admin, endpoints.read, { params: { ticketId } })).snapshot?.media;
async function pass(days: number): Promise<void> {
  world.turnClock(days * DAY);
  admin = await world.enter(admin.id, admin.email);
  await world.housekeeper.run();
}

it('a reported picture outlives its post, for moderators alone, until 30 days after the decision', async () => {
  const { author, postId, mediaId, key } = await pictured();
  const stranger = await world.person();
  const ticketId = await reported(postId);
  await remove(author, postId);
  await pass(60);
  expect(await shown(ticketId)).toEqual([{ id: mediaId, kind: 'image', hasPoster: false }]);
  const params = { ticketId, mediaId, variant: 'small' } as const;
  const picture = await world.send(admin, endpoints.media, { params });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(picture.headers['cache-control']).toContain('private');
  for (const { id, email } of [author, stranger]) {
    const who = await world.enter(id, email);
    const read = { params: { mediaId, variant: 'small' } } as const;
    expect(await world.refusal(who, mediaEndpoints.read, read)).toMatchObject({ status: 404 });
    expect(await statusOf(who, ticketId, mediaId)).toBe(403);
  }

  await world.call(admin, endpoints.decide, {
    params: { ticketId },
    body: { decision: 'resolved', version: 1 },
  });
  await pass(REPORTED_MEDIA_DAYS - 1);
  expect(await statusOf(admin, ticketId, mediaId)).toBe(200);
  await pass(2);
  expect([await statusOf(admin, ticketId, mediaId), await shown(ticketId)]).toEqual([404, []]);
  expect(await isStored(key)).toBe(false);
});

it('is kept from an edit as well, and when somebody without an account names its post', async () => {
  const { author, postId, mediaId, key } = await pictured();
  const words = { reason: 'other', description: 'A frightening picture' } as const;
  await world.call(undefined, reportEndpoints.fileOpenly, {
    body: { ...words, about: `https://ribbon.test/post/${postId}`, childAtRiskNow: false },
  });
  const params = { postId };
  await world.call(author, postEndpoints.edit, {
    params,
    body: { content: 'Look', visibility: 'public' },
  });
  await pass(1);
  const { tickets } = await world.call(admin, endpoints.list, {
    query: { search: 'frightening picture' },
  });
  expect(await shown(tickets[0]?.id as TicketId)).toMatchObject([{ id: mediaId }]);
  expect(await isStored(key)).toBe(true);
});

it('what is still shown stays when its report does not need it any more', async () => {
  const { postId, mediaId, key } = await pictured();
  const ticketId = await reported(postId);
  await world.call(admin, endpoints.decide, {
    params: { ticketId },
    body: { decision: 'dismissed', version: 1 },
  });
  await pass(REPORTED_MEDIA_DAYS + 1);
  expect([await statusOf(admin, ticketId, mediaId), await isStored(key)]).toEqual([404, true]);
});

it('of a post that is not for everybody it is seen only by whoever has opened it with a reason', async () => {
  const { author, postId, mediaId } = await pictured('friends');
  const friend = await world.person();
  await befriended(world, author, friend);
  const ticketId = await report(world, friend, { contentType: 'post', contentId: postId });
  expect(await statusOf(admin, ticketId, mediaId)).toBe(404);
  await world.call(admin, endpoints.open, { params: { ticketId }, body: { reason: 'To see it' } });
  expect(await statusOf(admin, ticketId, mediaId)).toBe(200);
});

it('goes with the erased account of its author, unless a case is open, and then with the case', async () => {
  const [plain, grave] = [await pictured(), await pictured()];
  const ticketId = await reported(plain.postId);
  const atRisk = await reported(grave.postId, { childAtRiskNow: true });
  for (const { author } of [plain, grave]) {
    await world.call(author, privacyEndpoints.scheduleDeletion, {
      body: { confirmation: author.email.split('@', 1)[0] ?? '', password: PASSWORD },
    });
  }
  await pass(15);
  expect([await isStored(plain.key), await isStored(grave.key)]).toEqual([false, true]);
  expect(await shown(ticketId)).toEqual([]);
  expect(await shown(atRisk)).toMatchObject([{ id: grave.mediaId }]);
  await world.db
    .updateTable('safeguarding_reports')
    .set({ status: 'closed', closed_at: world.clock() })
    .execute();
  await pass(1);
  expect(await isStored(grave.key)).toBe(false);
});

it('a moderator whose picture was reported does not open it there', async () => {
  const moderator = await world.person({ roles: ['system_admin'] });
  const { postId, mediaId } = await pictured('public', moderator);
  const ticketId = await reported(postId);
  expect(await statusOf(admin, ticketId, mediaId)).toBe(200);
  expect(await statusOf(moderator, ticketId, mediaId)).toBe(404);
});
