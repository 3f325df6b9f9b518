import { clubWithAdmin } from '#testing/club';
import { asFile, samples } from '#testing/media/samples';
import { lookedAt } from '#testing/media/seen';
import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  CLUB_UNDO_DAYS,
  type ClubDetailsDraft,
  clubAdminEndpoints as admin,
  clubEndpoints,
  manageEndpoints as manage,
} from '@ribbon/domain/clubs';
import { MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const reason = 'A test';

const DAY = 24 * 60;
const NOBODYS = MediaId.parse('00000000-0000-4000-8000-000000000000');

let world: World;
let boss: Person;
let picture: File;
beforeAll(async () => {
  world = await createWorld();
  boss = await world.person({ roles: ['system_admin'] });
  picture = asFile('logo.png', await samples.picture(400, 400));
});
afterAll(() => world.close());

const sendUnseen = async (who: Person) =>
  (
    await world.call(who, mediaEndpoints.upload, {
      params: { purpose: 'club-logo' },
      file: picture,
    })
  ).id;
const send = async (who: Person) => lookedAt(world, await sendUnseen(who));
const isSeenBy = async (who: Person | undefined, mediaId: MediaId) =>
  (await world.send(who, mediaEndpoints.read, { params: { mediaId, variant: 'small' } }))
    .statusCode === 200;
const wear = (who: Person, clubId: ClubId, imageId: MediaId) =>
  world.call(who, manage.changeLogo, { params: { clubId }, body: { imageId } });
const overview = (who: Person, clubId: ClubId) =>
  world.call(who, manage.overview, { params: { clubId } });
const isStored = async (id: MediaId) =>
  (await world.db.selectFrom('media_files').select('id').where('id', '=', id).execute()).length ===
  1;

describe('a logo that a club’s administrator uploads', () => {
  it('is shown at once to everybody, in the finder, to members and to those who run the club', async () => {
    const { clubId, admin: owner } = await clubWithAdmin(world, {
      latitude: 58.2,
      longitude: -6.4,
    });
    const member = await world.person();
    const imageId = await send(owner);
    expect(await isSeenBy(undefined, imageId)).toBe(false);
    await wear(owner, clubId, imageId);
    expect(await isSeenBy(undefined, imageId)).toBe(true);

    const worn = { art: null, imageId };
    expect(await overview(owner, clubId)).toMatchObject(worn);
    const near = { query: { at: '58.2,-6.4' } };
    const found = await world.call(undefined, clubEndpoints.find, near);
    expect(found.clubs.find(({ id }) => id === clubId)).toMatchObject(worn);
    const one = await world.call(undefined, clubEndpoints.read, { params: { clubId } });
    expect(one).toMatchObject(worn);
    await world.call(member, clubEndpoints.join, { params: { clubId } });
    const { memberships } = await world.call(member, clubEndpoints.memberships);
    expect(memberships).toMatchObject([{ clubId, ...worn }]);
    const listed = await world.call(boss, admin.list, { query: {} });
    expect(listed.clubs.find(({ id }) => id === clubId)).toMatchObject(worn);
  });

  it('that nobody has looked at is not shown in lists, nor to minors and visitors', async () => {
    const { clubId, admin: owner } = await clubWithAdmin(world);
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 15 });
    const imageId = await sendUnseen(owner);
    await wear(owner, clubId, imageId);
    const shown = async () =>
      (await world.call(undefined, clubEndpoints.read, { params: { clubId } })).imageId;
    expect(await overview(owner, clubId)).toMatchObject({ imageId });
    expect(await shown()).toBeNull();
    expect([await isSeenBy(teen, imageId), await isSeenBy(undefined, imageId)]).toEqual([
      false,
      false,
    ]);
    await lookedAt(world, imageId);
    expect([await shown(), await isSeenBy(teen, imageId)]).toEqual([imageId, true]);
  });

  it('takes the place of the one before, which is deleted; a drawing does, too', async () => {
    const { clubId, admin: owner } = await clubWithAdmin(world, { image_art: 'logo-hoop' });
    const [first, second] = [await send(owner), await send(owner)];
    await wear(owner, clubId, first);
    await wear(owner, clubId, second);
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
    // The same once more changes nothing.
    await wear(owner, clubId, second);
    expect(await overview(owner, clubId)).toMatchObject({ art: null, imageId: second });
    await world.call(owner, manage.changeLogo, { params: { clubId }, body: { art: 'logo-star' } });
    expect(await overview(owner, clubId)).toMatchObject({ art: 'logo-star', imageId: null });
    expect(await isStored(second)).toBe(false);
  });

  it('has to be their own upload, meant for it, and for their own club', async () => {
    const { clubId, admin: owner } = await clubWithAdmin(world);
    const { admin: rival } = await clubWithAdmin(world);
    const theirs = await send(rival);
    const { id: photo } = await world.call(owner, mediaEndpoints.upload, {
      params: { purpose: 'profile' },
      file: picture,
    });
    const params = { clubId };
    for (const imageId of [theirs, photo, NOBODYS]) {
      const refusal = await world.refusal(owner, manage.changeLogo, { params, body: { imageId } });
      expect(refusal.code).toBe('mediaNotYours');
    }
    const body = { imageId: theirs };
    expect((await world.refusal(rival, manage.changeLogo, { params, body })).status).toBe(403);
    expect(await overview(owner, clubId)).toMatchObject({ imageId: null });
  });

  it('is hidden while the club is deleted, back with it, and gone with it for good', async () => {
    const { clubId, admin: owner } = await clubWithAdmin(world, { name: 'Short Lived' });
    const imageId = await send(owner);
    await wear(owner, clubId, imageId);
    const visitor = await world.person();
    const params = { clubId };
    const deletion = { params, body: { confirmation: 'Short Lived', reason: 'It has closed' } };
    await world.call(boss, admin.remove, deletion);
    expect(await isSeenBy(visitor, imageId)).toBe(false);
    await world.call(boss, admin.restore, { params, body: { reason } });
    expect(await isSeenBy(visitor, imageId)).toBe(true);
    await world.call(boss, admin.remove, deletion);
    world.turnClock((CLUB_UNDO_DAYS + 1) * DAY);
    await world.housekeeper.run();
    expect(await isStored(imageId)).toBe(false);
    boss = await world.enter(boss.id, boss.email);
  });
});

