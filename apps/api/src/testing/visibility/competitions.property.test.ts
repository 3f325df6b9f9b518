import { newClub } from '#testing/club';
import { begunCompetition, startOf, typedScore } from '#testing/sport/results';
import { type Person, type World, createWorld } from '#testing/world';
import {
  EntryStatus,
  competitionEndpoints,
  entryEndpoints,
  passportEndpoints,
  resultEndpoints,
} from '@ribbon/domain/competitions';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Share, type Start, competitionModel } from './competitions.model.ts';
import { type Graph, firstName } from './graph.ts';
import { graphs } from './graphs.ts';
import { settlePeople } from './settle.people.ts';

/** The same few worlds each time; more, and others, when asked for. */
const numRuns = Number(process.env['VISIBILITY_RUNS'] ?? 5);
const seed = Number(process.env['VISIBILITY_SEED'] ?? 19);

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const PEOPLE = 9;
const starts = fc.array(
  fc.record<Start>({
    status: fc.constantFrom('entered', 'entered', 'entered', ...EntryStatus.options),
    showsName: fc.boolean(),
    showsClub: fc.boolean(),
  }),
  { minLength: PEOPLE, maxLength: PEOPLE },
);

/** The numbers of the people named in a text, each once. */
const namedIn = (text: string) =>
  [...new Set([...text.matchAll(/Nadia(\d)/gu)].map(([, nth]) => Number(nth)))].toSorted(
    (one, other) => one - other,
  );

async function share(graph: Graph, settled: Awaited<ReturnType<typeof settlePeople>>) {
  // Every other member shares the log with the club.
  const shares: Share[] = graph.members.filter(
    ({ status }, nth) => status === 'active' && nth % 2 === 0,
  );
  for (const { who, club } of shares) {
    const user_id = settled.id(who);
    const club_id = settled.clubs[club] as string;
    const { id: membership_id } = await world.db
      .selectFrom('club_memberships')
      .select('id')
      .where('user_id', '=', user_id)
      .where('club_id', '=', club_id)
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('training_shares')
      .values({ user_id, club_id, membership_id, shared_by: user_id })
      .execute();
  }
  return shares;
}

/** The club a person starts for. */
const clubOf = (who: number) => newClub(world, { name: `Starters ${who}` });

async function compare([graph, all]: [Graph, Start[]]): Promise<void> {
  const settled = await settlePeople(world, graph);
  const { people } = settled;
  const model = competitionModel(graph, all, await share(graph, settled));
  const organiser = await world.person();
  const place = await begunCompetition(world.db, { by: organiser.id });
  const { competitionId } = place;
  for (const [who, person] of people.entries()) {
    const given = all[who] as Start;
    // Scores are there before entries are withdrawn.
    const start = await startOf(world.db, place, {
      userId: person.id,
      clubId: await clubOf(who),
      showsName: given.showsName,
      showsClub: given.showsClub,
    });
    const params = { ...place, entryId: start.entryId };
    const body = { scores: [typedScore('hoop')], reason: '' };
    await world.call(organiser, resultEndpoints.score, { params, body });
    await world.db
      .updateTable('competition_entries')
      .set({ status: given.status })
      .where('id', '=', start.entryId)
      .execute();
  }
  await world.call(organiser, resultEndpoints.publish, { params: place });
  const seen = async (
    who: Person | undefined,
    endpoint: Parameters<World['send']>[1],
    input: object,
  ) => {
    const { payload } = await world.send(who, endpoint, input);
    for (const minor of model.minors) {
      expect(payload, 'a minor’s surname').not.toContain(`${firstName(minor)} van`);
    }
    return namedIn(payload);
  };
  /** Each starts for a club that only they are entered for, so that its name tells whose it is. */
  const clubsIn = async (who: Person | undefined, input: object) => {
    const { payload } = await world.send(who, entryEndpoints.list, input as never);
    const found = [...payload.matchAll(/Starters (\d)/gu)].map(([, nth]) => Number(nth));
    return [...new Set(found)].toSorted((one, other) => one - other);
  };
  const inCategory = { params: place, query: {} };
  const ofCompetition = { params: { competitionId }, query: {} };

  expect(await seen(organiser, entryEndpoints.board, ofCompetition)).toEqual(model.onBoard);
  expect(await seen(organiser, entryEndpoints.csv, { params: { competitionId } })).toEqual(
    model.onBoard,
  );
  expect(await seen(organiser, resultEndpoints.sheet, inCategory)).toEqual(model.onSheet);
  expect(await seen(organiser, resultEndpoints.csv, { params: { competitionId } })).toEqual(
    model.onSheet,
  );
  const viewers = [...people.keys()].filter((who) => !graph.people[who]?.isPaused);
  for (const viewer of [undefined, ...viewers]) {
    const who = viewer === undefined ? undefined : people[viewer];
    expect(await seen(who, entryEndpoints.list, inCategory)).toEqual(model.named(viewer));
    expect(await clubsIn(who, inCategory)).toEqual(model.clubbed(viewer));
    expect(await seen(who, resultEndpoints.list, inCategory)).toEqual(model.named(viewer));
    if (viewer === undefined) continue;
    expect(await seen(who, competitionEndpoints.entered, {})).toEqual(model.childrenOf(viewer));
    for (const [other, { id: userId }] of people.entries()) {
      const { statusCode } = await world.send(who, passportEndpoints.read, { params: { userId } });
      expect([viewer, other, statusCode]).toEqual([
        viewer,
        other,
        model.readsPassport(viewer, other) ? 200 : 404,
      ]);
    }
    for (const endpoint of [entryEndpoints.board, resultEndpoints.sheet]) {
      expect(await seen(who, endpoint, inCategory)).toEqual([]);
    }
  }
}

it(
  'entries, start lists, results, files and passports name nobody to anybody who may not know',
  async () => {
    const property = fc.asyncProperty(fc.tuple(graphs, starts), compare);
    const agreed = fc.assert(property, { numRuns, seed, endOnFailure: true });
    await expect(agreed).resolves.toBeUndefined();
  },
  60_000 * numRuns,
);
