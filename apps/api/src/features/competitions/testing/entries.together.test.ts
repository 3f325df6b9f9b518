import { type TestClub, clubIn } from '#testing/club';
import { openCompetition } from '#testing/sport/entries';
import { family, youngPerson } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { entryEndpoints, entryFaults } from '@ribbon/domain/competitions';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { entrants, enter, enterGroups, mine } = entryEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Open = Awaited<ReturnType<typeof openCompetition>>;
type Pair = readonly [Person, TestClub | null];

/** A coach of two clubs, and a member of each. */
async function coachOfTwo() {
  const [oak, larch] = [await clubIn(world, 'Oakbridge'), await clubIn(world, 'Larchfield')];
  const coach = await world.person({ userType: 'coach' });
  for (const club of [oak, larch]) await club.join(coach, 'coach');
  return { oak, larch, coach, first: await oak.member(), second: await larch.member() };
}
const request = ({ competitionId, categoryId }: Open, pairs: readonly Pair[]) => ({
  params: { competitionId },
  body: {
    categoryId,
    entries: pairs.map(([{ id }, club]) => ({ userId: id, clubId: club?.id ?? null })),
  },
});
const stored = ({ competitionId }: Open) =>
  world.db
    .selectFrom('competition_entries')
    .select(['user_id', 'club_id'])
    .where('competition_id', '=', competitionId)
    .orderBy('number')
    .execute();
const notificationsOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ type }) => type);
};
const offered = async (who: Person, { competitionId }: Open) =>
  world.call(who, entrants, { params: { competitionId } });

it('people of two clubs, and one without, enter by one request in its order', async () => {
  const { oak, larch, coach, first, second } = await coachOfTwo();
  const open = await openCompetition(world.db, { places: 2 });
  const all = request(open, [
    [second, larch],
    [coach, null],
    [first, oak],
  ]);
  const { entries } = await world.call(coach, enter, all);
  expect(entries.map(({ club, status }) => [club, status])).toEqual([
    ['Larchfield', 'entered'],
    [null, 'entered'],
    ['Oakbridge', 'waiting_list'],
  ]);
  await world.call(coach, enter, all);
  expect(await stored(open)).toHaveLength(3);
});

it('nobody is entered where one of three is not the coach’s to enter', async () => {
  const { oak, larch, coach, first } = await coachOfTwo();
  const young = await youngPerson(world, 14);
  await larch.join(young);
  const open = await openCompetition(world.db);
  const refused = await world.refusal(
    coach,
    enter,
    request(open, [
      [young, larch],
      [first, larch],
      [await oak.member(), oak],
    ]),
  );
  expect(refused).toMatchObject({ status: 403, issues: [{ path: 'entries.1' }] });
  expect(await stored(open)).toEqual([]);
  expect(await notificationsOf(young)).toEqual([]);
});

it('nobody is entered where some are of another age, and each of them is named', async () => {
  const { oak, larch, coach, first, second } = await coachOfTwo();
  const { child, guardian } = await family(world);
  await oak.join(child);
  const young = await youngPerson(world, 14);
  await larch.join(young);
  // Years count on the last day of 2099.
  const open = await openCompetition(world.db, { ages: [75, 95] });
  const refused = await world.refusal(
    coach,
    enter,
    request(open, [
      [child, oak],
      [first, oak],
      [young, larch],
      [second, larch],
    ]),
  );
  const { code, message } = entryFaults.wrongAge;
  const issues = ['entries.1', 'entries.3'].map((path) => ({ path, message }));
  expect(refused).toMatchObject({ status: 409, code, issues });
  expect(await stored(open)).toEqual([]);
  expect(await notificationsOf(young)).toEqual([]);
  expect(await notificationsOf(guardian)).not.toContain('family_decision_needed');
});

it('a person stands in a request once', async () => {
  const { oak, larch, coach, first } = await coachOfTwo();
  await larch.join(first);
  const open = await openCompetition(world.db);
  const twice = request(open, [
    [first, oak],
    [first, larch],
  ]);
  expect(await world.refusal(coach, enter, twice)).toMatchObject({
    status: 400,
    issues: [
      {
        path: 'entries.1',
        message: 'Each person enters a category once. Please choose one club.',
      },
    ],
  });
  expect(await stored(open)).toEqual([]);
});

it('a gymnast of two clubs is offered once, with both, and as entered afterwards', async () => {
  const { oak, larch, coach, first } = await coachOfTwo();
  await larch.join(first);
  const open = await openCompetition(world.db);
  const gymnast = async () =>
    (await offered(coach, open)).people.filter(({ id }) => id === first.id);
  const [before, ...more] = await gymnast();
  expect(more).toEqual([]);
  expect(before).toMatchObject({ as: 'gymnast', enteredIn: [] });
  expect(before?.clubIds.toSorted()).toEqual([oak.id, larch.id].toSorted());
  await world.call(coach, enter, request(open, [[first, larch]]));
  expect(await gymnast()).toMatchObject([{ enteredIn: [open.categoryId] }]);
  expect(await stored(open)).toEqual([{ user_id: first.id, club_id: larch.id }]);
});

it('a coach’s own child in the club is offered once, as the child', async () => {
  const { child, guardian } = await family(world);
  const club = await clubIn(world);
  await club.join(child);
  await club.join(guardian, 'coach');
  const open = await openCompetition(world.db);
  const { people } = await offered(guardian, open);
  expect(people.filter(({ id }) => id === child.id)).toMatchObject([
    { as: 'child', clubIds: [club.id] },
  ]);
});

it('groups of two clubs enter together, or neither', async () => {
  const { oak, larch, coach } = await coachOfTwo();
  const open = await openCompetition(world.db, { discipline: 'group' });
  const params = { competitionId: open.competitionId };
  const groups = (...clubs: TestClub[]) => ({
    params,
    body: { categoryId: open.categoryId, clubIds: clubs.map(({ id }) => id) },
  });
  const other = await clubIn(world);
  expect(await world.refusal(coach, enterGroups, groups(oak, other))).toMatchObject({
    status: 403,
    issues: [{ path: 'clubIds.1' }],
  });
  expect(await world.refusal(coach, enterGroups, groups(oak, oak))).toMatchObject({
    status: 400,
    issues: [{ path: 'clubIds.1' }],
  });
  expect(await stored(open)).toEqual([]);
  await world.call(coach, enterGroups, groups(oak, larch));
  const { entries } = await world.call(coach, mine, { params });
  expect(entries.map(({ name }) => name).toSorted()).toEqual(['Larchfield', 'Oakbridge']);
  const { clubs } = await offered(coach, open);
  expect(clubs.map(({ enteredIn }) => enteredIn)).toEqual([[open.categoryId], [open.categoryId]]);
});
