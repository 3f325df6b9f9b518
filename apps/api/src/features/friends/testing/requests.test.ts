import { type TestClub, clubIn } from '#testing/club';
import { family } from '#testing/family';
import { keepAwake } from '#testing/quiet';
import { type Person, type World, createWorld } from '#testing/world';
import { AgeBand, type UserType } from '@ribbon/domain/accounts';
import { familyEndpoints } from '@ribbon/domain/families';
import { DECLINE_PAUSE_DAYS, friendEndpoints as endpoints } from '@ribbon/domain/friends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const AGES: Readonly<Record<AgeBand, number>> = { under13: 9, '13-15': 14, '16-17': 17, adult: 30 };

/** Somebody of that age; a child's guardian allows friends. */
async function aged(ageBand: AgeBand, userType?: UserType): Promise<Person> {
  const birthYear = world.clock().getUTCFullYear() - AGES[ageBand];
  const person = await world.person({
    birthYear,
    userType: userType ?? (ageBand === 'under13' ? 'child_gymnast' : 'gymnast'),
  });
  if (ageBand === 'under13') await allowFriends(person);
  return person;
}

const allowFriends = ({ id }: Person) =>
  world.db
    .insertInto('minor_permissions')
    .values({
      minor_id: id,
      permission_type: 'add_friends',
      is_granted: true,
      granted_at: world.clock(),
    })
    .execute();

const befriend = (one: Person, other: Person) =>
  world.db
    .insertInto('friendships')
    .values({ requester_id: one.id, addressee_id: other.id, status: 'accepted' })
    .execute();

const ask = (from: Person, to: Person) =>
  world.call(from, endpoints.request, { body: { userId: to.id } });
const refused = async (from: Person, to: Person) =>
  (await world.refusal(from, endpoints.request, { body: { userId: to.id } })).message;
const requestsTo = async (person: Person) =>
  (await world.call(person, endpoints.requests, { query: {} })).requests.map(
    ({ person: { id } }) => id,
  );
const sentBy = async (person: Person) =>
  (await world.call(person, endpoints.sent, { query: {} })).requests.map((sent) => sent.person?.id);
const friendsOf = async (person: Person) =>
  (await world.call(person, endpoints.list, { query: {} })).people.map(({ person: { id } }) => id);

/** Ways in which two people come to know each other, and between which ages that is enough. */
const TIES: Readonly<
  Record<
    string,
    {
      tie: (club: TestClub, from: Person, to: Person) => Promise<unknown>;
      isEnough: (from: AgeBand, to: AgeBand) => boolean;
    }
  >
> = {
  'know nothing of each other': {
    tie: () => Promise.resolve(),
    isEnough: (from, to) => from === 'adult' && to === 'adult',
  },
  'are in one club': {
    tie: async (club, from, to) => {
      await club.join(from);
      await club.join(to);
    },
    isEnough: (from, to) => (from === 'adult') === (to === 'adult'),
  },
  'share a club that nobody runs': {
    tie: async (club, from, to) => {
      await club.join(from);
      await club.join(to);
      await world.db
        .updateTable('clubs')
        .set({ status: 'listed' })
        .where('id', '=', club.id)
        .execute();
    },
    isEnough: (from, to) => from === 'adult' && to === 'adult',
  },
  'have a friend in common': {
    tie: async (_, from, to) => {
      const friend = await world.person();
      await befriend(friend, from);
      await befriend(to, friend);
    },
    isEnough: (from, to) =>
      (from === 'adult' && to === 'adult') || (from === 'under13' && to === 'under13'),
  },
  'are guardian and child': {
    tie: async (_, from, to) => {
      await world.db
        .insertInto('parental_relationships')
        .values({ parent_id: from.id, child_id: to.id, role: 'primary' })
        .execute();
    },
    isEnough: (from, to) => from === 'adult' && (to === 'under13' || to === 'adult'),
  },
  'are confirmed coach and gymnast': {
    tie: async (club, from, to) => {
      await club.join(from, 'coach');
      await club.join(to);
    },
    isEnough: (from, to) => from === 'adult' || to !== 'adult',
  },
  'are a coach nobody confirmed and a gymnast': {
    tie: async (club, from, to) => {
      await club.join(from, 'unconfirmed coach');
      await club.join(to);
    },
    isEnough: (from, to) => (from === 'adult') === (to === 'adult'),
  },
};

