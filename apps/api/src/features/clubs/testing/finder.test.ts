import type { DB } from '#db/schema.generated';
import { type World, createWorld } from '#testing/world';
import { ClubId } from '@ribbon/domain/accounts';
import { CLUBS_PER_PAGE, MAP_POINTS, clubEndpoints } from '@ribbon/domain/clubs';
import type { InputOf } from '@ribbon/domain/kernel';
import { kilometresBetween } from '@ribbon/domain/geocoding';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Search = InputOf<typeof clubEndpoints.find>['query'];
type NewClub = Insertable<DB['clubs']>;

const KM = 180 / (Math.PI * 6371);
/** On open sea, so that only the clubs of one test are around. */
const SEA = { latitude: 57, longitude: 3 };
const at = ({ latitude, longitude }: typeof SEA) => ({ at: `${latitude},${longitude}` });
const north = (km: number, from = SEA) => ({ ...from, latitude: from.latitude + km * KM });

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const clubRow = (name: string, more: Partial<NewClub> = {}): NewClub => ({
  name,
  city: 'Leeds',
  country: 'United Kingdom',
  ...more,
});
const insert = (...rows: NewClub[]) => world.db.insertInto('clubs').values(rows).execute();
const find = (query: Search = {}) => world.call(undefined, clubEndpoints.find, { query });
const names = async (query: Search) => (await find(query)).clubs.map(({ name }) => name);

/** Every page of a search, one after the other. */
async function pages(query: Search) {
  const seen = [];
  let answer = await find(query);
  seen.push(answer);
  while (answer.next !== null) {
    answer = await find({ ...query, after: answer.next });
    seen.push(answer);
  }
  return seen;
}

describe('near a place', () => {
  it('lists clubs within 50 km, to the metre, nearest first, with their distance', async () => {
    await insert(
      clubRow('Edge', north(49.999)),
      clubRow('Beyond', north(50.001)),
      clubRow('Middle', north(-20)),
      clubRow('Here', SEA),
      clubRow('Nowhere'),
    );
    const { clubs, total, nearest, next, place } = await find(at(SEA));
    expect(clubs.map(({ name, distanceKm }) => [name, distanceKm])).toEqual([
      ['Here', 0],
      ['Middle', 20],
      ['Edge', 50],
    ]);
    expect({ total, nearest, next, place }).toEqual({
      total: 3,
      nearest: [],
      next: null,
      place: null,
    });
    for (const { position, distanceKm } of clubs) {
      expect(distanceKm).toBe(position && kilometresBetween(SEA, position));
    }
  });

  it('finds a postcode, a town and an address, and says how it understood them', async () => {
    await insert(clubRow('Headingley Hoops', { latitude: 53.82, longitude: -1.577 }));
    for (const near of ['LS6 3AB', 'leeds', '12 Long Lane, Leeds', 'Leds']) {
      const { place, clubs } = await find({ near });
      expect(place?.name).toMatch(/Leeds|LS6/u);
      expect(clubs.map(({ name }) => name)).toContain('Headingley Hoops');
    }
  });

  it('says when a place cannot be found', async () => {
    const refusal = await world.refusal(undefined, clubEndpoints.find, {
      query: { near: 'qqqzzzxxx' },
    });
    expect(refusal).toMatchObject({
      status: 404,
      message: 'Location not found. Please try a different postcode or city name.',
    });
  });

  it('names the nearest clubs and how far they are when none is near', async () => {
    const lonely = { latitude: 57, longitude: -15 };
    await insert(...[120, 60, 80, 100].map((km) => clubRow(`At ${km}`, north(km, lonely))));
    const { clubs, total, nearest, points } = await find(at(lonely));
    expect({ clubs, total, points }).toEqual({ clubs: [], total: 0, points: [] });
    expect(nearest.map(({ name, distanceKm }) => [name, distanceKm])).toEqual([
      ['At 60', 60],
      ['At 80', 80],
      ['At 100', 100],
    ]);
  });

  it('shows clubs that are listed, claimed or approved, and none that is deleted', async () => {
    const here = { latitude: 60, longitude: 5 };
    await insert(
      ...(['listed', 'claimed', 'approved'] as const).map((status) =>
        clubRow(status, { ...here, status }),
      ),
      clubRow('deleted', { ...here, deleted_at: new Date() }),
    );
    expect((await names(at(here))).toSorted()).toEqual(['approved', 'claimed', 'listed']);
  });
});

