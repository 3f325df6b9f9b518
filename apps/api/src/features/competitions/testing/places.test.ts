import { clubIn, crowd } from '#testing/club';
import { openCompetition } from '#testing/sport/entries';
import { type Person, type World, createWorld } from '#testing/world';
import {
  type CategoryId,
  type CompetitionId,
  competitionEndpoints,
  entryEndpoints,
  entryFaults,
} from '@ribbon/domain/competitions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderBySeed } from '../entries/competitions.start-list.rules.ts';

const { enter, withdraw, mine, draw, order, list, csv } = entryEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Open {
  competitionId: CompetitionId;
  categoryId: CategoryId;
}
const come = (who: Person, { competitionId, categoryId }: Open) =>
  world.call(who, enter, {
    params: { competitionId },
    body: { categoryId, entries: [{ userId: who.id, clubId: null }] },
  });
async function leave(who: Person, { competitionId }: Open): Promise<void> {
  const { entries } = await world.call(who, mine, { params: { competitionId } });
  for (const { id: entryId } of entries) {
    await world.call(who, withdraw, { params: { competitionId, entryId } });
  }
}

/** The state of the tables: each place, the queue in its order, and the counters. */
async function books({ competitionId, categoryId }: Open) {
  const rows = await world.db
    .selectFrom('competition_entries')
    .select(['user_id', 'status', 'number'])
    .where('category_id', '=', categoryId)
    .orderBy('queued_at')
    .execute();
  const of = (status: string) => rows.filter((row) => row.status === status).map((r) => r.user_id);
  const counters = await world.db
    .selectFrom('competition_categories as cat')
    .innerJoin('competitions as competition', 'competition.id', 'cat.competition_id')
    .select(['cat.entered_count', 'cat.waiting_count', 'competition.current_participants'])
    .where('competition.id', '=', competitionId)
    .executeTakeFirstOrThrow();
  const numbers = new Set(rows.map(({ number }) => number));
  expect(numbers.size).toBe(rows.length);
  return { entered: of('entered'), queue: of('waiting_list'), counters: Object.values(counters) };
}

it('of a hundred who enter at once ten have a place and ninety wait in the order of arrival', async () => {
  const competition = await openCompetition(world.db, { places: 10 });
  const people = await crowd(world, 100);
  const answers = await Promise.all(
    people.map(async (who) => ({ who, entry: (await come(who, competition)).entries[0] })),
  );
  const { entered, queue, counters } = await books(competition);
  expect(counters).toEqual([10, 90, 10]);
  expect(entered).toHaveLength(10);
  const received = answers
    .filter(({ entry }) => entry?.status === 'waiting_list')
    .toSorted((one, other) => (one.entry?.position ?? 0) - (other.entry?.position ?? 0));
  expect(queue).toHaveLength(90);
  expect(received).toHaveLength(90);

  // All ten leave at once: the people who waited longest get their places, and nobody has two.
  const leaving = new Set(entered);
  await Promise.all(
    people.filter(({ id }) => leaving.has(id)).map((who) => leave(who, competition)),
  );
  const after = await books(competition);
  expect(after.counters).toEqual([10, 80, 10]);
  expect(new Set(after.entered)).toEqual(new Set(queue.slice(0, 10)));
  expect(after.queue).toEqual(queue.slice(10));
}, 120_000);

it('two withdrawals at the moment of closing move up those whom they still can, and nobody twice', async () => {
  const closesAt = new Date(world.clock().getTime() + 3_600_000);
  const competition = await openCompetition(world.db, { places: 2, closesAt });
  const people = await crowd(world, 5);
  for (const who of people) await come(who, competition);
  const [first, second, ...waiting] = people as [Person, Person, ...Person[]];
  const close = world.db
    .updateTable('competitions')
    .set({ entries_close_at: new Date(world.clock().getTime() - 1) })
    .where('id', '=', competition.competitionId)
    .execute();
  await Promise.all([leave(first, competition), close, leave(second, competition)]);
  const { entered, queue, counters } = await books(competition);
  expect(counters[0]).toBe(entered.length);
  expect(entered.length).toBeLessThanOrEqual(2);
  // The people who moved up were first in the queue.
  const ids = waiting.map(({ id }) => id);
  expect(entered).toEqual(ids.slice(0, entered.length));
  expect(queue).toEqual(ids.slice(entered.length));
  // From then on nobody enters, and a place that becomes free stays free.
  const body = {
    categoryId: competition.categoryId,
    entries: [{ userId: first.id, clubId: null }],
  };
  const params = { competitionId: competition.competitionId };
  expect(await world.refusal(first, enter, { params, body })).toMatchObject({
    code: entryFaults.notOpen.code,
  });
});

it('whoever withdraws and enters again is at the end of the queue', async () => {
  const competition = await openCompetition(world.db, { places: 1 });
  const [one, two, three] = (await crowd(world, 3)) as [Person, Person, Person];
  for (const who of [one, two, three]) await come(who, competition);
  await leave(two, competition);
  const { entries } = await come(two, competition);
  expect(entries).toMatchObject([{ status: 'waiting_list', position: 2 }]);
  expect((await books(competition)).queue).toEqual([three.id, two.id]);
});

it('draws a start list that its seed gives again, or takes one by hand, once entries are closed', async () => {
  const organiser = await world.person();
  const competition = await openCompetition(world.db, { by: organiser.id });
  const people = await crowd(world, 6);
  for (const who of people) await come(who, competition);
  const params = competition;
  expect(await world.refusal(organiser, draw, { params })).toMatchObject({
    code: entryFaults.stillOpen.code,
  });
  await world.db
    .updateTable('competitions')
    .set({ entries_close_at: new Date(world.clock().getTime() - 1) })
    .where('id', '=', competition.competitionId)
    .execute();
  const { seed } = await world.call(organiser, draw, { params });
  const shown = async () =>
    (await world.call(undefined, list, { params, query: {} })).entries.map(({ id }) => id);
  const drawn = await shown();
  expect(drawn).toEqual(orderBySeed(seed, drawn.toReversed()));
  expect(await world.refusal(people[0], draw, { params })).toMatchObject({ status: 403 });
  const byHand = drawn.toReversed();
  await world.call(organiser, order, { params, body: { entryIds: byHand } });
  expect(await shown()).toEqual(byHand);
  const short = { params, body: { entryIds: byHand.slice(1) } };
  expect(await world.refusal(organiser, order, short)).toMatchObject({
    code: entryFaults.notEveryone.code,
  });
  const { competitionId } = competition;
  const { body } = await world.send(organiser, csv, { params: { competitionId } });
  expect(body.trim().split('\r\n')).toHaveLength(7);
});

it('gives the places of those back who leave the club or the platform', async () => {
  const club = await clubIn(world);
  const competition = await openCompetition(world.db, { places: 1 });
  const gymnast = await club.member();
  const { competitionId, categoryId } = competition;
  const body = { categoryId, entries: [{ userId: gymnast.id, clubId: club.id }] };
  await world.call(club.admin, enter, { params: { competitionId }, body });
  const next = await world.person();
  await come(next, competition);
  await world.db.deleteFrom('users').where('id', '=', gymnast.id).execute();
  await world.housekeeper.run();
  expect((await books(competition)).entered).toEqual([next.id]);
  expect(
    await world.call(undefined, competitionEndpoints.read, { params: { competitionId } }),
  ).toMatchObject({ currentParticipants: 1 });
});