describe.each(Object.entries(TIES))('people who %s', (_, { tie, isEnough }) => {
  const pairs = AgeBand.options.flatMap((from) => AgeBand.options.map((to) => ({ from, to })));
  it.each(pairs)('$from asks $to', async ({ from, to }) => {
    const [club, asking, asked] = [await clubIn(world), await aged(from), await aged(to)];
    await tie(club, asking, asked);
    const outcome = await ask(asking, asked).then(
      ({ state, waitsForGuardian }) => ({ state, waitsForGuardian }),
      (refusal: Error) => refusal.message,
    );
    const may = isEnough(from, to);
    expect(outcome).toEqual(
      may ? { state: 'sent', waitsForGuardian: from === 'under13' } : 'Cannot send friend request',
    );
    expect(await sentBy(asking)).toEqual(may ? [asked.id] : []);
    const isOwnGuardian = tie === TIES['are guardian and child']?.tie;
    const isSeen = isOwnGuardian || (from !== 'under13' && to !== 'under13');
    expect(await requestsTo(asked)).toEqual(may && isSeen ? [asking.id] : []);
  });
});

describe('a child under 13', () => {
  const decide = async (guardian: Person, approve: boolean) => {
    const overview = await world.call(guardian, familyEndpoints.overview);
    const item = overview.children.flatMap(({ inbox }) => inbox).at(-1);
    if (item === undefined) throw new Error('nothing waits');
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: item.id },
      body: { approve },
    });
    return item;
  };

  async function clubMates() {
    const club = await clubIn(world);
    const [one, other] = [
      await family(world, { permissions: ['add_friends'] }),
      await family(world, { permissions: ['add_friends'] }),
    ];
    await club.join(one.child);
    await club.join(other.child);
    return { one, other };
  }

  it('asks, and both guardians say yes before the other child answers', async () => {
    const { one, other } = await clubMates();
    await ask(one.child, other.child);
    expect(await requestsTo(other.child)).toEqual([]);
    expect(await world.call(other.guardian, familyEndpoints.overview)).toMatchObject({
      children: [{ inbox: [] }],
    });

    const asked = await decide(one.guardian, true);
    expect(asked).toMatchObject({ kind: 'friend_request', person: { sentByChild: true } });
    expect(await requestsTo(other.child)).toEqual([]);
    const early = await world.refusal(other.child, endpoints.accept, {
      params: { userId: one.child.id },
    });
    expect(early.status).toBe(404);

    expect(await decide(other.guardian, true)).toMatchObject({ person: { sentByChild: false } });
    expect(await requestsTo(other.child)).toEqual([one.child.id]);
    await world.call(other.child, endpoints.accept, { params: { userId: one.child.id } });
    expect(await friendsOf(one.child)).toEqual([other.child.id]);
    expect(await friendsOf(other.child)).toEqual([one.child.id]);
  });

  it('whose guardian says no does not get through, and may not insist', async () => {
    const { one, other } = await clubMates();
    await ask(one.child, other.child);
    await decide(one.guardian, false);
    expect(await sentBy(one.child)).toEqual([]);
    expect(await requestsTo(other.child)).toEqual([]);
    expect(await refused(one.child, other.child)).toBe('Cannot send friend request');
  });

  it('asks nobody while the guardian has friends switched off, and is not asked', async () => {
    const club = await clubIn(world);
    const { child } = await family(world);
    const mate = await aged('under13');
    await club.join(child);
    await club.join(mate);
    expect(await refused(child, mate)).toContain('isn’t open to you yet');
    expect(await refused(mate, child)).toBe('Cannot send friend request');
  });

  it('takes a request back, and the guardian has nothing to decide any more', async () => {
    const { one, other } = await clubMates();
    await ask(one.child, other.child);
    await world.call(one.child, endpoints.remove, { params: { userId: other.child.id } });
    expect(await world.call(one.guardian, familyEndpoints.overview)).toMatchObject({
      children: [{ inbox: [] }],
    });
  });

  it('two who ask each other unseen end with one request', async () => {
    const { one, other } = await clubMates();
    await ask(one.child, other.child);
    await ask(other.child, one.child);
    expect(await sentBy(one.child)).toEqual([]);
    expect(await sentBy(other.child)).toEqual([one.child.id]);
  });

  it('has its guardian as a friend without asking the guardian', async () => {
    const { child, guardian } = await family(world, { permissions: ['add_friends'] });
    expect(await ask(child, guardian)).toMatchObject({ waitsForGuardian: false });
    await world.call(guardian, endpoints.accept, { params: { userId: child.id } });
    expect(await friendsOf(child)).toEqual([guardian.id]);
  });
});

