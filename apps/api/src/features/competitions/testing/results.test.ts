import { clubIn } from '#testing/club';
import { family } from '#testing/family';
import { begunCompetition, startOf, typedScore } from '#testing/sport/results';
import { type Person, type World, createWorld } from '#testing/world';
import {
  type CategoryId,
  type CompetitionId,
  competitionEndpoints,
  competitionFaults,
  entryEndpoints,
  resultEndpoints,
  resultFaults,
} from '@ribbon/domain/competitions';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { list, scoring, sheet, score, publish, changes, csv } = resultEndpoints;

let world: World;
let organiser: Person;
beforeAll(async () => {
  world = await createWorld();
  organiser = await world.person();
});
afterAll(() => world.close());

interface CategoryKey {
  competitionId: CompetitionId;
  categoryId: CategoryId;
}
const begun = (sample: Parameters<typeof begunCompetition>[1] = {}) =>
  begunCompetition(world.db, { by: organiser.id, ...sample });
const type = (
  key: CategoryKey,
  { entryId }: { entryId: string },
  scores: ReturnType<typeof typedScore>[],
  reason = '',
) => ({ params: { ...key, entryId }, body: { scores, reason } });
const seenBy = async (who: Person | undefined, params: CategoryKey) =>
  world.call(who, list, { params, query: {} });
const stateFor = async (who: Person | undefined, { competitionId }: CategoryKey) =>
  (await world.call(who, competitionEndpoints.read, { params: { competitionId } })).registration
    ?.categories[0]?.results;
const notificationsOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map((one) => one.type);
};

