import { tablesOf } from '#testing/sql/rows-everywhere';
import { type World, createWorld } from '#testing/world';
import { CLUB_CHOICES, clubEndpoints } from '@ribbon/domain/clubs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const club = (name: string, city: string, status: 'approved' | 'listed' = 'approved') => ({
    name,
    city,
    country: 'United Kingdom',
    status,
  });
  await world.db
    .insertInto('clubs')
    .values([
      club('Żar Rhythmic', 'Leeds'),
      club('100% Ribbon', 'Bath'),
      club('Quiet Hoops', 'Leeds', 'listed'),
      ...Array.from({ length: 25 }, (_, index) =>
        club(`Many ${String(index).padStart(2, '0')}`, 'Ely'),
      ),
    ])
    .execute();
});
afterAll(() => world.close());

const names = async (search: string) => {
  const { clubs } = await world.call(undefined, clubEndpoints.choices, { query: { search } });
  return clubs.map(({ name }) => name);
};

it('a club is found by part of its name or town, without its accents', async () => {
  expect(await names('zar')).toEqual(['Żar Rhythmic']);
  expect(await names('BATH')).toEqual(['100% Ribbon']);
});

it('signs that mean something to the database mean nothing to the search', async () => {
  expect(await names('100%')).toEqual(['100% Ribbon']);
  expect(await names('_')).toEqual([]);
  expect(await names("'; drop table clubs; --")).toEqual([]);
});

it('only approved clubs can be chosen, and only so many are shown', async () => {
  expect(await names('Leeds')).toEqual(['Żar Rhythmic']);
  expect(await names('Many')).toHaveLength(CLUB_CHOICES);
});

it('what somebody looks for, and where they are, is stored nowhere', async () => {
  const person = await world.person();
  for (const query of [{ near: 'Aberystwyth' }, { lat: 52.18, lng: 0.11 }]) {
    expect((await world.send(person, clubEndpoints.find, { query })).statusCode).toBe(200);
  }
  await world.worker.run();
  const places = [];
  for (const table of (await tablesOf(world.db)).keys()) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} record
      where record::text ilike '%aberystwyth%' or record::text like '%52.18%'`.execute(world.db);
    if (rows.length > 0) places.push(table);
  }
  expect(places).toEqual([]);
});
