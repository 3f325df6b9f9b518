import { clubIn } from '#testing/club';
import { tablesOf } from '#testing/sql/rows-everywhere';
import { type Person, type World, createWorld } from '#testing/world';
import { friendEndpoints as endpoints } from '@ribbon/domain/friends';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const aged = (years: number) => world.person({ birthYear: world.clock().getUTCFullYear() - years });
const befriend = (one: Person, other: Person) =>
  world.db
    .insertInto('friendships')
    .values({ requester_id: one.id, addressee_id: other.id, status: 'accepted' })
    .execute();
const suggestedTo = async (person: Person) =>
  (await world.call(person, endpoints.suggestions)).people;
const idsFor = async (person: Person) =>
  (await suggestedTo(person)).map(({ person: { id } }) => id);

it('three at most: those who share most come first', async () => {
  const club = await clubIn(world);
  const [me, friend, near, far] = [await aged(30), await aged(30), await aged(30), await aged(30)];
  for (const person of [me, near]) await club.join(person);
  await befriend(me, friend);
  await befriend(friend, near);
  await befriend(far, friend);
  for (let more = 0; more < 3; more += 1) await befriend(await aged(30), friend);
  const people = await suggestedTo(me);
  expect(people).toHaveLength(3);
  expect(people[0]).toMatchObject({
    person: { id: near.id },
    club: 'Larkspur Rhythmic',
    mutualFriends: 1,
  });
});

it('leave nothing behind that was not there before', async () => {
  const [me, friend, near] = [await aged(30), await aged(30), await aged(30)];
  await befriend(me, friend);
  await befriend(friend, near);
  const tables = [...(await tablesOf(world.db)).keys()];
  const everything = () =>
    Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql<{ all: string }>`
          select md5(coalesce(string_agg(record::text, '' order by record::text), '')) as all
          from ${sql.table(table)} record`.execute(world.db);
        return `${table} ${rows[0]?.all}`;
      }),
    );
  await idsFor(me);
  const before = await everything();
  expect(await idsFor(me)).toEqual([near.id]);
  expect(await everything()).toEqual(before);
});

it('people of the same events', async () => {
  const club = await clubIn(world);
  const eventId = await club.event();
  const [me, other] = [await aged(30), await aged(30)];
  await world.db
    .insertInto('club_event_rsvps')
    .values(
      [me, other].map(({ id }) => ({ event_id: eventId, user_id: id, status: 'going' as const })),
    )
    .execute();
  expect(await suggestedTo(me)).toMatchObject([{ person: { id: other.id }, sharedEvents: 1 }]);
});

it('minors only to squad mates of the same age group, in both directions', async () => {
  const club = await clubIn(world);
  const ages = [14, 15, 17, 30];
  const people = await Promise.all(ages.map(aged));
  const [teen, mate, older, adult] = people as [Person, Person, Person, Person];
  for (const person of people) await club.join(person);
  const elsewhere = await aged(14);
  await befriend(mate, elsewhere);
  expect(await idsFor(teen)).toEqual([mate.id]);
  expect(await idsFor(older)).toEqual([]);
  expect(await idsFor(adult)).toEqual([]);
  expect(await idsFor(elsewhere)).toEqual([]);
});

it('nobody whom one has asked, declined or blocked, and nobody who does not want it', async () => {
  const club = await clubIn(world);
  const people = await Promise.all(Array.from({ length: 5 }, () => aged(30)));
  const [me, asked, blocked, blocking, shy] = people as [Person, Person, Person, Person, Person];
  for (const person of people) await club.join(person);
  await world.call(me, endpoints.request, { body: { userId: asked.id } });
  await world.call(asked, endpoints.decline, { params: { userId: me.id } });
  await world.call(me, endpoints.blockPerson, { params: { userId: blocked.id } });
  await world.call(blocking, endpoints.blockPerson, { params: { userId: me.id } });
  await world.db
    .insertInto('privacy_settings')
    .values({ user_id: shy.id, allow_suggestions: false })
    .execute();
  expect(await idsFor(me)).toEqual([]);
});
