import { mediaLibrary } from './media.library.ts';
import { castOf } from '#testing/cast';
import { asFile, samples } from '#testing/media/samples';
import { type Person, type World, createWorld } from '#testing/world';
import { familyEndpoints } from '@ribbon/domain/families';
import {
  type MediaId,
  type MediaPurpose,
  type MediaVariant,
  mediaEndpoints,
} from '@ribbon/domain/media';
import { postEndpoints } from '@ribbon/domain/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { discard, read, upload } = mediaEndpoints;

let world: World;
let photo: File;
beforeAll(async () => {
  world = await createWorld();
  photo = asFile('routine.png', await samples.picture(900, 600));
});
afterAll(() => world.close());

const send = (who: Person, purpose: MediaPurpose = 'post', file = photo) =>
  world.call(who, upload, { params: { purpose }, file });
const look = (who: Person | undefined, mediaId: MediaId, variant: MediaVariant = 'small') =>
  world.send(who, read, { params: { mediaId, variant } });
const sees = async (who: Person | undefined, id: MediaId) => (await look(who, id)).statusCode;
async function post(who: Person, visibility: 'public' | 'friends' | 'private', ids: MediaId[]) {
  const media = ids.map((id) => ({ id, alt: 'A hoop in the air' }));
  return world.call(who, postEndpoints.create, {
    body: { content: 'My new routine', visibility, media },
  });
}
async function befriend(one: Person, other: Person) {
  await world.db
    .insertInto('friendships')
    .values({ requester_id: one.id, addressee_id: other.id, status: 'accepted' })
    .execute();
}

describe('an upload that nothing shows', () => {
  it('is its uploader’s alone, not even an admin’s', async () => {
    const [mia, zoe] = [await world.person(), await world.person()];
    const admin = await world.person({ roles: ['system_admin'] });
    const { id } = await send(mia);
    expect(await sees(mia, id)).toBe(200);
    for (const who of [zoe, admin, undefined]) expect(await sees(who, id)).toBe(404);
  });

  it('can be taken back, by its uploader alone', async () => {
    const [mia, zoe] = [await world.person(), await world.person()];
    const { id } = await send(mia);
    const params = { mediaId: id };
    expect((await world.refusal(zoe, discard, { params })).status).toBe(404);
    await world.call(mia, discard, { params });
    expect(await sees(mia, id)).toBe(404);
  });
});

