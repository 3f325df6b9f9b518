import { befriended, postBy } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { friendEndpoints } from '@ribbon/domain/friends';
import { type PostId, postEndpoints as endpoints } from '@ribbon/domain/posts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const like = (who: Person, postId: PostId) =>
  world.call(who, endpoints.like, { params: { postId } });
const unlike = (who: Person, postId: PostId) =>
  world.call(who, endpoints.unlike, { params: { postId } });
const rowsOf = async (postId: PostId) =>
  (await world.db.selectFrom('likes').select('user_id').where('post_id', '=', postId).execute())
    .length;

it('a post is liked once by each person, and no longer when they change their mind', async () => {
  const [mia, zoe] = [await world.person(), await world.person()];
  const id = await postBy(world, mia, { visibility: 'public' });
  expect(await like(zoe, id)).toEqual({ likes: 1, isLiked: true });
  expect(await like(zoe, id)).toEqual({ likes: 1, isLiked: true });
  expect(await like(mia, id)).toEqual({ likes: 2, isLiked: true });
  expect(await unlike(zoe, id)).toEqual({ likes: 1, isLiked: false });
  expect(await unlike(zoe, id)).toEqual({ likes: 1, isLiked: false });
  expect(await rowsOf(id)).toBe(1);
});

it('fifty people who like it at the same moment, some twice, are fifty', async () => {
  const id = await postBy(world, await world.person(), { visibility: 'public' });
  const people = await Promise.all(Array.from({ length: 50 }, () => world.person()));
  await Promise.all([...people, ...people.slice(0, 25)].map((who) => like(who, id)));
  expect(await rowsOf(id)).toBe(50);
  const [first, ...others] = people;
  await Promise.all(others.slice(0, 9).flatMap((who) => [unlike(who, id), unlike(who, id)]));
  expect(await like(first as Person, id)).toEqual({ likes: 41, isLiked: true });
});

it('nobody likes what they may not read, or what is not up', async () => {
  const [mia, zoe] = [await world.person(), await world.person()];
  const refusal = async (who: Person, postId: PostId) =>
    (await world.refusal(who, endpoints.like, { params: { postId } })).status;
  expect(await refusal(zoe, await postBy(world, mia))).toBe(404);
  expect(await refusal(mia, await postBy(world, mia, { approval_status: 'held' }))).toBe(404);
  const hidden = { is_hidden: true, hidden_at: world.clock(), visibility: 'public' as const };
  expect(await refusal(zoe, await postBy(world, mia, hidden))).toBe(404);
});

it('how many like what a minor wrote is for the author’s eyes only', async () => {
  const mia = await world.person({ birthYear: world.clock().getUTCFullYear() - 17 });
  const zoe = await world.person();
  await befriended(world, mia, zoe);
  const id = await postBy(world, mia);
  expect(await like(zoe, id)).toEqual({ likes: null, isLiked: true });
  expect(await world.call(mia, endpoints.read, { params: { postId: id } })).toMatchObject({
    likes: 1,
    isLiked: false,
  });
});

it('the like of somebody one has blocked is in no count', async () => {
  const [mia, zoe, ada] = [await world.person(), await world.person(), await world.person()];
  const id = await postBy(world, mia, { visibility: 'public' });
  await like(zoe, id);
  await like(ada, id);
  await world.call(ada, friendEndpoints.blockPerson, { params: { userId: zoe.id } });
  for (const [who, likes] of [
    [ada, 1],
    [mia, 2],
  ] as const) {
    const read = await world.call(who, endpoints.read, { params: { postId: id } });
    expect(read.likes).toBe(likes);
  }
});
