import type { DB } from '#db/schema.generated';
import { type Person, type World, createWorld } from '#testing/world';
import { friendEndpoints } from '@ribbon/domain/friends';
import { DirectorySort, profileEndpoints as endpoints } from '@ribbon/domain/profiles';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Columns = Partial<Insertable<DB['athlete_profiles']>>;
async function listed(years: number, columns: Columns = {}): Promise<Person> {
  const person = await world.person({ birthYear: world.clock().getUTCFullYear() - years });
  await world.db
    .updateTable('athlete_profiles')
    .set({ listed_in_directory: true, ...columns })
    .where('id', '=', person.id)
    .execute();
  return person;
}

type Query = Parameters<typeof world.call<typeof endpoints.directory>>[2]['query'];
const find = async (viewer: Person | undefined, query: Query) =>
  (await world.call(viewer, endpoints.directory, { query })).people;
const idsOf = async (viewer: Person | undefined, query: Query) =>
  (await find(viewer, query)).map(({ id }) => id);

describe('the directory', () => {
  it('holds adults who want it and 16 to 17 who asked for it, nobody younger, nobody closed', async () => {
    const search = { search: 'quillon' };
    const name = (first: string) => ({ full_name: `${first} Quillon` });
    const adult = await listed(30, name('Ada'));
    await listed(30, { ...name('Hidden'), listed_in_directory: false });
    await listed(30, { ...name('Paused'), status: 'paused', paused_at: new Date() });
    await listed(14, { ...name('Tess'), username: 'quillon.tess' });
    const open = await listed(17, { ...name('Vera'), username: 'quillon.vera' });
    expect((await idsOf(undefined, search)).toSorted()).toEqual([adult.id, open.id].toSorted());
  });

  it('finds adults by any part of the name, without accents, and a minor by the username only', async () => {
    const adult = await listed(30, { full_name: 'Żaneta Łukasikova' });
    const teen = await listed(17, { full_name: 'Mira Łukasikova', username: 'starry_otter_9' });
    expect(await idsOf(undefined, { search: 'lukasikova' })).toEqual([adult.id]);
    const [found] = await find(undefined, { search: 'starry_OTTER' });
    expect(found).toMatchObject({ id: teen.id, name: 'Mira Ł.', followers: null });
    expect(await idsOf(undefined, { search: '%' })).not.toContain(undefined);
    expect(await idsOf(undefined, { search: '__________' })).toEqual([]);
  });

  it('filters by country and specialty, whatever the case', async () => {
    const place = { country: 'Brazil', specialties: ['Rope Juggling', 'Hoop'] };
    const [one, other] = [await listed(30, place), await listed(30, { ...place, specialties: [] })];
    expect((await idsOf(undefined, { country: 'Brazil' })).toSorted()).toEqual(
      [one.id, other.id].toSorted(),
    );
    expect(await idsOf(undefined, { country: 'Brazil', specialty: 'rope juggling' })).toEqual([
      one.id,
    ]);
  });

  it('sorts by followers, name and achievements', async () => {
    const where = { country: 'Japan' };
    const [ana, bea, cia] = [
      await listed(30, { ...where, full_name: 'Cia', achievements: ['one', 'two'] }),
      await listed(30, { ...where, full_name: 'Ana' }),
      await listed(30, { ...where, full_name: 'Bea', achievements: ['one'] }),
    ];
    for (const fan of [await world.person(), ana]) {
      await world.call(fan, friendEndpoints.follow, { params: { userId: bea.id } });
    }
    await world.call(bea, friendEndpoints.follow, { params: { userId: cia.id } });
    const sorted = (sort: DirectorySort) => idsOf(undefined, { country: 'Japan', sort });
    expect(await sorted('popularity')).toEqual([bea.id, cia.id, ana.id]);
    expect(await sorted('name')).toEqual([bea.id, cia.id, ana.id]);
    expect(await sorted('achievements')).toEqual([ana.id, cia.id, bea.id]);
  });

  it.each(DirectorySort.options)('by %s shows everybody once, page by page', async (sort) => {
    const country = { popularity: 'Italy', name: 'Spain', achievements: 'France' }[sort];
    for (let nth = 0; nth < 55; nth += 1) {
      await listed(30, {
        country,
        full_name: `Twin ${nth % 5}`,
        achievements: ['a'].slice(nth % 2),
      });
    }
    const seen: string[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const page = await world.call(undefined, endpoints.directory, {
        query: { country: country as 'Italy', sort, ...(after && { after }) },
      });
      seen.push(...page.people.map(({ id }) => id));
      after = page.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([55, 55]);
  });

  it('counts truly, without those whom the viewer has blocked, and features six who do not coach', async () => {
    const [viewer, coach] = [
      await listed(30),
      await listed(30, { specialties: ['Head Coach'], country: 'Canada' }),
    ];
    const blocked = await listed(30);
    world.turnClock(2);
    const before = await world.call(viewer, endpoints.overview);
    await world.call(viewer, friendEndpoints.blockPerson, { params: { userId: blocked.id } });
    const after = await world.call(viewer, endpoints.overview);
    expect(after.athletes).toBe(before.athletes - 1);
    expect(before.coaches).toBe(1);
    expect(before.followers).toBe(3);
    expect(before.countries).toBeGreaterThan(3);
    expect(after.featured).toHaveLength(6);
    expect(after.featured.map(({ id }) => id)).not.toContain(coach.id);
    expect(after.specialties).toContain('Rope Juggling');
  });

  it('shows whom one can ask, to those who can', async () => {
    const [viewer, adult] = [await world.person(), await listed(30, { full_name: 'Ask Meplease' })];
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 16 });
    const search = { search: 'meplease' };
    expect((await find(undefined, search))[0]?.friendship).toBeNull();
    expect((await find(viewer, search))[0]?.friendship).toMatchObject({ mayAsk: true });
    expect((await find(teen, search))[0]?.friendship).toMatchObject({ mayAsk: false });
    expect((await find(adult, search))[0]?.friendship).toBeNull();
  });
});
