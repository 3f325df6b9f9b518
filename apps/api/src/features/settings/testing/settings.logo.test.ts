import { asFile, samples } from '#testing/media/samples';
import { type Person, type World, createWorld } from '#testing/world';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { queueEndpoints } from '@ribbon/domain/moderation';
import { DEFAULT_SETTINGS, LOGOS_KEPT, settingsEndpoints } from '@ribbon/domain/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const reason = 'A test';

const { change, history, read, undo } = settingsEndpoints;

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const purpose = { purpose: 'platform-logo' } as const;
const send = async (who = admin): Promise<MediaId> => {
  const file = asFile('logo.png', await samples.picture());
  return (await world.call(who, mediaEndpoints.upload, { params: purpose, file })).id;
};
const wear = (platformLogo: MediaId | 'platform-carpet') =>
  world.call(admin, change, { body: { platformLogo, reason } });
const statusOf = async (mediaId: MediaId, who?: Person) =>
  (await world.send(who, mediaEndpoints.read, { params: { mediaId, variant: 'small' } }))
    .statusCode;
const logo = async () => (await world.call(undefined, read)).platformLogo;
const lastChange = async () =>
  (await world.call(admin, history, { query: {} })).changes[0]?.id ?? '';

describe('a logo that an administrator brings', () => {
  it('is served by us and seen by everybody at once, also where nothing checks pictures', async () => {
    const id = await send();
    expect(await statusOf(id)).toBe(404);
    await wear(id);
    expect(await logo()).toBe(id);
    expect(await statusOf(id)).toBe(200);
    const child = await world.person({ birthYear: world.clock().getUTCFullYear() - 9 });
    expect(await statusOf(id, child)).toBe(200);
  });

  it('gives way to a drawing, and comes back when that is undone', async () => {
    const id = await send();
    await wear(id);
    await wear('platform-carpet');
    expect(await logo()).toBe('platform-carpet');
    await world.call(admin, undo, {
      params: { changeId: await lastChange() },
      body: { reason },
    });
    expect(await logo()).toBe(id);
    expect(await statusOf(id)).toBe(200);
  });

  it('is kept while the newest changes name it; then it goes, and an undo says so', async () => {
    const first = await send();
    await wear(first);
    await wear('platform-carpet');
    const changeId = await lastChange();
    await world.db
      .updateTable('settings_changes')
      .set({ from_value: '00000000-0000-4000-8000-000000000000' })
      .where('id', '=', Number(changeId))
      .execute();
    expect(
      await world.refusal(admin, undo, { params: { changeId }, body: { reason } }),
    ).toMatchObject({
      status: 409,
      message: 'We no longer have that picture. Please choose a logo again.',
    });
    for (let nth = 0; nth < LOGOS_KEPT; nth += 1) await wear(await send());
    expect(await statusOf(first, admin)).toBe(404);
  });

  it('is taken down when a moderator rejects it', async () => {
    const id = await send();
    await wear(id);
    const other = await world.person({ roles: ['system_admin'] });
    const { items } = await world.call(other, queueEndpoints.list, { query: {} });
    const itemId = items.find((item) => item.media?.id === id)?.id;
    if (itemId === undefined) throw new Error('the picture is not in the queue');
    const body = { decision: 'rejected', note: 'Not ours to use' } as const;
    await world.call(other, queueEndpoints.decide, { params: { itemId }, body });
    expect(await logo()).toBe(DEFAULT_SETTINGS.platformLogo);
    const { changes } = await world.call(admin, history, { query: {} });
    expect(changes[0]).toMatchObject({ setting: 'platformLogo', from: id, by: null });
  });
});

describe('what is no logo', () => {
  it.each([
    ['a drawing of another kind', 'logo-star'],
    ['an address', 'https://elsewhere.example/x.png'],
  ])('is refused: %s', async (_what, platformLogo) => {
    const body = { platformLogo } as never;
    expect((await world.refusal(admin, change, { body })).status).toBe(400);
  });

  it('is refused: somebody else’s upload, and one for another purpose', async () => {
    const other = await world.person({ roles: ['system_admin'] });
    const theirs = await send(other);
    const file = asFile('me.png', await samples.picture());
    const params = { purpose: 'profile' } as const;
    const { id: portrait } = await world.call(admin, mediaEndpoints.upload, { params, file });
    for (const platformLogo of [theirs, portrait]) {
      const refusal = await world.refusal(admin, change, { body: { platformLogo, reason } });
      expect(refusal.code).toBe('mediaNotYours');
    }
  });

  it.each([
    ['notes.txt', 'Hello', 'Please select an image file'],
    [
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'Please select an image file',
    ],
  ])('is refused: %s', async (name, content, message) => {
    const file = asFile(name, content);
    const refusal = await world.refusal(admin, mediaEndpoints.upload, { params: purpose, file });
    expect(refusal).toMatchObject({ status: 422, message });
  });

  it('is refused: a file of more than 5 MB, and any file of somebody who is no system admin', async () => {
    const large = asFile('logo.png', new Uint8Array(5 * 1024 * 1024 + 1));
    const asked = { params: purpose, file: large };
    expect((await world.refusal(admin, mediaEndpoints.upload, asked)).message).toBe(
      'File size must be less than 5MB',
    );
    const coach = await world.person({ userType: 'coach', roles: ['club_admin'] });
    const file = asFile('logo.png', await samples.picture());
    const refusal = await world.refusal(coach, mediaEndpoints.upload, { params: purpose, file });
    expect(refusal.status).toBe(403);
  });
});