it('whoever was declined may ask again after a month', async () => {
  const [mia, zoe] = [await world.person(), await world.person()];
  await ask(mia, zoe);
  await world.call(zoe, endpoints.decline, { params: { userId: mia.id } });
  expect(await refused(mia, zoe)).toBe('Cannot send friend request');
  await world.db
    .updateTable('friendships')
    .set({ responded_at: new Date(world.clock().getTime() - DECLINE_PAUSE_DAYS * 86_400_000) })
    .where('requester_id', '=', mia.id)
    .execute();
  expect(await ask(mia, zoe)).toMatchObject({ state: 'sent' });
});

it('a request from before a birthday is not accepted against the rules after it', async () => {
  const club = await clubIn(world);
  const [mia, zoe] = [await aged('16-17'), await aged('13-15')];
  await club.join(mia);
  await club.join(zoe);
  await ask(mia, zoe);
  await world.db
    .updateTable('athlete_profiles')
    .set({ birth_year: 1990 })
    .where('id', '=', mia.id)
    .execute();
  const refusal = await world.refusal(zoe, endpoints.accept, { params: { userId: mia.id } });
  expect([refusal.status, refusal.message]).toEqual([403, 'Failed to accept friend request']);
});

it('nobody asks themselves, and a stranger’s id and no one’s sound the same', async () => {
  const mia = await world.person();
  const teen = await aged('13-15');
  expect(await refused(mia, mia)).toBe('Cannot send friend request to yourself');
  const nobody = await world.refusal(mia, endpoints.request, {
    body: { userId: '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c' },
  });
  expect(await world.refusal(mia, endpoints.request, { body: { userId: teen.id } })).toEqual(
    nobody,
  );
});

it('both asking at the same moment makes one request', async () => {
  const [mia, zoe] = [await world.person(), await world.person()];
  const answers = await Promise.allSettled([ask(mia, zoe), ask(zoe, mia), ask(mia, zoe)]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('those concerned get a mail, and a guardian of 13 to 15 hears of it', async () => {
  const club = await clubIn(world);
  const [teen, mate, mother] = [await aged('13-15'), await aged('16-17'), await world.person()];
  await world.db
    .insertInto('parental_relationships')
    .values({ parent_id: mother.id, child_id: teen.id, role: 'primary', origin: 'teen_link' })
    .execute();
  await club.join(teen);
  await club.join(mate);
  for (const minor of [teen, mate]) await keepAwake(world, minor);
  await ask(mate, teen);
  const [request] = await world.mailsTo(teen.email);
  expect(request?.subject).toMatch(/^Person \d+\. would like to be friends with you$/u);
  expect(request?.text).toContain(`/gymnast/${mate.id}`);
  expect((await world.mailsTo(mother.email))[0]?.subject).toMatch(/has a friend request$/u);
  await world.call(teen, endpoints.accept, { params: { userId: mate.id } });
  expect((await world.mailsTo(mate.email))[0]?.subject).toMatch(/^You and .* are now friends$/u);
});
