import { clubWithAdmin, enrol, listedClub } from '#testing/club';
import { type Person, type World, createWorld } from '#testing/world';
import { type ClubId, type UserId, type UserType, shortName } from '@ribbon/domain/accounts';
import {
  type Teammate,
  manageEndpoints,
  clubEndpoints,
  teammateEndpoints as endpoints,
} from '@ribbon/domain/clubs';
import { friendEndpoints } from '@ribbon/domain/friends';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const list = async (who: Person, clubId: ClubId, query: Record<string, string> = {}) => {
  const people: Teammate[] = [];
  let after: string | null = null;
  do {
    const page: { people: Teammate[]; next: string | null } = await world.call(
      who,
      endpoints.list,
      {
        params: { clubId },
        query: { ...query, ...(after !== null && { after }) },
      },
    );
    people.push(...page.people);
    after = page.next;
  } while (after !== null);
  return people;
};
const figures = (who: Person, clubId: ClubId) =>
  world.call(who, endpoints.figures, { params: { clubId } });
const profile = (person: Person, change: Record<string, unknown>) =>
  world.db.updateTable('athlete_profiles').set(change).where('id', '=', person.id).execute();
const seen = async (who: Person, clubId: ClubId, whom: Person) =>
  (await list(who, clubId)).find(({ id }) => id === whom.id);
const YEAR = new Date().getUTCFullYear();
const childLife = { userType: 'child_gymnast', birthYear: YEAR - 10 } as const;

describe('teammates', () => {
  it('are for members only', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const [waiting, gone, nobody] = [
      await world.person(),
      await world.person(),
      await world.person(),
    ];
    await enrol(world, clubId, waiting, { status: 'waiting_club' });
    await enrol(world, clubId, gone, {
      status: 'left',
      left_at: world.clock(),
      left_reason: 'left',
    });
    for (const outsider of [waiting, gone, nobody]) {
      const params = { clubId };
      expect((await world.refusal(outsider, endpoints.list, { params, query: {} })).status).toBe(
        404,
      );
      expect((await world.refusal(outsider, endpoints.figures, { params })).status).toBe(404);
    }
    expect((await list(admin, clubId)).map(({ id }) => id)).toEqual([admin.id]);
  });

  it('are nobody but oneself where nobody runs the club: anybody may have joined it', async () => {
    const clubId = await listedClub(world);
    const [adult, child] = [await world.person(), await world.person(childLife)];
    for (const person of [adult, child]) await enrol(world, clubId, person);
    for (const person of [adult, child]) {
      expect((await list(person, clubId)).map(({ id }) => id)).toEqual([person.id]);
      expect(await figures(person, clubId)).toMatchObject({ total: 1 });
    }
    const page = await world.call(adult, endpoints.list, { params: { clubId }, query: {} });
    expect(page.isRun).toBe(false);
  });

  it('show an adult with everything, and a child to other adults as no more than a name', async () => {
    const { clubId } = await clubWithAdmin(world);
    const [adult, other, child] = [
      await world.person(),
      await world.person(),
      await world.person(childLife),
    ];
    for (const person of [adult, other, child]) await enrol(world, clubId, person);
    await profile(other, {
      specialties: ['Hoop', 'Ball', 'Ribbon'],
      achievements: ['Gold', 'Silver'],
      is_verified: true,
    });
    await profile(child, { full_name: 'Mia Petrenko', specialties: ['Hoop'] });
    expect(await seen(adult, clubId, other)).toMatchObject({
      name: expect.stringMatching(/^Person Number/u),
      username: expect.any(String),
      country: 'United Kingdom',
      specialties: ['Hoop', 'Ball', 'Ribbon'],
      achievements: 2,
      isVerified: true,
      joinedAt: expect.any(Date),
    });
    expect(await seen(adult, clubId, child)).toEqual({
      id: child.id,
      name: 'Mia P.',
      username: null,
      isVerified: false,
      role: 'member',
      country: null,
      joinedAt: null,
      specialties: [],
      achievements: null,
      art: null,
      imageId: null,
      friendship: { state: 'none', waitsForGuardian: false, mayAsk: false },
      mayOpen: false,
      isSelf: false,
    });
    expect(await list(adult, clubId, { search: 'petrenko' })).toEqual([]);
    expect(await list(adult, clubId, { search: 'mia' })).toHaveLength(1);
  });

  it('give a coach more only once the club has confirmed them', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const [coach, child] = [
      await world.person({ userType: 'coach' }),
      await world.person(childLife),
    ];
    await profile(child, { full_name: 'Mia Petrenko' });
    const membershipId = await enrol(world, clubId, coach, { membership_type: 'coach' });
    await enrol(world, clubId, child);
    expect(await seen(coach, clubId, child)).toMatchObject({ name: 'Mia P.', username: null });
    expect(await seen(child, clubId, coach)).toMatchObject({ role: 'member' });
    await world.call(admin, manageEndpoints.changeRole, {
      params: { clubId, membershipId },
      body: { role: 'coach' },
    });
    expect(await seen(coach, clubId, child)).toMatchObject({ name: 'Mia Petrenko' });
    expect(await seen(child, clubId, coach)).toMatchObject({ role: 'coach' });
    expect(await list(coach, clubId, { role: 'coach' })).toHaveLength(1);
  });

  it('keep achievements of those who keep them to themselves', async () => {
    const { clubId } = await clubWithAdmin(world);
    const [one, shy] = [await world.person(), await world.person()];
    for (const person of [one, shy]) await enrol(world, clubId, person);
    await profile(shy, { achievements: ['Gold'] });
    await world.db
      .insertInto('privacy_settings')
      .values({ user_id: shy.id, show_achievements: false })
      .execute();
    expect(await seen(one, clubId, shy)).toMatchObject({ achievements: null });
    expect(await seen(shy, clubId, shy)).toMatchObject({ achievements: 1 });
  });

  it('count whom one sees, by role, and how many are friends', async () => {
    const { clubId } = await clubWithAdmin(world);
    const [me, friend, asked, blocked, paused] = [
      await world.person(),
      await world.person(),
      await world.person(),
      await world.person(),
      await world.person(),
    ];
    for (const person of [me, friend, asked, blocked, paused]) await enrol(world, clubId, person);
    await profile(paused, { status: 'paused', paused_at: world.clock() });
    await world.db
      .insertInto('friendships')
      .values([
        { requester_id: friend.id, addressee_id: me.id, status: 'accepted' },
        { requester_id: me.id, addressee_id: asked.id, status: 'pending' },
      ])
      .execute();
    expect(await figures(me, clubId)).toEqual({
      total: 5,
      admins: 1,
      coaches: 0,
      members: 4,
      friends: 1,
    });
    expect(await seen(me, clubId, friend)).toMatchObject({ friendship: { state: 'friends' } });
    expect(await seen(me, clubId, asked)).toMatchObject({ friendship: { state: 'sent' } });
    expect(await seen(me, clubId, paused)).toBeUndefined();
    const { username } = await world.db
      .selectFrom('athlete_profiles')
      .select('username')
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow();
    await world.call(blocked, friendEndpoints.block, { body: { username } });
    expect(await seen(me, clubId, blocked)).toBeUndefined();
    expect(await seen(blocked, clubId, me)).toBeUndefined();
    expect(await figures(me, clubId)).toMatchObject({ total: 4, members: 3 });
  });
});