describe('a system admin', () => {
  const draft = (more: Partial<ClubDetailsDraft> = {}): ClubDetailsDraft => ({
    name: 'Pictured Club',
    city: 'Leeds',
    country: 'United Kingdom',
    ...more,
  });
  const create = (details: ClubDetailsDraft) =>
    world.call(boss, admin.create, { body: { ...details, reason } });
  const update = (
    { id: clubId, version }: { id: ClubId; version: number },
    details: ClubDetailsDraft,
  ) => world.call(boss, admin.update, { params: { clubId }, body: { version, details, reason } });

  it('gives a new club a picture; an edit that does not speak of it leaves it', async () => {
    const imageId = await send(boss);
    const made = await create(draft({ imageId }));
    expect(made).toMatchObject({ art: null, imageId, version: 1 });
    expect(await isSeenBy(undefined, imageId)).toBe(true);
    const edited = await update(made, draft({ city: 'York' }));
    expect(edited).toMatchObject({ city: 'York', imageId });
    const again = await update(edited, draft({ city: 'York', imageId }));
    expect(again).toMatchObject({ imageId });
  });

  it('replaces it, takes it away, or chooses a drawing instead', async () => {
    const [first, second] = [await send(boss), await send(boss)];
    const made = await create(draft({ imageId: first }));
    const replaced = await update(made, draft({ imageId: second }));
    expect(replaced.imageId).toBe(second);
    expect(await isStored(first)).toBe(false);
    const bare = await update(replaced, draft({ imageId: null }));
    expect(bare).toMatchObject({ art: null, imageId: null });
    expect(await isStored(second)).toBe(false);
    const third = await send(boss);
    const worn = await update(bare, draft({ imageId: third }));
    const drawn = await update(worn, draft({ art: 'logo-ball' }));
    expect(drawn).toMatchObject({ art: 'logo-ball', imageId: null });
    expect(await isStored(third)).toBe(false);
  });

  it('cannot give a picture that is not theirs or not there, nor a drawing and a picture', async () => {
    const { admin: owner } = await clubWithAdmin(world);
    const refusalOf = async (details: ClubDetailsDraft) =>
      (await world.refusal(boss, admin.create, { body: { ...details, reason } })).code;
    expect(await refusalOf(draft({ imageId: await send(owner) }))).toBe('mediaNotYours');
    expect(await refusalOf(draft({ imageId: NOBODYS }))).toBe('mediaNotYours');
    const both = draft({ imageId: await send(boss), art: 'logo-ball' });
    expect(await refusalOf(both)).toBe('invalidInput');
    const made = await create(draft());
    const params = { clubId: made.id };
    const body = { version: made.version, details: draft({ imageId: NOBODYS }), reason };
    expect((await world.refusal(boss, admin.update, { params, body })).code).toBe('mediaNotYours');
  });
});
