import { family } from '#testing/family';
import { asFile, samples } from '#testing/media/samples';
import { befriended, feedOf, postBy } from '#testing/posts';
import { decideAbout } from '#testing/decisions/queue';
import { type Person, type World, createWorld } from '#testing/world';
import { type InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { moderationFaults } from '@ribbon/domain/moderation';
import {
  type NewPost,
  type PostId,
  postEndpoints as endpoints,
  postFaults,
} from '@ribbon/domain/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await createWorld();
  moderator = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const HURTFUL = 'You are all stupid ugly losers and we hate you';
const words = (more: Partial<NewPost> = {}) => ({
  content: 'My new hoop routine',
  visibility: 'friends' as const,
  ...more,
});
const write = (who: Person, more: Partial<NewPost> = {}) =>
  world.call(who, endpoints.create, { body: words(more) });
const edit = (who: Person, postId: PostId, more: Partial<NewPost> = {}) =>
  world.call(who, endpoints.edit, { params: { postId }, body: words(more) });
const send = async (who: Person) =>
  world.call(who, mediaEndpoints.upload, {
    params: { purpose: 'post' },
    file: asFile('routine.png', await samples.picture()),
  });
const sees = async (who: Person | undefined, postId: PostId) =>
  (await world.send(who, endpoints.read, { params: { postId } })).statusCode === 200;
const aged = (age: number) => world.person({ birthYear: world.clock().getUTCFullYear() - age });
async function withFriend(who: Person): Promise<Person> {
  const friend = await world.person();
  await befriended(world, friend, who);
  return friend;
}
async function answer(guardian: Person, approve: boolean) {
  const { children } = await world.call(guardian, familyEndpoints.overview);
  const itemId = children[0]?.inbox[0]?.id as InboxItemId;
  await world.call(guardian, familyEndpoints.decide, { params: { itemId }, body: { approve } });
}
const lookAt = (id: MediaId, decision: 'approved' | 'rejected') =>
  decideAbout(world, moderator, id, decision);

describe('writing', () => {
  it('keeps the town of an adult, and never a minor’s', async () => {
    const [adult, teen] = [await world.person(), await aged(15)];
    expect(await write(adult, { location: 'Leeds' })).toMatchObject({ location: 'Leeds' });
    const { id } = await write(teen, { location: 'Leeds' });
    const row = await world.db
      .selectFrom('posts')
      .select('location')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ location: null });
  });

  it('reaches everybody from 16 for those who chose so, and nobody younger', async () => {
    for (const [age, chose, may] of [
      [15, true, false],
      [17, false, false],
      [17, true, true],
      [30, false, true],
    ] as const) {
      const who = await aged(age);
      await world.db
        .insertInto('privacy_settings')
        .values({ user_id: who.id, allow_public_posts: chose })
        .execute();
      const response = await world.send(who, endpoints.create, {
        body: words({ visibility: 'public' }),
      });
      const { code = 'fine' } = response.json();
      const { audienceTooWide } = postFaults;
      expect([age, chose, code]).toEqual([age, chose, may ? 'fine' : audienceTooWide.code]);
    }
  });

  it('is refused for hurtful words, wherever they stand', async () => {
    const mia = await world.person();
    const { id } = await send(mia);
    for (const bad of [
      { content: HURTFUL },
      { location: HURTFUL },
      { media: [{ id, alt: HURTFUL }] },
    ]) {
      const refusal = await world.refusal(mia, endpoints.create, { body: words(bad) });
      expect(moderationFaults.flagged.matches(refusal)).toBe(true);
    }
    expect((await world.call(mia, endpoints.mine, { query: {} })).posts).toEqual([]);
  });
});

describe('what waits', () => {
  it('is seen by its author with where it stands, and by nobody else', async () => {
    const mia = await world.person();
    const friend = await withFriend(mia);
    for (const status of [
      'checking',
      'waiting_guardian',
      'held',
      'needs_change',
      'rejected',
    ] as const) {
      const postId = await postBy(world, mia, { approval_status: status });
      const read = await world.call(mia, endpoints.read, { params: { postId } });
      expect(read.approvalStatus).toBe(status);
      for (const who of [friend, undefined]) expect(await sees(who, postId)).toBe(false);
    }
  });

  it('a minor’s picture keeps the post back until somebody has looked', async () => {
    const teen = await aged(15);
    const friend = await withFriend(teen);
    const { id } = await send(teen);
    const post = await write(teen, { media: [{ id, alt: 'A hoop' }] });
    expect(post).toMatchObject({ approvalStatus: 'held', media: [{ id, status: 'held' }] });
    expect(await sees(friend, post.id)).toBe(false);
    await lookAt(id, 'approved');
    expect((await feedOf(world, friend))[0]).toMatchObject({ id: post.id, media: [{ id }] });
  });

  it('a picture that cannot stay asks its author for a change, and another one puts it right', async () => {
    const teen = await aged(15);
    const friend = await withFriend(teen);
    const { id } = await send(teen);
    const post = await write(teen, { media: [{ id, alt: '' }] });
    await lookAt(id, 'rejected');
    const { approvalStatus, media } =
      (await world.call(teen, endpoints.mine, { query: {} })).posts[0] ?? {};
    expect([approvalStatus, media]).toEqual(['needs_change', []]);
    expect(await edit(teen, post.id)).toMatchObject({ approvalStatus: 'approved', editedAt: null });
    expect(await sees(friend, post.id)).toBe(true);
  });

  it('a child’s picture waits for the guardian first, then for somebody to look', async () => {
    const { child, guardian } = await family(world, {
      permissions: ['create_posts', 'upload_media'],
    });
    const friend = await withFriend(child);
    const { id } = await send(child);
    const post = await write(child, { media: [{ id, alt: '' }] });
    expect(post.approvalStatus).toBe('waiting_guardian');
    await answer(guardian, true);
    expect((await world.call(child, endpoints.mine, { query: {} })).posts[0]?.approvalStatus).toBe(
      'held',
    );
    expect(await sees(friend, post.id)).toBe(false);
    await lookAt(id, 'approved');
    expect(await sees(friend, post.id)).toBe(true);
  });
});

