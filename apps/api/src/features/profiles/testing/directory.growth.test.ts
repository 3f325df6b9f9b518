import type { Viewer } from '#db/visibility/visibility';
import { explaining } from '#testing/sql/explain';
import { type Person, type World, createWorld } from '#testing/world';
import type { DirectorySearch } from '@ribbon/domain/profiles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directoryStore } from '../directory/profiles.directory.store.ts';

const PEOPLE = 50_000;
const PART = 2500;

let world: World;
let viewer: Person;
beforeAll(async () => {
  world = await createWorld();
  const { db } = world;
  viewer = await world.person();
  // In parts: no statement of the product may take as long as all of them together.
  for (let first = 1; first < PEOPLE; first += PART) await people(db, first);
  await sql`
    insert into blocks (blocker_id, blocked_id)
    select ${viewer.id}, id from athlete_profiles where id <> ${viewer.id} limit 200`.execute(db);
  await sql`vacuum analyze athlete_profiles`.execute(db);
  await sql`analyze blocks`.execute(db);
}, 300_000);
afterAll(() => world.close());

const people = (db: World['db'], first: number) =>
  sql`
    with made as (
      insert into users (name, email, email_verified)
      select 'many', 'many' || nth || '@people.ribbon.test', true 
      from generate_series(${first}::int, ${first + PART - 1}::int) nth
      returning id, email)
    insert into athlete_profiles (id, username, full_name, country, user_type, birth_month, birth_year,
      listed_in_directory, feed_visibility, specialties, achievements, followers_count)
    select id, split_part(email, '@', 1),
      (array['Ana', 'Maria', 'Olena', 'Haruka', 'Chloe', 'Ines', 'Desislava', 'Zoe'])[1 + k % 8] || ' '
        || (array['Petrova', 'Kovtun', 'Tanaka', 'Rossi', 'Meyer', 'Silva'])[1 + k / 8 % 6]
        || chr(97 + k % 26) || chr(97 + k / 26 % 26) || chr(97 + k / 676 % 26),
      (array['United Kingdom', 'Spain', 'Italy', 'Japan'])[1 + k % 4], 'gymnast', 1,
      case when k % 10 = 0 then extract(year from now())::int - 17 else 1980 + k % 20 end,
      k % 5 <> 0, 'public', array[(array['Hoop', 'Ball', 'Clubs', 'Ribbon', 'Coach'])[1 + k % 5]],
      case when k % 3 = 0 then array['Finalist'] else '{}' end, k * 7919 % 1000
    from (select id, email, substring(email from '\\d+')::int as k from made) people`.execute(db);

const plain: DirectorySearch = { search: '', country: '', specialty: '', sort: 'popularity' };
const QUESTIONS: Readonly<Record<string, DirectorySearch>> = {
  'the first page': plain,
  'by name': { ...plain, sort: 'name' },
  'by achievements': { ...plain, sort: 'achievements' },
  'a common first name': { ...plain, search: 'maria' },
  'a rare surname': { ...plain, search: 'kovtunbcd' },
  'nobody’s name': { ...plain, search: 'xylophone' },
  'a country and a specialty': { ...plain, country: 'Japan', specialty: 'hoop' },
  'a name in a country, by name': { ...plain, search: 'petrova', country: 'Spain', sort: 'name' },
};

const reader = (): Viewer => ({
  id: viewer.id,
  isAdult: true,
  isGuardian: false,
  isYoung: false,
  isChild: false,
  seesPrivate: false,
});

describe(`among ${PEOPLE.toLocaleString('en')} people`, () => {
  it.each(Object.entries(QUESTIONS))('%s reads a small part of them', async (_, search) => {
    const asked = { ...search, after: undefined, now: world.clock(), limit: 25 };
    const plan = await explaining(world.db, (db) => directoryStore.page(db, reader(), asked));
    expect(plan.rowsRead('athlete_profiles')).toBeLessThan(PEOPLE / 10);
  });

  it('whoever is found among the first is who stands first, and rare names are found as well', async () => {
    // The last of the list who are not blocked.
    const { full_name: rare } = await world.db
      .selectFrom('athlete_profiles')
      .select('full_name')
      .where('listed_in_directory', '=', true)
      .where('birth_year', '<', 2000)
      .where('id', 'not in', world.db.selectFrom('blocks').select('blocked_id'))
      .where('id', '<>', viewer.id)
      .orderBy('followers_count')
      .executeTakeFirstOrThrow();
    const questions = [['maria'], ['maria', 500], [rare?.toLowerCase() ?? '']] as const;
    for (const [search, after] of questions) {
      const place = after === undefined ? undefined : `${after}.${viewer.id}`;
      const asked = { ...plain, search, after: place, now: world.clock(), limit: 25 };
      const { rows } = await sql<{ id: string }>`
        select profile.id from athlete_profiles profile
        where profile.listed_in_directory and profile.search_text like ${`%${search}%`}
          and extract(year from now()) - profile.birth_year > 18
          and profile.id not in (select blocked_id from blocks)
          and (profile.followers_count, profile.id) < (${after ?? 1_000_000}, ${viewer.id}::uuid)
        order by profile.followers_count desc, profile.id desc limit 25`.execute(world.db);
      const found = await directoryStore.page(world.db, reader(), asked);
      expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      expect(found.length).toBeGreaterThan(0);
    }
  });

  it('a young person’s circle is read without the rest', async () => {
    const asked = { ...plain, after: undefined, now: world.clock(), limit: 25 };
    const young = { ...reader(), isAdult: false, isYoung: true };
    const plan = await explaining(world.db, (db) => directoryStore.page(db, young, asked));
    expect(plan.rowsRead('athlete_profiles')).toBeLessThan(500);
  });

  it('a page in the middle costs no more than the first', async () => {
    for (const sort of ['popularity', 'name', 'achievements'] as const) {
      const middle = await world.db
        .selectFrom('athlete_profiles')
        .select('id')
        .where('listed_in_directory', '=', true)
        .offset(PEOPLE / 2)
        .limit(1)
        .executeTakeFirstOrThrow();
      const value = { popularity: '500', achievements: '0', name: 'n' }[sort];
      const after = `${value}.${middle.id}`;
      const asked = { ...plain, sort, after, now: world.clock(), limit: 25 };
      const plan = await explaining(world.db, (db) => directoryStore.page(db, reader(), asked));
      expect(plan.rowsRead('athlete_profiles')).toBeLessThan(500);
    }
  });
});
