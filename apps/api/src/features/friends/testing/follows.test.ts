import { type Person, type World, createWorld } from '#testing/world';
import { friendEndpoints as endpoints } from '@ribbon/domain/friends';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function open(years = 30): Promise<Person> {
  const person = await world.person({ birthYear: world.clock().getUTCFullYear() - years });
  await world.db
    .updateTable('athlete_profiles')
    .set({ feed_visibility: 'public', listed_in_directory: true })
    .where('id', '=', person.id)
    .execute();
  return person;
}
const to = ({ id }: Person) => ({ params: { userId: id } });
const followers = async (viewer: Person | undefined, person: Person) =>
  (await world.call(viewer, profileEndpoints.read, to(person))).stats.followers;
const named = async (person: Person, kind: 'followers' | 'following') =>
  (await world.call(person, endpoints.follows, { query: { kind } })).people.map(
    (each) => each.person.id,
  );

it('an adult’s open profile is followed, once, and no more when one stops', async () => {
  const [star, fan] = [await open(), await world.person()];
  await world.call(fan, endpoints.follow, to(star));
  await world.call(fan, endpoints.follow, to(star));
  expect(await followers(undefined, star)).toBe(1);
  expect(await named(star, 'followers')).toEqual([fan.id]);
  expect(await named(fan, 'following')).toEqual([star.id]);
  expect(await world.call(fan, profileEndpoints.read, to(star))).toMatchObject({
    isFollowed: true,
  });
  await world.call(fan, endpoints.unfollow, to(star));
  expect(await followers(fan, star)).toBe(0);
});

it('children are never followed, nor is anybody whose profile is closed, nor oneself', async () => {
  const [fan, seventeen, closed] = [await world.person(), await open(17), await world.person()];
  for (const person of [seventeen, closed, fan]) {
    const refusal = await world.refusal(fan, endpoints.follow, to(person));
    expect(refusal.message).toBe('You can’t follow this person.');
  }
});

it('a young follower is counted and not named', async () => {
  const [star, teen] = [await open(), await open(17)];
  await world.call(teen, endpoints.follow, to(star));
  expect(await followers(star, star)).toBe(1);
  expect(await named(star, 'followers')).toEqual([]);
});

it('whom one has blocked is neither counted nor named, and follows no more', async () => {
  const [star, fan, other] = [await open(), await open(), await open()];
  for (const person of [fan, other]) await world.call(person, endpoints.follow, to(star));
  const total = async () => (await world.call(other, profileEndpoints.overview)).followers;
  const before = await total();
  await world.call(other, endpoints.blockPerson, to(fan));
  expect(await followers(other, star)).toBe(1);
  expect(await total()).toBe(before - 1);
  const { people } = await world.call(other, profileEndpoints.directory, { query: {} });
  expect(people.find(({ id }) => id === star.id)?.followers).toBe(1);
  expect(await followers(star, star)).toBe(2);
  await world.call(star, endpoints.blockPerson, to(fan));
  expect(await followers(star, star)).toBe(1);
  expect((await world.refusal(fan, endpoints.follow, to(star))).message).toBe(
    'You can’t follow this person.',
  );
});