describe('editing', () => {
  it('says it otherwise at the same place, with another picture, and says since when', async () => {
    const mia = await world.person();
    const friend = await withFriend(mia);
    const [first, second] = [await send(mia), await send(mia)];
    const { id, createdAt } = await write(mia, { media: [{ id: first.id, alt: 'Before' }] });
    await postBy(world, mia);
    const media = [{ id: second.id, alt: 'After' }];
    await edit(mia, id, { content: 'Even better', media, commentsOff: true });
    expect((await feedOf(world, friend)).find((post) => post.id === id)).toMatchObject({
      content: 'Even better',
      media: [{ id: second.id, alt: 'After' }],
      commentsOff: true,
      createdAt,
      editedAt: expect.any(Date),
    });
    const gone = { params: { mediaId: first.id, variant: 'small' as const } };
    expect((await world.send(mia, mediaEndpoints.read, gone)).statusCode).toBe(404);
  });

  it('is read like a new post, and hurtful words change nothing', async () => {
    const mia = await world.person();
    const { id } = await write(mia);
    const params = { postId: id };
    const refusal = await world.refusal(mia, endpoints.edit, {
      params,
      body: words({ content: HURTFUL }),
    });
    expect(moderationFaults.flagged.matches(refusal)).toBe(true);
    const read = await world.call(mia, endpoints.read, { params });
    expect(read).toMatchObject({ content: 'My new hoop routine', editedAt: null });
  });

  it('of a child goes to the guardian again and is down meanwhile; comments are the child’s to close', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    const friend = await withFriend(child);
    const { id } = await write(child);
    await answer(guardian, true);
    const first = (await feedOf(world, friend)).find((post) => post.id === id);
    expect(await edit(child, id, { commentsOff: true })).toMatchObject({
      approvalStatus: 'approved',
      commentsOff: true,
    });
    await edit(child, id, { content: 'My ribbon routine' });
    // Twice before an answer is still one question.
    const again = await edit(child, id, { content: 'My ball routine' });
    expect(again.approvalStatus).toBe('waiting_guardian');
    expect(await sees(friend, id)).toBe(false);
    const { children } = await world.call(guardian, familyEndpoints.overview);
    expect(children[0]?.inbox.map(({ content }) => content)).toEqual(['My ball routine']);
    await answer(guardian, true);
    expect((await feedOf(world, friend)).find((post) => post.id === id)).toMatchObject({
      content: 'My ball routine',
      createdAt: first?.createdAt,
    });
  });

  it('is its author’s alone, and cannot widen what may not be wide', async () => {
    const teen = await aged(15);
    const friend = await withFriend(teen);
    const { id } = await write(teen);
    const params = { postId: id };
    expect((await world.refusal(friend, endpoints.edit, { params, body: words() })).status).toBe(
      404,
    );
    const wide = await world.refusal(teen, endpoints.edit, {
      params,
      body: words({ visibility: 'public' }),
    });
    expect(postFaults.audienceTooWide.matches(wide)).toBe(true);
    expect((await world.refusal(friend, endpoints.remove, { params })).status).toBe(404);
  });
});

describe('hiding', () => {
  it('takes a post out of every list, and its author brings it back', async () => {
    const mia = await world.person();
    const friend = await withFriend(mia);
    const { id } = await write(mia);
    const params = { postId: id };
    await world.call(mia, endpoints.hide, { params });
    for (const who of [mia, friend]) {
      expect(await sees(who, id)).toBe(false);
      expect((await feedOf(world, who)).map((post) => post.id)).not.toContain(id);
    }
    expect((await world.call(mia, endpoints.mine, { query: {} })).posts).toEqual([]);
    expect((await world.call(mia, endpoints.mineHidden)).posts).toMatchObject([{ id }]);
    await world.call(mia, endpoints.show, { params });
    expect(await sees(friend, id)).toBe(true);
  });

  it('is nobody else’s, not even a moderator’s, who decides with a reason', async () => {
    const [mia, zoe] = [await world.person(), await world.person()];
    const { id } = await write(mia, { visibility: 'public' });
    const params = { postId: id };
    for (const who of [zoe, moderator]) {
      expect((await world.refusal(who, endpoints.hide, { params })).status).toBe(403);
    }
    await world.call(mia, endpoints.hide, { params });
    for (const who of [zoe, moderator]) {
      expect((await world.refusal(who, endpoints.show, { params })).status).toBe(404);
    }
  });
});

it('a deleted post is gone with its likes and pictures, for everybody', async () => {
  const mia = await world.person();
  const friend = await withFriend(mia);
  const { id: mediaId } = await send(mia);
  const { id } = await write(mia, { media: [{ id: mediaId, alt: '' }] });
  await world.call(friend, endpoints.like, { params: { postId: id } });
  await world.call(mia, endpoints.remove, { params: { postId: id } });
  for (const table of ['likes', 'post_media'] as const) {
    const rows = await world.db
      .selectFrom(table)
      .select('post_id')
      .where('post_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  }
  for (const who of [mia, friend]) expect(await sees(who, id)).toBe(false);
});
