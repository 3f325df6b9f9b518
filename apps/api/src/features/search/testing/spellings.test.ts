import { clubWithAdmin, enrol, newClub } from '#testing/club';
import { insertCompetition } from '#testing/sport/competitions';
import { type Person, type World, createWorld } from '#testing/world';
import { adminAccountEndpoints } from '@ribbon/domain/admin-accounts';
import { clubEndpoints, manageEndpoints, teammateEndpoints } from '@ribbon/domain/clubs';
import { competitionAdminEndpoints, competitionEndpoints } from '@ribbon/domain/competitions';
import { friendEndpoints } from '@ribbon/domain/friends';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { searchEndpoints } from '@ribbon/domain/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Ways to write a name: each finds all of them, in every list. */
const SPELLINGS = [
  ['Levski', 'Левски'],
  ['Ivanova', 'Іванова', 'Иванова'],
  ['Zaharieva', 'Zakharieva', 'Захариева', 'ZAHARIEVA'],
  ['Shevchenko', 'Шевченко'],
  ['Garcia', 'García'],
  ['Muller', 'Müller', 'Mueller'],
  ['Strasse', 'Straße'],
  ['Cvetkova', 'Tsvetkova', 'Цветкова'],
  ['Shterbina', 'Shcherbina', 'Щербина'],
  ['Yuliya', 'Iuliia', 'Юлія', 'Юлия'],
  ['Lukyanenko', 'Лук’яненко', 'Lukianenko'],
  ['Dmitry', 'Dmitriy', 'Dmytrii', 'Дмитрий'],
  ['Alexandrina', 'Александрина', 'Aleksandrina'],
] as const;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const rename = (person: Person, full_name: string) =>
  world.db
    .updateTable('athlete_profiles')
    .set({ full_name, listed_in_directory: true })
    .where('id', '=', person.id)
    .execute();

const named = async (name: string): Promise<Person> => {
  const person = await world.person({ birthYear: 1990 });
  await rename(person, `Xenia ${name}`);
  return person;
};

/** People of these names, with a friend, a club and an administrator who look for them. */
async function peopleCalled(names: readonly string[]) {
  const { clubId, admin } = await clubWithAdmin(world);
  const people = [];
  for (const name of names) {
    const person = await named(name);
    await enrol(world, clubId, person);
    await world.db
      .insertInto('friendships')
      .values({ requester_id: person.id, addressee_id: admin.id, status: 'accepted' })
      .execute();
    people.push(person);
  }
  const ids = people.map(({ id }) => id).toSorted();
  const rows = await world.db
    .selectFrom('athlete_profiles')
    .select('username')
    .where('id', 'in', ids)
    .execute();
  return { clubId, admin, ids, usernames: rows.map(({ username }) => username).toSorted() };
}

const idsOf = <Id extends string>(found: readonly { id: Id }[]) =>
  found.map(({ id }) => id).toSorted();

describe.each(SPELLINGS.map((names) => [names.join(', '), names] as const))('%s', (_, names) => {
  it('find people in the directory, among friends, members and team-mates', async () => {
    const { clubId, admin, ids, usernames } = await peopleCalled(names);
    for (const search of names) {
      const directory = { query: { search } };
      const { people } = await world.call(admin, profileEndpoints.directory, directory);
      expect([search, idsOf(people)]).toEqual([search, ids]);
      const friends = await world.call(admin, friendEndpoints.list, { query: { search } });
      expect([search, friends.people.map(({ person }) => person.id).toSorted()]).toEqual([
        search,
        ids,
      ]);
      const ofClub = { params: { clubId }, query: { search } };
      const { members } = await world.call(admin, manageEndpoints.members, ofClub);
      expect([search, members.map(({ username }) => username).toSorted()]).toEqual([
        search,
        usernames,
      ]);
      const mates = await world.call(admin, teammateEndpoints.list, ofClub);
      expect([search, idsOf(mates.people)]).toEqual([search, ids]);
    }
  });

  it('find accounts, clubs and competitions', async () => {
    const admin = await world.person({ roles: ['system_admin'] });
    const person = await named(names[0]);
    const [clubs, cups] = [[] as string[], [] as string[]];
    for (const name of names) {
      clubs.push(await newClub(world, { name: `${name} Hoops` }));
      cups.push(await insertCompetition(world.db, { name: `${name} Cup` }));
    }
    for (const search of names) {
      const { accounts } = await world.call(admin, adminAccountEndpoints.list, {
        query: { search },
      });
      expect(idsOf(accounts)).toContain(person.id);
      const choices = { query: { search, scope: 'all' } } as const;
      const found = await world.call(undefined, clubEndpoints.choices, choices);
      expect([search, idsOf(found.clubs)]).toEqual([search, clubs.toSorted()]);
      const listed = await world.call(undefined, competitionEndpoints.list, { query: { search } });
      expect([search, idsOf(listed.competitions)]).toEqual([search, cups.toSorted()]);
      const all = await world.call(admin, competitionAdminEndpoints.list, { query: { search } });
      expect([search, idsOf(all.competitions)]).toEqual([search, cups.toSorted()]);
      const everything = await world.call(admin, searchEndpoints.find, { query: { text: search } });
      expect(new Set(everything.found.map(({ kind }) => kind))).toEqual(
        new Set(['person', 'club', 'competition']),
      );
    }
  });
});

it('a surname of a minor leads nowhere in the other alphabet either', async () => {
  const { clubId, admin } = await clubWithAdmin(world);
  const [adult, teen] = [
    await world.person({ birthYear: 1990 }),
    await world.person({ birthYear: world.clock().getUTCFullYear() - 17 }),
  ];
  await rename(teen, 'Мира Ковальова');
  for (const person of [adult, teen]) await enrol(world, clubId, person);
  for (const search of ['Ковальова', 'Kovalova', 'Kovaliova']) {
    const { people } = await world.call(adult, profileEndpoints.directory, { query: { search } });
    expect(people).toEqual([]);
    const ofClub = { params: { clubId }, query: { search } };
    expect((await world.call(adult, teammateEndpoints.list, ofClub)).people).toEqual([]);
  }
  const ofClub = { params: { clubId }, query: { search: 'Kovaliova' } };
  expect((await world.call(admin, manageEndpoints.members, ofClub)).members).toHaveLength(1);
});

it('an address of email is found as it is written', async () => {
  const admin = await world.person({ roles: ['system_admin'] });
  const { id } = await world.person({ email: 'lily.khan_tsy@people.ribbon.test' });
  for (const search of ['lily.khan_tsy@', 'LILY.KHAN']) {
    const { accounts } = await world.call(admin, adminAccountEndpoints.list, { query: { search } });
    expect(idsOf(accounts)).toEqual([id]);
  }
});

it('an address of a club stays made of its Latin letters', async () => {
  const clubId = await newClub(world, { name: 'Левски 1914', city: 'София' });
  const { slug } = await world.db
    .selectFrom('clubs')
    .select('slug')
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow();
  expect(slug).toBe('1914');
});
