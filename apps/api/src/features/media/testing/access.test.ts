import { asFile, samples } from '#testing/media/samples';
import { lookedAt } from '#testing/media/seen';
import type { Person } from '#testing/world';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { postEndpoints } from '@ribbon/domain/posts';
import { describe, expect, it } from 'vitest';
import { befriend, look, openWorld, post, sees, send, world } from './access.fixture.ts';

const { discard } = mediaEndpoints;

openWorld();

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
    for (const { id } of [forAll, forFriends, forOne]) await lookedAt(world, id);
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
    const { posts } = await world.call(mia, postEndpoints.mine, { query: {} });
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
    const { posts } = await world.call(zoe, postEndpoints.mine, { query: {} });
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