describe('a picture of a post', () => {
  it('is seen by those who see the post, and is a secret to everybody else', async () => {
    const [mia, friend, stranger] = [
      await world.person(),
      await world.person(),
      await world.person(),
    ];
    await befriend(friend, mia);
    const [forAll, forFriends, forOne] = [await send(mia), await send(mia), await send(mia)];
    await post(mia, 'public', [forAll.id]);
    await post(mia, 'friends', [forFriends.id]);
    await post(mia, 'private', [forOne.id]);
    const seen = async (who: Person | undefined) => [
      await sees(who, forAll.id),
      await sees(who, forFriends.id),
      await sees(who, forOne.id),
    ];
    expect(await seen(mia)).toEqual([200, 200, 200]);
    expect(await seen(friend)).toEqual([200, 200, 404]);
    expect(await seen(stranger)).toEqual([200, 404, 404]);
    expect(await seen(undefined)).toEqual([200, 404, 404]);
  });

  it('is gone for a blocked person, for everybody when the post is hidden, and with the post', async () => {
    const [mia, zoe, bea] = [await world.person(), await world.person(), await world.person()];
    const { id } = await send(mia);
    const { id: postId } = await post(mia, 'public', [id]);
    await world.db
      .insertInto('blocks')
      .values({ blocker_id: mia.id, blocked_id: zoe.id })
      .execute();
    expect([await sees(zoe, id), await sees(bea, id)]).toEqual([404, 200]);
    await world.db
      .updateTable('posts')
      .set({ is_hidden: true, hidden_at: new Date() })
      .where('id', '=', postId)
      .execute();
    expect([await sees(bea, id), await sees(mia, id)]).toEqual([404, 200]);
    await world.call(mia, postEndpoints.remove, { params: { postId } });
    expect(await sees(mia, id)).toBe(404);
  });

  it('is told to caches as private, and asked for anew each time', async () => {
    const mia = await world.person();
    const { id } = await send(mia);
    const { headers } = await look(mia, id);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
    });
    expect(headers['vary']).toContain('Cookie');
    const again = (who: Person) =>
      world.app.inject({
        url: `/api/media/${id}/small`,
        headers: { cookie: who.cookie, 'if-none-match': String(headers['etag']) },
      });
    expect((await again(mia)).statusCode).toBe(304);
    // Who knows the tag does not therefore know the picture.
    expect((await again(await world.person())).statusCode).toBe(404);
    const head = await world.app.inject({
      method: 'HEAD',
      url: `/api/media/${id}/small`,
      headers: { cookie: mia.cookie },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('comes with the author’s words about it, in order, on the author’s list', async () => {
    const mia = await world.person();
    const [one, two] = [await send(mia), await send(mia)];
    const written = await post(mia, 'friends', [two.id, one.id]);
    expect(written.media).toMatchObject([
      { id: two.id, alt: 'A hoop in the air', width: 900, height: 600, kind: 'image' },
      { id: one.id },
    ]);
    const { posts } = await world.call(mia, postEndpoints.mine);
    expect(posts[0]?.media.map((file) => file.id)).toEqual([two.id, one.id]);
  });
});

describe('what a post can show', () => {
  const refused = async (who: Person, ids: MediaId[]) =>
    world.refusal(who, postEndpoints.create, {
      body: { content: 'Look', visibility: 'friends', media: ids.map((id) => ({ id })) },
    });

  it('is one’s own uploads, made for posts, each in one post', async () => {
    const [mia, zoe] = [await world.person(), await world.person()];
    const [own, avatar] = [await send(mia), await send(mia, 'profile')];
    for (const [who, id] of [
      [zoe, own.id],
      [mia, avatar.id],
      [mia, '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c' as MediaId],
    ] as const) {
      expect(await refused(who, [id])).toMatchObject({
        code: 'mediaNotYours',
        message: 'Please upload this picture again.',
      });
    }
    await post(mia, 'friends', [own.id]);
    expect((await refused(mia, [own.id])).code).toBe('mediaNotYours');
    const { posts } = await world.call(zoe, postEndpoints.mine);
    expect(posts).toEqual([]);
  });

  it('is up to four pictures or one video', async () => {
    const mia = await world.person();
    const pictures = [];
    for (let n = 0; n < 5; n += 1) pictures.push(await send(mia));
    const ids = pictures.map((file) => file.id);
    const sentence = 'A post can have four pictures or one video';
    expect((await refused(mia, ids)).message).toBe(sentence);
    const clip = await send(mia, 'post', asFile('clip.mp4', await samples.mp4()));
    expect((await refused(mia, [clip.id, ...ids.slice(0, 1)])).message).toBe(sentence);
    expect((await post(mia, 'friends', ids.slice(0, 4))).media).toHaveLength(4);
    expect((await post(mia, 'friends', [clip.id])).media).toMatchObject([{ kind: 'video' }]);
  });

  it('is described in words that are read like all others', async () => {
    const mia = await world.person();
    const { id } = await send(mia);
    const fault = await world.refusal(mia, postEndpoints.create, {
      body: {
        content: 'Look',
        visibility: 'friends',
        media: [{ id, alt: 'You are so stupid and ugly, I hate you' }],
      },
    });
    // Which words, so that the screen can say it beside them.
    expect([fault.code, fault.issues[0]?.path]).toEqual(['flagged', 'media.0.alt']);
  });
});

describe('pictures of children', () => {
  it('need the guardian’s permission', async () => {
    const cast = await castOf(world);
    const child = cast['approved child'];
    expect((await send(child)).status).toBe('held');
    await world.call(cast.parent, familyEndpoints.setPermission, {
      params: { childId: child.id, permission: 'upload_media' },
      body: { granted: false },
    });
    expect(
      await world.refusal(child, upload, { params: { purpose: 'post' }, file: photo }),
    ).toMatchObject({ code: 'guardianSaysNo' });
  });

  it('wait for a person: seen by child, guardian and moderators, by friends after the look', async () => {
    const cast = await castOf(world);
    const [child, friend] = [cast['approved child'], await world.person()];
    await befriend(friend, child);
    const { id } = await send(child);
    const { id: postId } = await post(child, 'friends', [id]);
    const inbox = (await world.call(cast.parent, familyEndpoints.overview)).children[0]?.inbox;
    expect(inbox?.[0]?.media).toEqual([{ id, kind: 'image', alt: 'A hoop in the air' }]);
    const waiting = await world.db
      .selectFrom('moderation_queue')
      .select(['content_kind', 'reason', 'priority', 'author_id'])
      .where('content_id', '=', id)
      .execute();
    expect(waiting).toEqual([
      { content_kind: 'media', reason: 'minor_media', priority: 1, author_id: child.id },
    ]);
    await world.db
      .updateTable('posts')
      .set({ approval_status: 'approved' })
      .where('id', '=', postId)
      .execute();
    const all = async () => [
      await sees(child, id),
      await sees(cast.parent, id),
      await sees(cast['system admin'], id),
      await sees(friend, id),
      await sees(cast.adult, id),
    ];
    expect(await all()).toEqual([200, 200, 200, 404, 404]);
    const library = mediaLibrary({
      clock: world.clock,
      queue: async () => undefined,
      subjects: () => ({}),
    });
    await library.decide(world.db, id, 'ready');
    expect(await all()).toEqual([200, 200, 200, 200, 404]);
    await library.decide(world.db, id, 'rejected');
    expect(await all()).toEqual([404, 404, 200, 404, 404]);
  });

  it('an adult’s are seen at once, and still put before the moderators', async () => {
    const mia = await world.person();
    const { id, status } = await send(mia);
    await post(mia, 'friends', [id]);
    expect(status).toBe('ready');
    const { reason } = await world.db
      .selectFrom('moderation_queue')
      .select('reason')
      .where('content_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(reason).toBe('check_unavailable');
  });
});

describe('profiles and clubs', () => {
  const library = () =>
    mediaLibrary({ clock: world.clock, queue: async () => undefined, subjects: () => ({}) });
  async function avatarOf(who: Person) {
    const { id } = await send(who, 'profile');
    const actor = { id: who.id } as never;
    await library().replace(world.db, actor, { kind: 'profile', id: who.id }, [id]);
    await library().decide(world.db, id, 'ready');
    return id;
  }

  it('a child’s profile picture is for friends and those who train it, not for every adult of the club', async () => {
    const cast = await castOf(world);
    const [teen, friend, parent] = [cast.fourteen, await world.person(), await world.person()];
    await befriend(friend, teen);
    await world.db
      .insertInto('club_memberships')
      .values([
        { user_id: teen.id, club_id: cast.clubId },
        { user_id: parent.id, club_id: cast.clubId },
        {
          user_id: cast.coach.id,
          club_id: cast.clubId,
          membership_type: 'coach',
          coach_confirmed_at: new Date(),
        },
      ])
      .execute();
    // Even a row that says public opens nothing at this age.
    await world.db
      .updateTable('athlete_profiles')
      .set({ feed_visibility: 'public' })
      .where('id', '=', teen.id)
      .execute();
    const id = await avatarOf(teen);
    expect([
      await sees(teen, id),
      await sees(friend, id),
      await sees(cast.coach, id),
      await sees(parent, id),
      await sees(cast.adult, id),
      await sees(undefined, id),
    ]).toEqual([200, 200, 200, 404, 404, 404]);
  });

  it('an adult’s is as public as the profile', async () => {
    const [mia, zoe] = [await world.person(), await world.person()];
    const id = await avatarOf(mia);
    expect(await sees(zoe, id)).toBe(404);
    await world.db
      .updateTable('athlete_profiles')
      .set({ feed_visibility: 'public' })
      .where('id', '=', mia.id)
      .execute();
    expect([await sees(zoe, id), await sees(undefined, id)]).toEqual([200, 200]);
  });

  it('a new picture takes the place of the old one', async () => {
    const mia = await world.person();
    const [before, after] = [await avatarOf(mia), await avatarOf(mia)];
    expect([await sees(mia, before), await sees(mia, after)]).toEqual([404, 200]);
  });

  it('a club’s picture is for everybody, may be cached by all, and outlives who uploaded it', async () => {
    const admin = await world.person({ userType: 'club_admin' });
    const clubId = (await castOf(world)).clubId;
    const { id } = await send(admin, 'club-logo');
    const actor = { id: admin.id } as never;
    await library().attach(world.db, actor, { kind: 'club', id: clubId }, [id]);
    const answer = await look(undefined, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    await world.db.deleteFrom('users').where('id', '=', admin.id).execute();
    expect(await sees(undefined, id)).toBe(200);
    await world.db.deleteFrom('clubs').where('id', '=', clubId).execute();
    expect(await sees(undefined, id)).toBe(404);
  });

  it('nobody uploads a club’s picture who runs no club', async () => {
    const mia = await world.person();
    expect(
      (await world.refusal(mia, upload, { params: { purpose: 'club-logo' }, file: photo })).status,
    ).toBe(403);
  });
});
