import { family, linked } from '#testing/family';
import { befriended } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { friendEndpoints } from '@ribbon/domain/friends';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const notificationsOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ type, message }) => ({ type, message }));
};
const announcedTo = async ({ id }: Person) =>
  (
    await world.db
      .selectFrom('realtime_events')
      .select('topic')
      .where('audience', '=', `user:${id}`)
      .execute()
  ).map(({ topic }) => topic);

async function withFriend(origin: 'coach' | 'same_club' = 'coach') {
  const of = await family(world, { permissions: ['add_friends'] });
  const friend = await world.person({ userType: 'coach' });
  await befriended(world, of.child, friend);
  await world.db
    .updateTable('friendships')
    .set({ origin, responded_at: world.clock() })
    .where('requester_id', '=', of.child.id)
    .execute();
  return { ...of, friend };
}
const list = (who: Person, child: Person) =>
  world.call(who, friendEndpoints.ofChild, { params: { childId: child.id }, query: {} });
const end = (child: Person, friend: Person) => ({
  params: { childId: child.id, userId: friend.id },
});

it('a guardian sees with whom the child is friends, since when and why', async () => {
  const { child, guardian, friend } = await withFriend();
  const { friends } = await list(guardian, child);
  expect(friends).toMatchObject([{ person: { id: friend.id }, origin: 'coach' }]);
  expect(friends[0]?.since.getTime()).toBeLessThanOrEqual(world.clock().getTime());
});

it('also somebody whom the guardian and the friend have blocked', async () => {
  const { child, guardian, friend } = await withFriend();
  await world.call(friend, friendEndpoints.blockPerson, { params: { userId: guardian.id } });
  expect((await list(guardian, child)).friends).toHaveLength(1);
});

it('a guardian ends it; both are told kindly, and at once', async () => {
  const { child, guardian, friend } = await withFriend();
  await world.call(guardian, friendEndpoints.endForChild, end(child, friend));
  expect((await list(guardian, child)).friends).toEqual([]);
  expect((await world.call(friend, friendEndpoints.list, { query: {} })).people).toEqual([]);
  expect(await notificationsOf(child)).toContainEqual({
    type: 'friendship_ended',
    message: expect.stringContaining('talk'),
  });
  expect(await notificationsOf(friend)).toContainEqual({
    type: 'friendship_ended',
    message: expect.stringContaining('no longer friends'),
  });
  for (const person of [child, friend]) expect(await announcedTo(person)).toContain('friends');
});

it('nobody else sees or ends it: not a stranger, not the friend, not who may look only', async () => {
  const { child, friend } = await withFriend();
  const stranger = await world.person();
  for (const nobody of [stranger, friend, child]) {
    const refused = await world.refusal(nobody, friendEndpoints.endForChild, end(child, friend));
    expect(refused).toMatchObject({ status: 404 });
    const unseen = await world.refusal(nobody, friendEndpoints.ofChild, {
      params: { childId: child.id },
      query: {},
    });
    expect(unseen).toMatchObject({ status: 404 });
  }
  const viewer = await world.person();
  await linked(world, child, viewer);
  await world.db
    .updateTable('parental_relationships')
    .set({ role: 'view_only' })
    .where('parent_id', '=', viewer.id)
    .execute();
  expect((await list(viewer, child)).friends).toHaveLength(1);
  const refused = await world.refusal(viewer, friendEndpoints.endForChild, end(child, friend));
  expect(refused).toMatchObject({ status: 403 });
});

it('from 13 friends are the young person’s own', async () => {
  const young = await world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
  const [adult, friend] = [await world.person(), await world.person()];
  await linked(world, young, adult);
  await befriended(world, young, friend);
  const refused = await world.refusal(adult, friendEndpoints.ofChild, {
    params: { childId: young.id },
    query: {},
  });
  expect(refused).toMatchObject({ status: 404 });
});