describe('page by page', () => {
  it('neither skips nor repeats a club, also where many are equally far', async () => {
    const here = { latitude: 50, longitude: -20 };
    await insert(
      ...Array.from({ length: 34 }, (_, index) =>
        clubRow(`Twin ${index}`, north(Math.floor(index / 12), here)),
      ),
    );
    const all = await pages(at(here));
    const ids = all.flatMap(({ clubs }) => clubs.map(({ id }) => id));
    expect(all.map(({ clubs }) => clubs.length)).toEqual([10, 10, 10, 4]);
    expect(new Set(ids).size).toBe(34);
    expect(all.map(({ total }) => total)).toEqual([34, 34, 34, 34]);
    expect(all[0]?.points.map(({ id }) => id)).toEqual(ids);
    expect(all[1]?.points).toEqual([]);
  });

  it('goes on where it was when clubs come and go meanwhile', async () => {
    const here = { latitude: 50, longitude: -25 };
    await insert(
      ...Array.from({ length: 15 }, (_, index) => clubRow(`Row ${index}`, north(index + 1, here))),
    );
    const first = await find(at(here));
    await insert(clubRow('New and nearer', north(0.5, here)));
    await world.db.deleteFrom('clubs').where('name', '=', 'Row 3').execute();
    const second = await find({ ...at(here), after: first.next ?? '' });
    expect(second.clubs.map(({ name }) => name)).toEqual(
      [10, 11, 12, 13, 14].map((index) => `Row ${index}`),
    );
  });

  it('without a search all clubs come by name, those without a position too', async () => {
    const all = await pages({});
    const listed = all.flatMap(({ clubs }) => clubs);
    const rows = await world.db
      .selectFrom('clubs')
      .select('id')
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .orderBy('id')
      .execute();
    expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(listed.every(({ distanceKm }) => distanceKm === null)).toBe(true);
    expect(listed.map(({ name }) => name)).toContain('Nowhere');
    expect(all[0]?.points.map(({ name }) => name)).not.toContain('Nowhere');
  });

  it('the map has a bound, and says when there are more', async () => {
    const here = { latitude: 45, longitude: -30 };
    await insert(...Array.from({ length: MAP_POINTS + 1 }, (_, i) => clubRow(`Crowd ${i}`, here)));
    const { points, morePoints, total, clubs } = await find(at(here));
    expect([points.length, morePoints, total, clubs.length]).toEqual([
      MAP_POINTS,
      true,
      MAP_POINTS + 1,
      CLUBS_PER_PAGE,
    ]);
  });
});