describe('my clubs', () => {
  it('show what a club tells its members', async () => {
    const { clubId } = await clubWithAdmin(world, {
      address: '1 Ribbon Lane',
      hours: 'Weekends',
      phone: '01632 960001',
      email: 'hello@club.ribbon.test',
      website: 'https://club.ribbon.test',
      programs: ['Beginners'],
    });
    const person = await world.person();
    await enrol(world, clubId, person);
    const { memberships } = await world.call(person, clubEndpoints.memberships);
    expect(memberships).toMatchObject([
      {
        address: '1 Ribbon Lane',
        hours: 'Weekends',
        phone: '01632 960001',
        email: 'hello@club.ribbon.test',
        website: 'https://club.ribbon.test',
        programs: ['Beginners'],
        rating: null,
        membersCount: 2,
      },
    ]);
  });
});

/** A person of the model: everything that decides who sees whom. */
interface Soul {
  age: number;
  userType: UserType;
  place: 'member' | 'coach' | 'confirmed coach' | 'admin' | 'waiting' | 'left' | 'none';
  account: 'active' | 'paused';
}

const souls = fc.array(
  fc.record<Soul>({
    age: fc.constantFrom(9, 12, 14, 16, 17, 19, 40),
    userType: fc.constantFrom('gymnast', 'parent', 'coach', 'club_admin'),
    place: fc.constantFrom(
      'member',
      'coach',
      'confirmed coach',
      'admin',
      'waiting',
      'left',
      'none',
    ),
    account: fc.constantFrom('active', 'active', 'active', 'paused'),
  }),
  { minLength: 3, maxLength: 6 },
);
const pairs = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 4 });

const isIn = ({ place }: Soul) => !['waiting', 'left', 'none'].includes(place);
const isGrown = ({ age }: Soul) => age >= 18;
/** A child with an adult's record has none of its rights. */
const isStaff = (soul: Soul) =>
  isGrown(soul) && (soul.place === 'admin' || soul.place === 'confirmed coach');

/** What one soul sees of another, told as plainly as the rules are. */
function model(
  viewer: Soul,
  other: Soul,
  { blocked, self, ownChild }: { blocked: boolean; self: boolean; ownChild: boolean },
): 'nothing' | 'whole' | 'short' | 'hint' {
  if (!isIn(viewer) || !isIn(other) || other.account !== 'active' || blocked) return 'nothing';
  if (self || ownChild || isGrown(other) || isStaff(viewer)) return 'whole';
  return isGrown(viewer) ? 'hint' : 'short';
}

