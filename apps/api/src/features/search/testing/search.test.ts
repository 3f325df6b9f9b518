import { newClub } from '#testing/club';
import { insertCompetition } from '#testing/sport/competitions';
import { type Person, type World, createWorld } from '#testing/world';
import { searchEndpoints } from '@ribbon/domain/search';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await createWorld();
  person = await world.person();
});
afterAll(() => world.close());

const find = async (who: Person, text: string) =>
  (await world.call(who, searchEndpoints.find, { query: { text } })).found;

const named = async (fullName: string, more: { birthYear?: number } = {}) => {
  const one = await world.person(more);
  await world.db
    .updateTable('athlete_profiles')
    .set({ full_name: fullName, listed_in_directory: true })
    .where('id', '=', one.id)
    .execute();
  return one;
};

const befriend = (one: Person, other: Person) =>
  world.db
    .insertInto('friendships')
    .values({ requester_id: one.id, addressee_id: other.id, status: 'accepted' })
    .execute();

it('finds people, clubs, competitions and own things, each with the way there', async () => {
  const listed = await named('Quilla Hartwell');
  await newClub(world, { name: 'Quilla Hoops', city: 'Hull' });
  const competitionId = await insertCompetition(world.db, { name: 'Quilla Cup' });
  await insertCompetition(world.db, { name: 'Quilla Secret', approval: 'pending' });
  await world.db
    .insertInto('training_goals')
    .values({ user_id: person.id, title: 'Quilla turn', category: 'technique' })
    .execute();
  const found = await find(person, 'quilla');
  expect(found.map(({ kind, title, link }) => [kind, title, link])).toEqual([
    ['person', 'Quilla Hartwell', `/gymnast/${listed.id}`],
    ['club', 'Quilla Hoops', '/clubs/quilla-hoops-hull'],
    ['competition', 'Quilla Cup', `/competitions/${competitionId}`],
    ['goal', 'Quilla turn', '/training?tab=goals'],
  ]);
});

it('shows no more than five of a kind, and a friend once', async () => {
  for (let number = 1; number <= 7; number += 1)
    await newClub(world, { name: `Manyfold ${number}` });
  const friend = await named('Manyfold Friend');
  await befriend(person, friend);
  const found = await find(person, 'manyfold');
  expect(found.filter(({ kind }) => kind === 'club')).toHaveLength(5);
  expect(found.filter(({ kind }) => kind === 'person')).toHaveLength(1);
});

it('names clubs that are called so before those that are only there', async () => {
  await newClub(world, { name: 'Aardvark Hoops', city: 'Thrupp' });
  await newClub(world, { name: 'Thrupp Ribbons', city: 'Stroud' });
  const titles = (await find(person, 'thrupp')).map(({ title }) => title);
  expect(titles).toEqual(['Thrupp Ribbons', 'Aardvark Hoops']);
});

it('finds nobody’s goals but one’s own', async () => {
  expect(await find(await world.person(), 'quilla turn')).toEqual([]);
});

it('lets a child find friends, and no strangers', async () => {
  const child = await world.person({ birthYear: world.clock().getUTCFullYear() - 10 });
  const friend = await world.person({ birthYear: world.clock().getUTCFullYear() - 10 });
  await world.db
    .updateTable('athlete_profiles')
    .set({ full_name: 'Quilla Small' })
    .where('id', '=', friend.id)
    .execute();
  await befriend(child, friend);
  const people = (await find(child, 'quilla')).filter(({ kind }) => kind === 'person');
  expect(people.map(({ title }) => title)).toEqual(['Quilla S.']);
});

it('does not find who is blocked', async () => {
  const other = await named('Zebedee Vane');
  expect(await find(person, 'zebedee')).toHaveLength(1);
  await world.db
    .insertInto('blocks')
    .values({ blocker_id: other.id, blocked_id: person.id })
    .execute();
  expect(await find(person, 'zebedee')).toEqual([]);
});

it('takes words as words', async () => {
  expect(await find(person, '%_')).toEqual([]);
  for (const text of ['', 'x', 'x'.repeat(81), 'a\nb']) {
    const refusal = await world.refusal(person, searchEndpoints.find, { query: { text } });
    expect(refusal.status).toBe(400);
  }
});
