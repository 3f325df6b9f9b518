import { type Person, type World, createWorld } from '#testing/world';
import { type BlockId, friendEndpoints } from '@ribbon/domain/friends';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { block, blocked, unblock } = friendEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const usernameOf = ({ email }: Person) => email.split('@', 1)[0] ?? '';
const namesBlockedBy = async (person: Person) =>
  (await world.call(person, blocked)).people.map(({ username }) => username);

it('blocking ends a friendship and following, whoever began them', async () => {
  const [mia, zoe, ana] = [await world.person(), await world.person(), await world.person()];
  await world.db
    .insertInto('friendships')
    .values([
      { requester_id: zoe.id, addressee_id: mia.id, status: 'accepted' },
      { requester_id: mia.id, addressee_id: ana.id, status: 'accepted' },
    ])
    .execute();
  await world.db
    .insertInto('follows')
    .values({ follower_id: zoe.id, followed_id: mia.id })
    .execute();
  const body = { username: usernameOf(zoe).toUpperCase() };
  await world.call(mia, block, { body });
  await world.call(mia, block, { body });
  expect(await namesBlockedBy(mia)).toEqual([usernameOf(zoe)]);
  expect(await namesBlockedBy(zoe)).toEqual([]);
  const left = await world.db.selectFrom('friendships').select('addressee_id').execute();
  expect(left).toEqual([{ addressee_id: ana.id }]);
  expect(await world.db.selectFrom('follows').selectAll().execute()).toEqual([]);
});

it('unblocking is for one’s own blocks only', async () => {
  const [mia, zoe] = [await world.person(), await world.person()];
  await world.call(mia, block, { body: { username: usernameOf(zoe) } });
  const [{ id: blockId } = { id: '' as BlockId }] = (await world.call(mia, blocked)).people;
  const other = await world.refusal(zoe, unblock, { params: { blockId } });
  expect(other).toMatchObject({ status: 404 });
  await world.call(mia, unblock, { params: { blockId } });
  expect(await namesBlockedBy(mia)).toEqual([]);
  const again = await world.refusal(mia, unblock, { params: { blockId } });
  expect(again).toMatchObject({ status: 404 });
});

it('both may block each other, and neither can tell', async () => {
  const [mia, zoe] = [await world.person(), await world.person()];
  await world.call(mia, block, { body: { username: usernameOf(zoe) } });
  await world.call(zoe, block, { body: { username: usernameOf(mia) } });
  expect(await namesBlockedBy(zoe)).toEqual([usernameOf(mia)]);
});

it.each([
  ['nobody.has.this', 'We couldn’t find anyone with that username.', 404],
  ['own', 'You can’t block yourself.', 422],
  ['a b', 'Use letters, numbers, dots and underscores only', 400],
])('%j is refused: %s', async (username, message, status) => {
  const mia = await world.person();
  const body = { username: username === 'own' ? usernameOf(mia) : username };
  expect(await world.refusal(mia, block, { body })).toMatchObject({
    status,
    message,
    issues: [{ path: 'username', message }],
  });
});
