import { clubIn } from '#testing/club';
import { family } from '#testing/family';
import { asFile, samples } from '#testing/media/samples';
import { lookedAt } from '#testing/media/seen';
import { befriended } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { teammateEndpoints } from '@ribbon/domain/clubs';
import { friendEndpoints } from '@ribbon/domain/friends';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { profileEndpoints as endpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let picture: File;
beforeAll(async () => {
  world = await createWorld();
  picture = asFile('me.png', await samples.picture(400, 400));
});
afterAll(() => world.close());

const send = async (who: Person, purpose: 'profile' | 'post' = 'profile') =>
  (await world.call(who, mediaEndpoints.upload, { params: { purpose }, file: picture })).id;
const wear = (who: Person, imageId: MediaId) =>
  world.call(who, endpoints.changePicture, { body: { imageId } });
const isSeenBy = async (who: Person | undefined, mediaId: MediaId) =>
  (await world.send(who, mediaEndpoints.read, { params: { mediaId, variant: 'small' } }))
    .statusCode === 200;
const isStored = async (id: MediaId) =>
  (await world.db.selectFrom('media_files').select('id').where('id', '=', id).execute()).length ===
  1;
const friendsOf = async (who: Person) =>
  (await world.call(who, friendEndpoints.list, { query: {} })).people;

describe('an uploaded profile picture', () => {
  it('is seen by a friend, in lists and on the profile, and not across a block', async () => {
    const [nadia, friend, stranger] = [
      await world.person(),
      await world.person(),
      await world.person(),
    ];
    await befriended(world, nadia, friend);
    const imageId = await send(nadia);
    expect(await isSeenBy(friend, imageId)).toBe(false);
    // Nobody meets it on a card before somebody has looked.
    expect(await wear(nadia, imageId)).toEqual({ art: null, imageId, isPictureHeld: true });
    expect(await friendsOf(friend)).toMatchObject([{ person: { imageId: null } }]);
    await lookedAt(world, imageId);
    expect(await friendsOf(friend)).toMatchObject([
      { person: { id: nadia.id, imageId, art: null } },
    ]);
    const params = { userId: nadia.id };
    expect(await world.call(friend, endpoints.read, { params })).toMatchObject({ imageId });
    expect(await isSeenBy(friend, imageId)).toBe(true);
    // The profile is not for everybody, so neither is its picture.
    expect(await isSeenBy(stranger, imageId)).toBe(false);
    expect(await isSeenBy(undefined, imageId)).toBe(false);
    await world.db
      .insertInto('blocks')
      .values({ blocker_id: nadia.id, blocked_id: friend.id })
      .execute();
    expect(await isSeenBy(friend, imageId)).toBe(false);
  });

  it('is seen by everybody who can open an open profile', async () => {
    const nadia = await world.person();
    await world.db
      .updateTable('athlete_profiles')
      .set({ feed_visibility: 'public', listed_in_directory: true })
      .where('id', '=', nadia.id)
      .execute();
    const imageId = await lookedAt(world, await send(nadia));
    await wear(nadia, imageId);
    const { people } = await world.call(undefined, endpoints.directory, { query: {} });
    expect(people.find(({ id }) => id === nadia.id)).toMatchObject({ imageId });
    expect(await isSeenBy(undefined, imageId)).toBe(true);
  });

  it('takes the place of the one before, which is deleted; a drawing and initials do, too', async () => {
    const nadia = await world.person();
    const [first, second] = [await send(nadia), await send(nadia)];
    await wear(nadia, first);
    await wear(nadia, second);
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
    const drawn = { art: 'avatar-rope', imageId: null, isPictureHeld: false };
    const body = { art: 'avatar-rope' } as const;
    expect(await world.call(nadia, endpoints.changePicture, { body })).toEqual(drawn);
    expect(await isStored(second)).toBe(false);
    await wear(nadia, await send(nadia));
    await world.call(nadia, endpoints.changePicture, { body: { art: null } });
    expect(await world.call(nadia, endpoints.own)).toMatchObject({ art: null, imageId: null });
  });

  it('has to be one’s own, and meant for it', async () => {
    const [nadia, other] = [await world.person(), await world.person()];
    for (const imageId of [await send(other), await send(nadia, 'post')]) {
      const fault = await world.refusal(nadia, endpoints.changePicture, { body: { imageId } });
      expect(fault.code).toBe('mediaNotYours');
    }
    expect(await world.call(nadia, endpoints.own)).toMatchObject({ imageId: null });
  });
});

describe('a minor’s picture', () => {
  it('is held: owner and guardian see it, everybody else the initials, until somebody has looked', async () => {
    const { child, guardian } = await family(world, { permissions: ['upload_media'] });
    const club = await clubIn(world);
    await club.join(child);
    const mate = await club.member({ birthYear: world.clock().getUTCFullYear() - 10 });
    const imageId = await send(child);
    expect(await wear(child, imageId)).toEqual({ art: null, imageId, isPictureHeld: true });
    const seenBy = async (who: Person) =>
      (await world.call(who, endpoints.read, { params: { userId: child.id } })).imageId;
    const inClub = async () => {
      const input = { params: { clubId: club.id }, query: {} };
      const { people } = await world.call(mate, teammateEndpoints.list, input);
      return people.find(({ id }) => id === child.id)?.imageId;
    };
    expect([await seenBy(child), await seenBy(guardian)]).toEqual([imageId, imageId]);
    expect([await isSeenBy(child, imageId), await isSeenBy(guardian, imageId)]).toEqual([
      true,
      true,
    ]);
    expect([await seenBy(mate), await inClub()]).toEqual([null, null]);
    expect(await isSeenBy(mate, imageId)).toBe(false);
    // The moderators' decision.
    await world.db
      .updateTable('media_files')
      .set({ status: 'ready', is_seen: true })
      .where('id', '=', imageId)
      .execute();
    expect([await seenBy(mate), await inClub()]).toEqual([imageId, imageId]);
    expect(await isSeenBy(mate, imageId)).toBe(true);
  });

  it('needs the guardian’s switch', async () => {
    const { child } = await family(world);
    const fault = await world.refusal(child, mediaEndpoints.upload, {
      params: { purpose: 'profile' },
      file: picture,
    });
    expect(fault.code).toBe('guardianSaysNo');
  });
});