it('whoever they are, nobody sees more of a teammate than the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(souls, pairs, pairs, async (cast, blocks, families) => {
      const { clubId } = await clubWithAdmin(world);
      const people: Person[] = [];
      for (const soul of cast) people.push(await embody(clubId, soul));
      const at = (index: number) => index % cast.length;
      const blocked = new Set<string>();
      for (const [a, b] of blocks.map(([x, y]) => [at(x), at(y)] as const)) {
        if (a === b) continue;
        blocked.add(`${a}.${b}`).add(`${b}.${a}`);
        await world.db
          .insertInto('blocks')
          .values({ blocker_id: idOf(people, a), blocked_id: idOf(people, b) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const children = new Set<string>();
      for (const [a, b] of families.map(([x, y]) => [at(x), at(y)] as const)) {
        const [parent, child] = [cast[a], cast[b]];
        const isFamily = parent && child && isGrown(parent) && child.age < 13;
        if (!isFamily || [...children].some((pair) => pair.endsWith(`.${b}`))) continue;
        children.add(`${a}.${b}`);
        await world.db
          .insertInto('parental_relationships')
          .values({
            parent_id: idOf(people, a),
            child_id: idOf(people, b),
            role: 'primary',
          })
          .execute();
      }
      for (const [v, viewer] of cast.entries()) {
        const eyes = people[v];
        // A paused account does not get as far as the club.
        if (eyes === undefined || viewer.account !== 'active') continue;
        const shown = isIn(viewer) ? await list(eyes, clubId) : [];
        const { total } = isIn(viewer) ? await figures(eyes, clubId) : { total: 0 };
        for (const [o, other] of cast.entries()) {
          const got = shown.find(({ id }) => id === idOf(people, o));
          const pair = `${v}.${o}`;
          const facts = {
            blocked: blocked.has(pair),
            self: v === o,
            ownChild: children.has(pair),
          };
          expect(sightOf(got, o)).toBe(model(viewer, other, facts));
          const surname =
            shown.length > 0 ? await list(eyes, clubId, { search: nameOf(o).last }) : [];
          expect(surname.some(({ id }) => id === idOf(people, o))).toBe(
            model(viewer, other, facts) === 'whole',
          );
        }
        expect(total).toBe(shown.length);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

const idOf = (people: readonly Person[], index: number): UserId =>
  people[index]?.id ?? ('' as UserId);

const FAMILY_NAMES = ['Aldana', 'Bohdan', 'Castro', 'Dimitrova', 'Evans', 'Fujita'];
const nameOf = (index: number) => ({
  first: `Soul${index}`,
  last: FAMILY_NAMES[index] ?? 'Nobody',
});

/** How much is there to see, from what was sent. */
function sightOf(got: Teammate | undefined, index: number) {
  if (got === undefined) return 'nothing';
  const { first, last } = nameOf(index);
  if (got.name === `${first} ${last}`) return got.username === null ? 'wrong' : 'whole';
  if (got.name !== shortName(`${first} ${last}`)) return 'wrong';
  const hidden = [got.username, got.country, got.joinedAt, got.achievements];
  if (hidden.every((value) => value === null) && got.specialties.length === 0) return 'hint';
  return hidden.some((value) => value === null) ? 'wrong' : 'short';
}

async function embody(clubId: ClubId, soul: Soul): Promise<Person> {
  const index = order(clubId);
  const person = await world.person({
    userType: soul.age < 13 ? 'child_gymnast' : soul.userType,
  });
  const { first, last } = nameOf(index);
  await profile(person, {
    full_name: `${first} ${last}`,
    // Before December is over, these are their years.
    birth_month: 12,
    birth_year: YEAR - soul.age - 1,
    specialties: ['Hoop'],
    achievements: ['Gold'],
    ...(soul.account === 'paused' && { status: 'paused', paused_at: world.clock() }),
  });
  if (soul.place === 'none') return person;
  const staff = { coach: 'coach', 'confirmed coach': 'coach', admin: 'admin' } as const;
  await enrol(world, clubId, person, {
    membership_type: soul.place in staff ? staff[soul.place as keyof typeof staff] : 'member',
    ...(soul.place === 'confirmed coach' && { coach_confirmed_at: world.clock() }),
    ...(soul.place === 'waiting' && { status: 'waiting_club' as const }),
    ...(soul.place === 'left' && {
      status: 'left' as const,
      left_at: world.clock(),
      left_reason: 'left' as const,
    }),
  });
  const role = { 'confirmed coach': 'coach', admin: 'club_admin' } as const;
  if (soul.place === 'admin' || soul.place === 'confirmed coach') {
    await world.db
      .insertInto('user_roles')
      .values({ user_id: person.id, club_id: clubId, role: role[soul.place] })
      .execute();
  }
  if (soul.place === 'admin') {
    await world.db
      .insertInto('club_admins')
      .values({ club_id: clubId, user_id: person.id })
      .execute();
  }
  return person;
}

const orders = new Map<string, number>();
const order = (clubId: string): number => {
  const next = orders.get(clubId) ?? 0;
  orders.set(clubId, next + 1);
  return next;
};
