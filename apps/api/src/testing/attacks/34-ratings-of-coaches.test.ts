import { type TestClub, clubIn, enrol } from '#testing/club';
import { family, linked, youngPerson } from '#testing/family';
import { sanctioned } from '#testing/decisions/sanctions';
import { type Person, type World, createWorld } from '#testing/world';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { type Rating, coachRatingEndpoints as endpoints } from '@ribbon/domain/reviews';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const DAY_MS = 86_400_000;

let world: World;
let club: TestClub;
let coach: Person;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  club = await clubIn(world);
  coach = await world.person({ userType: 'coach' });
  await club.join(coach, 'coach');
});
afterAll(() => world.close());

const ago = (days: number) => new Date(world.clock().getTime() - days * DAY_MS);
/** A member confirmed by the club this many days ago. */
async function member(person?: Person, days = 31): Promise<Person> {
  const someone = person ?? (await world.person());
  await enrol(world, club.id, someone, { joined_at: ago(days), active_since: ago(days) });
  return someone;
}
const place = () => ({ clubId: club.id, coachId: coach.id });
const rate = (who: Person, stars: Rating) =>
  world.send(who, endpoints.rate, { params: place(), body: { stars } });
const rated = async (who: Person, stars: Rating = 4) => (await rate(who, stars)).statusCode;
async function crowd(stars: readonly Rating[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const given of stars) {
    const person = await member();
    expect(await rated(person, given)).toBe(204);
    people.push(person);
  }
  return people;
}
function nth(people: readonly Person[], which: number): Person {
  const person = people[which];
  if (person === undefined) throw new Error('there are not so many');
  return person;
}
const seenBy = async (who: Person | undefined) => {
  const { coaches } = await world.call(who, endpoints.ofClub, { params: { clubId: club.id } });
  return coaches.find(({ coach: { id } }) => id === coach.id);
};
const shown = async (who: Person | undefined = club.admin) => {
  await world.housekeeper.run();
  return (await seenBy(who))?.figure;
};

describe('who rates a coach', () => {
  it('members confirmed for 30 days, once, and can change it and take it back', async () => {
    const person = await member();
    expect(await rated(person, 5)).toBe(204);
    expect(await rated(person, 3)).toBe(204);
    expect(await seenBy(person)).toMatchObject({ own: 3, mayRate: true });
    const rows = await world.db.selectFrom('coach_ratings').selectAll().execute();
    expect(rows.filter(({ giver_id }) => giver_id === person.id)).toHaveLength(1);
    const back = { params: place() };
    expect((await world.send(person, endpoints.takeBack, back)).statusCode).toBe(204);
    expect((await world.send(person, endpoints.takeBack, back)).statusCode).toBe(404);
    expect(await seenBy(person)).toMatchObject({ own: null });
  });

  it('nobody who has joined without the club’s word, or was confirmed lately, or is a stranger', async () => {
    const joined = await world.person();
    await enrol(world, club.id, joined, { status: 'joined', joined_at: ago(99) });
    const waited = await world.person();
    const id = await enrol(world, club.id, waited, { status: 'joined', joined_at: ago(99) });
    await world.db
      .updateTable('club_memberships')
      .set({ status: 'active' })
      .where('id', '=', id)
      .execute();
    for (const person of [joined, waited, await member(undefined, 29), await world.person()]) {
      expect([403, 404]).toContain(await rated(person));
    }
  });

  it('no coach, nobody who runs the club, no system admin, and nobody themselves', async () => {
    const other = await world.person({ userType: 'coach' });
    await enrol(world, club.id, other, {
      joined_at: ago(99),
      membership_type: 'coach',
      coach_confirmed_at: ago(60),
    });
    const admin = await member(await world.person({ roles: ['system_admin'] }));
    for (const person of [other, club.admin, admin, coach]) expect(await rated(person)).toBe(403);
  });

  it('for a child under 13 a guardian who decides, and not the child', async () => {
    const { child, guardian } = await family(world, { age: 10 });
    const viewer = await world.person({ userType: 'parent' });
    await world.db
      .insertInto('parental_relationships')
      .values({
        parent_id: viewer.id,
        child_id: child.id,
        role: 'view_only',
        origin: 'co_guardian',
      })
      .execute();
    await member(child);
    expect(await rated(guardian)).toBe(204);
    expect(await rated(child)).toBe(403);
    expect(await rated(viewer)).toBe(403);
  });

  it('from 13 the young person, and the adult who is linked', async () => {
    const teen = await member(await youngPerson(world, 14));
    const adult = await world.person({ userType: 'parent' });
    await linked(world, teen, adult, 'teen_link');
    expect(await rated(teen)).toBe(204);
    expect(await rated(adult)).toBe(204);
  });

  it('nobody of the coach’s household', async () => {
    const own = await member(await youngPerson(world, 15));
    await linked(world, own, coach, 'teen_link');
    const partner = await member(await world.person({ userType: 'parent' }));
    await linked(world, own, partner, 'co_guardian');
    expect(await rated(own)).toBe(403);
    expect(await rated(partner)).toBe(403);
  });

  it('only coaches whom the club has confirmed', async () => {
    const claims = await world.person({ userType: 'coach' });
    await club.join(claims, 'unconfirmed coach');
    const asked = { params: { clubId: club.id, coachId: claims.id }, body: { stars: 1 as const } };
    expect((await world.send(await member(), endpoints.rate, asked)).statusCode).toBe(404);
  });
});