describe('facets', () => {
  const here = { latitude: 40, longitude: -20 };
  const search = (query: Search) => names({ ...at(here), ...query });

  it('leave those clubs that offer everything that was asked for', async () => {
    await insert(
      clubRow('Small', {
        ...north(1, here),
        programs: ['Squad', 'Camps'],
        age_from: 4,
        levels: ['beginner'],
        apparatus: ['hoop', 'ball'],
        days: ['monday'],
      }),
      clubRow('Big', {
        ...north(2, here),
        programs: ['Squad'],
        age_from: 8,
        levels: ['beginner', 'elite'],
        apparatus: ['ribbon'],
        days: ['monday', 'sunday'],
      }),
      clubRow('Silent', north(3, here)),
    );
    expect(await search({ program: 'Squad' })).toEqual(['Small', 'Big']);
    expect(await search({ level: 'elite' })).toEqual(['Big']);
    expect(await search({ apparatus: 'hoop' })).toEqual(['Small']);
    expect(await search({ day: 'monday', level: 'beginner' })).toEqual(['Small', 'Big']);
    expect(await search({ program: 'Camps', day: 'sunday' })).toEqual([]);
  });

  it('a club is there from its age on, and from any when it does not say', async () => {
    expect(await search({ age: '3' })).toEqual(['Silent']);
    expect(await search({ age: '4' })).toEqual(['Small', 'Silent']);
    expect(await search({ age: '8' })).toEqual(['Small', 'Big', 'Silent']);
  });

  it('hold for all pages, the total, the map and the nearest alike', async () => {
    const { total, points } = await find({ ...at(here), level: 'elite' });
    expect([total, points.map(({ name }) => name)]).toEqual([1, ['Big']]);
    const far = await find({ at: '35,-20', level: 'elite' });
    expect(far.nearest.map(({ name }) => name)).toEqual(['Big']);
    expect((await find({ level: 'elite' })).clubs.map(({ name }) => name)).toEqual(['Big']);
  });

  it('offer the programs that there are, most common first', async () => {
    const { programs } = await world.call(undefined, clubEndpoints.programs);
    expect(programs).toEqual(['Squad', 'Camps']);
  });
});

describe('one club', () => {
  it('is shown with what visitors may know, and nothing else', async () => {
    await insert(clubRow('Whole', { ...SEA, phone: '01632 960123', programs: ['Squad'] }));
    const row = await world.db
      .selectFrom('clubs')
      .select('id')
      .where('name', '=', 'Whole')
      .executeTakeFirstOrThrow();
    const params = { clubId: ClubId.parse(row.id) };
    const club = await world.call(undefined, clubEndpoints.read, { params });
    expect(club).toEqual({
      id: row.id,
      slug: 'whole-leeds',
      name: 'Whole',
      city: 'Leeds',
      country: 'United Kingdom',
      address: null,
      description: null,
      phone: '01632 960123',
      email: null,
      website: null,
      hours: null,
      programs: ['Squad'],
      art: null,
      imageId: null,
      position: SEA,
      rating: null,
      membersCount: 0,
      isClaimed: false,
      joinPolicy: 'approval',
      distanceKm: null,
    });
    await world.db
      .updateTable('clubs')
      .set({ deleted_at: new Date() })
      .where('id', '=', row.id)
      .execute();
    expect((await world.refusal(undefined, clubEndpoints.read, { params })).code).toBe('notFound');
  });
});

describe('whatever is asked', () => {
  const code = async (query: string) =>
    (await world.app.inject({ method: 'GET', url: `/api/clubs?${query}` })).statusCode;

  it.each([
    'at=53.79648,-1.54785',
    'at=99,0',
    'at=x',
    'near=',
    'near=%20%20',
    `near=${'a'.repeat(5000)}`,
    'near=a&near=b',
    'age=8.5',
    'age=-1',
    'level=%27%20or%201%3D1',
    'after=nonsense',
    `after=${Buffer.from('{"name":"x"}').toString('base64url')}`,
    `after=${Buffer.from('{"near":{"latitude":999,"longitude":0},"metres":1,"id":"x"}').toString('base64url')}`,
    'near=%00',
    'near=%E2%80%AE%EF%BB%BF',
  ])('%s is refused', async (query) => expect(await code(query)).toBe(400));

  it.each(['near=%27;drop%20table%20clubs;--', 'near=%F0%9F%A4%B8', 'near=%5C%25_%22'])(
    '%s is no place',
    async (query) => expect(await code(query)).toBe(404),
  );

  it('a program is compared, not executed', async () => {
    expect(await code('program=%27)%20or%20true--')).toBe(200);
    expect(await names({ program: "') or true--" })).toEqual([]);
  });
});