describe('results', () => {
  it('are a draft for the organiser until they are published, then everyone’s', async () => {
    const [ada, bea, cleo] = [await world.person(), await world.person(), await world.person()];
    const place = await begun();
    for (const [who, e] of [
      [ada, '6.875'],
      [bea, '7.5'],
      [cleo, '6.875'],
    ] as const) {
      const start = await startOf(world.db, place, { userId: who.id });
      await world.call(organiser, score, type(place, start, [typedScore('hoop', { e })]));
    }
    expect(await stateFor(organiser, place)).toBe('draft');
    expect(await stateFor(ada, place)).toBeNull();
    expect(await world.refusal(ada, list, { params: place, query: {} })).toMatchObject({
      status: 404,
    });
    expect(await world.refusal(ada, publish, { params: place })).toMatchObject({ status: 403 });
    await world.call(organiser, publish, { params: place });
    const { results, state } = await seenBy(undefined, place);
    expect(state).toBe('published');
    expect(results.map(({ position, total }) => [position, total])).toEqual([
      [1, 23_850],
      [2, 23_225],
      [2, 23_225],
    ]);
    expect(results[0]?.scores).toEqual([
      {
        apparatus: 'hoop',
        db: 5100,
        da: 4200,
        a: 7050,
        e: 7500,
        score: null,
        penalty: 0,
        total: 23_850,
      },
    ]);
    expect(await notificationsOf(ada)).toContain('competition_result');
    await world.call(organiser, publish, { params: place });
    expect(
      (await notificationsOf(ada)).filter((kind) => kind === 'competition_result'),
    ).toHaveLength(1);
  });

  it('of an all-around are the sum of the apparatus, and fewer are taken back', async () => {
    const place = await begun();
    const start = await startOf(world.db, place, { userId: (await world.person()).id });
    const both = [typedScore('hoop'), typedScore('ball', { penalty: '0.3' })];
    await world.call(organiser, score, type(place, start, both));
    expect((await seenBy(organiser, place)).results).toMatchObject([{ total: 46_150 }]);
    await world.call(organiser, score, type(place, start, [typedScore('ball')]));
    expect((await seenBy(organiser, place)).results).toMatchObject([{ total: 23_225 }]);
    await world.call(organiser, score, type(place, start, []));
    expect((await seenBy(organiser, place)).results).toEqual([]);
    expect(await world.refusal(organiser, publish, { params: place })).toMatchObject({
      code: resultFaults.tooEarly.code,
      message: 'There are no scores yet.',
    });
  });

  it('in bands tell nobody apart by points', async () => {
    const place = await begun();
    const choice = { scoring: 'single', ranking: 'bands' } as const;
    const bands = { gold: '15', silver: '12', bronze: '9' };
    await world.call(organiser, scoring, { params: place, body: { ...choice, ...bands } });
    for (const points of ['15', '14.999', '3']) {
      const start = await startOf(world.db, place, { userId: (await world.person()).id });
      await world.call(
        organiser,
        score,
        type(place, start, [typedScore('hoop', { score: points })]),
      );
    }
    await world.call(organiser, publish, { params: place });
    const { results, ranking } = await seenBy(undefined, place);
    expect(ranking).toBe('bands');
    expect(results.map(({ position, total, scores }) => [position, total, scores])).toEqual([
      [1, null, []],
      [2, null, []],
      [4, null, []],
    ]);
    const other = { params: place, body: { ...choice, ...bands, gold: '16' } };
    expect(await world.refusal(organiser, scoring, other)).toMatchObject({
      code: resultFaults.scoringFixed.code,
    });
  });

  it('of a group are the club’s', async () => {
    const club = await clubIn(world);
    const place = await begun({ discipline: 'group' });
    const group = { userId: null, clubId: club.id, groupName: 'Larkspur Rhythmic' };
    const start = await startOf(world.db, place, group);
    await world.call(organiser, score, type(place, start, [typedScore('group')]));
    await world.call(organiser, publish, { params: place });
    expect((await seenBy(undefined, place)).results).toMatchObject([
      { name: 'Larkspur Rhythmic', club: null, position: 1 },
    ]);
  });

  it('are corrected with a reason, and what was there is kept', async () => {
    const place = await begun();
    const start = await startOf(world.db, place, { userId: (await world.person()).id });
    await world.call(organiser, score, type(place, start, [typedScore('hoop')]));
    await world.call(organiser, publish, { params: place });
    const better = [typedScore('hoop', { e: '7' })];
    expect(await world.refusal(organiser, score, type(place, start, better))).toMatchObject({
      code: resultFaults.reasonNeeded.code,
      issues: [{ path: 'reason' }],
    });
    // What is the same needs no reason and leaves no trace.
    await world.call(organiser, score, type(place, start, [typedScore('hoop')]));
    expect((await seenBy(undefined, place)).state).toBe('published');
    await world.call(organiser, score, type(place, start, better, 'The E panel was misread'));
    expect(await seenBy(undefined, place)).toMatchObject({
      state: 'corrected',
      correctedAt: expect.any(Date),
      results: [{ total: 23_350 }],
    });
    const history = await world.call(organiser, changes, { params: place });
    expect(history.changes).toMatchObject([
      {
        number: 1,
        apparatus: 'hoop',
        before: 23_225,
        after: 23_350,
        reason: 'The E panel was misread',
      },
    ]);
    const stranger = await world.person();
    expect(await world.refusal(stranger, changes, { params: place })).toMatchObject({
      status: 403,
    });
  });

  it('come from whoever organises it once it has begun, with what the category is scored by', async () => {
    const place = await begun({ discipline: 'hoop' });
    const start = await startOf(world.db, place, { userId: (await world.person()).id });
    const gone = await startOf(world.db, place, {
      userId: (await world.person()).id,
      status: 'withdrawn',
    });
    const codeOf = async (who: Person, entry: typeof start, typed: ReturnType<typeof typedScore>) =>
      (await world.refusal(who, score, type(place, entry, [typed]))).code;
    expect(await codeOf(organiser, start, typedScore('ball'))).toBe(resultFaults.wrongScore.code);
    expect(await codeOf(organiser, start, typedScore('hoop', { score: '9' }))).toBe(
      resultFaults.wrongScore.code,
    );
    expect(await codeOf(organiser, gone, typedScore('hoop'))).toBe('notFound');
    expect(await codeOf(await world.person(), start, typedScore('hoop'))).toBe('accessDenied');
    const admin = await world.person({ roles: ['system_admin'] });
    await world.call(admin, score, type(place, start, [typedScore('hoop')]));
    const set = (status: 'upcoming' | 'cancelled') =>
      world.db
        .updateTable('competitions')
        .set({
          status,
          ...(status === 'cancelled' && { cancelled_at: world.clock(), cancel_reason: 'Rain' }),
        })
        .where('id', '=', place.competitionId)
        .execute();
    await set('upcoming');
    expect(await codeOf(organiser, start, typedScore('hoop'))).toBe(resultFaults.tooEarly.code);
    await set('cancelled');
    expect(await codeOf(organiser, start, typedScore('hoop'))).toBe(
      competitionFaults.isCancelled.code,
    );
  });

  it('name a child as the start list does, and nobody who has withdrawn or is gone', async () => {
    const club = await clubIn(world);
    const { child, guardian } = await family(world);
    await club.join(child);
    const place = await begun();
    const start = await startOf(world.db, place, { userId: child.id, clubId: club.id });
    const left = await startOf(world.db, place, { userId: (await world.person()).id });
    const gone = await world.person();
    const erased = await startOf(world.db, place, { userId: gone.id });
    for (const one of [start, left, erased]) {
      await world.call(organiser, score, type(place, one, [typedScore('hoop')]));
    }
    await world.call(organiser, publish, { params: place });
    await world.db
      .updateTable('competition_entries')
      .set({ status: 'withdrawn' })
      .where('id', '=', left.entryId)
      .execute();
    await world.db.deleteFrom('users').where('id', '=', gone.id).execute();
    const namesFor = async (who: Person | undefined) =>
      (await seenBy(who, place)).results.flatMap(({ name, club: of }) =>
        name === null && of === null ? [] : [[name, of]],
      );
    const stranger = await world.person();
    expect((await seenBy(stranger, place)).results).toHaveLength(3);
    expect(await namesFor(stranger)).toEqual([]);
    expect(await namesFor(guardian)).toEqual([['Mia T.', 'Larkspur Rhythmic']]);
    const { competitionId } = place;
    const shown = {
      params: { competitionId, entryId: start.entryId },
      body: { shown: true, clubShown: false },
    };
    await world.call(guardian, entryEndpoints.showName, shown);
    expect(await namesFor(stranger)).toEqual([['Mia T.', null]]);
    expect(await namesFor(undefined)).toEqual([]);
    expect(await notificationsOf(guardian)).toContain('competition_result');
  });

  it('can be filled in from the file that one downloads', async () => {
    const place = await begun({ discipline: 'hoop' });
    const start = await startOf(world.db, place, { userId: (await world.person()).id });
    const { competitionId } = place;
    const file = await world.send(organiser, csv, { params: { competitionId } });
    expect(file.payload.split('\r\n')[1]).toMatch(/^"1","hoop","","","","","","",""/u);
    const { rows } = await world.call(organiser, sheet, { params: place, query: {} });
    expect(rows).toMatchObject([{ entryId: start.entryId, number: 1, scores: [] }]);
  });
});