describe('what is shown', () => {
  it('nothing before five ratings, then the mean with one decimal and the count', async () => {
    await crowd([5, 4, 4, 5]);
    expect(await shown()).toBeNull();
    await crowd([5]);
    expect(await shown()).toEqual({ mean: 4.6, ratings: 5 });
  });

  it('does not move with one person, nor at the moment somebody rates', async () => {
    await crowd([5, 5, 5, 5, 5]);
    const before = await shown();
    const newcomers = await crowd([1, 1, 1, 1]);
    expect(await shown()).toEqual(before);
    await rate(nth(newcomers, 0), 2);
    await world.send(nth(newcomers, 1), endpoints.takeBack, { params: place() });
    expect(await shown()).toEqual(before);
    await crowd([1, 1]);
    expect((await seenBy(club.admin))?.figure).toEqual(before);
    expect(await shown()).toEqual({ mean: 3.1, ratings: 10 });
  });

  it('counts nobody who has left, was suspended or became a coach, in steps as well', async () => {
    const people = await crowd([5, 5, 5, 5, 5, 1, 1, 1, 1, 1]);
    expect(await shown()).toEqual({ mean: 3, ratings: 10 });
    await world.db
      .updateTable('club_memberships')
      .set({ status: 'left', left_at: world.clock(), left_reason: 'left' })
      .where(
        'user_id',
        'in',
        [5, 6, 7].map((which) => nth(people, which).id),
      )
      .execute();
    await sanctioned(world, nth(people, 8).id, { kind: 'suspension' });
    expect(await shown()).toEqual({ mean: 3, ratings: 10 });
    await world.db
      .updateTable('athlete_profiles')
      .set({ user_type: 'coach' })
      .where('id', '=', nth(people, 9).id)
      .execute();
    expect(await shown()).toEqual({ mean: 5, ratings: 5 });
  });

  it('forgets the stars of accounts that are gone, in steps as well', async () => {
    const people = await crowd([5, 5, 5, 5, 5, 1, 1, 1, 1, 1]);
    expect(await shown()).toEqual({ mean: 3, ratings: 10 });
    const isGone = (some: readonly Person[]) =>
      world.db
        .deleteFrom('users')
        .where(
          'id',
          'in',
          some.map(({ id }) => id),
        )
        .execute();
    await isGone(people.slice(5, 9));
    expect(await shown()).toEqual({ mean: 3, ratings: 10 });
    await isGone(people.slice(9));
    expect(await shown()).toEqual({ mean: 5, ratings: 5 });
    await isGone(people.slice(0, 5));
    expect(await shown()).toBeNull();
  });

  it('cannot be washed by a block', async () => {
    const people = await crowd([1, 1, 1, 1, 1]);
    await world.db
      .insertInto('blocks')
      .values(people.map(({ id }) => ({ blocker_id: coach.id, blocked_id: id })))
      .execute();
    await crowd([5, 5, 5, 5, 5]);
    expect(await shown()).toEqual({ mean: 3, ratings: 10 });
  });

  it('is the same to a visitor where the coach’s profile is open, and not there otherwise', async () => {
    const open = (feed_visibility: 'public' | 'private') =>
      world.db
        .updateTable('athlete_profiles')
        .set({ feed_visibility, listed_in_directory: false })
        .where('id', '=', coach.id)
        .execute();
    await crowd([5, 5, 5, 5, 4]);
    await open('public');
    expect(await shown(undefined)).toEqual({ mean: 4.8, ratings: 5 });
    await open('private');
    expect(await seenBy(undefined)).toBeUndefined();
    expect(await seenBy(await youngPerson(world, 14))).toBeUndefined();
    expect(await seenBy(await member())).toBeDefined();
  });
});

describe('who rated', () => {
  it('is told to nobody: no notification, no log, no time, nothing in the coach’s download', async () => {
    const giver = nth(await crowd([1]), 0);
    await world.worker.run();
    for (const who of [coach, club.admin]) {
      const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
      expect(notifications).toEqual([]);
    }
    const acts = await world.db
      .selectFrom('audit_log')
      .select('id')
      .where('actor_id', '=', giver.id)
      .execute();
    expect(acts).toEqual([]);
    const columns = Object.keys(
      await world.db.selectFrom('coach_ratings').selectAll().executeTakeFirstOrThrow(),
    );
    expect(columns.filter((column) => column.endsWith('_at'))).toEqual([]);
    const tables = Object.assign({}, ...world.personalData.map((data) => data.tables));
    expect(tables.coach_ratings.by).toEqual(['giver_id']);
  });
});
