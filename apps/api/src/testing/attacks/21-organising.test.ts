import { clubIn } from '#testing/club';
import { insertCompetition } from '#testing/sport/competitions';
import { openCompetition, registrationPlan } from '#testing/sport/entries';
import { family, putInto, youngPerson } from '#testing/family';
import { begunCompetition, startOf } from '#testing/sport/results';
import { type Person, type World, createWorld } from '#testing/world';
import { addDays, clubTimeOf } from '@ribbon/domain/calendar';
import {
  type CompetitionId,
  competitionEndpoints,
  entryEndpoints,
  resultEndpoints,
} from '@ribbon/domain/competitions';
import { familyEndpoints } from '@ribbon/domain/families';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = (days: number) => addDays(clubTimeOf(world.clock()).day, days);
const planOf = (
  competitionId: CompetitionId,
  ages: { ageFrom: number | null; ageTo: number | null } = { ageFrom: null, ageTo: null },
) => {
  const { categories, ...plan } = registrationPlan(day(0), day(30));
  const body = { ...plan, categories: categories.map((one) => ({ ...one, ...ages })) };
  return { params: { competitionId }, body };
};
/** Whether a text names the person of a test world. */
const names = (text: string, { email }: Person) =>
  text.includes(`Person N`) && email !== '' ? /Person N/u.test(text) : false;

describe('somebody who sent a competition in', () => {
  it('lists it, and neither opens entries nor reads who has entered', async () => {
    const stranger = await world.person();
    const competitionId = await insertCompetition(world.db, { by: stranger.id });
    const params = { competitionId };
    expect(
      (await world.send(stranger, entryEndpoints.plan, planOf(competitionId))).statusCode,
    ).toBe(403);
    const asks = [
      world.send(stranger, entryEndpoints.board, { params, query: {} }),
      world.send(stranger, entryEndpoints.csv, { params }),
      world.send(stranger, resultEndpoints.csv, { params }),
    ];
    for (const { statusCode } of await Promise.all(asks)) expect(statusCode).toBe(403);
    const detail = await world.call(stranger, competitionEndpoints.read, { params });
    expect(detail).toMatchObject({ canManage: false, canScore: false });
  });

  it('reads no names of children from a board', async () => {
    const stranger = await world.person();
    const { competitionId, categoryId } = await openCompetition(world.db);
    await world.db
      .updateTable('competitions')
      .set({ created_by: stranger.id })
      .where('id', '=', competitionId)
      .execute();
    const { child, guardian } = await family(world);
    const params = { competitionId };
    const body = { categoryId, entries: [{ userId: child.id, clubId: null }] };
    await world.call(guardian, entryEndpoints.enter, { params, body });
    const board = await world.send(stranger, entryEndpoints.board, { params, query: {} });
    expect(board.payload).not.toContain('Mia');
  });
});

describe('an organiser', () => {
  it.each([
    [10, 10],
    [17, 17],
    [17, 18],
    [17, null],
    [null, 3],
  ])('makes no category that tells an age: %s to %s', async (ageFrom, ageTo) => {
    const club = await clubIn(world);
    const competitionId = await insertCompetition(world.db, { clubId: club.id });
    const plan = planOf(competitionId, { ageFrom, ageTo });
    const answer = await world.send(club.admin, entryEndpoints.plan, plan);
    expect(answer.statusCode).toBe(400);
  });

  it.each([
    [10, 11],
    [16, null],
    [18, 18],
    [null, 10],
  ])('makes a category of two years of birth or of adults: %s to %s', async (ageFrom, ageTo) => {
    const club = await clubIn(world);
    const competitionId = await insertCompetition(world.db, { clubId: club.id });
    const plan = planOf(competitionId, { ageFrom, ageTo });
    expect((await world.send(club.admin, entryEndpoints.plan, plan)).statusCode).toBe(204);
  });
});

it('a guardian who shows the name does not show the club with it', async () => {
  const club = await clubIn(world, 'Secret Hall Gymnastics');
  const { child, guardian } = await family(world);
  await club.join(child);
  const { competitionId, categoryId } = await openCompetition(world.db);
  const params = { competitionId };
  const body = { categoryId, entries: [{ userId: child.id, clubId: club.id }] };
  await world.call(club.admin, entryEndpoints.enter, { params, body });
  const { children } = await world.call(guardian, familyEndpoints.overview);
  const [item] = children.flatMap(({ inbox }) => inbox);
  await world.call(guardian, familyEndpoints.decide, {
    params: { itemId: item?.id ?? '' },
    body: { approve: true },
  });
  const { entries } = await world.call(guardian, entryEndpoints.mine, { params });
  await world.send(guardian, entryEndpoints.showName, {
    params: { competitionId, entryId: entries[0]?.id ?? '' },
    body: { shown: true, clubShown: false },
  });
  const list = { params: { competitionId, categoryId }, query: {} };
  const { payload } = await world.send(await world.person(), entryEndpoints.list, list);
  expect(payload).toContain('Mia T.');
  expect(payload).not.toContain('Secret Hall');
});

it('a coach does not learn from the list of gymnasts who has no guardian, or how old they are', async () => {
  const club = await clubIn(world);
  for (const age of [14, 16]) await club.join(await youngPerson(world, age));
  await club.join((await family(world)).child);
  const { competitionId } = await openCompetition(world.db, { ages: [84, 85] });
  const { people } = await world.call(club.admin, entryEndpoints.entrants, {
    params: { competitionId },
  });
  const received = people
    .filter(({ as }) => as === 'gymnast')
    .map((person) => JSON.stringify({ ...person, id: '', name: '', clubIds: [] }));
  expect(received).toHaveLength(3);
  expect(new Set(received).size).toBe(1);
  expect(received[0]).not.toContain('uardian');
});

describe('a number, and not a name', () => {
  async function started() {
    const organiser = await clubIn(world);
    const place = await begunCompetition(world.db, {
      by: organiser.admin.id,
      clubId: organiser.id,
    });
    const adult = await world.person();
    await startOf(world.db, place, { userId: adult.id });
    const lists = async (reader: Person | undefined): Promise<string> => {
      const asked = { params: place, query: {} };
      const answers = [await world.send(reader, entryEndpoints.list, asked)];
      if (reader !== undefined) {
        answers.push(
          await world.send(reader, entryEndpoints.board, asked),
          await world.send(reader, entryEndpoints.csv, { params: place }),
          await world.send(reader, resultEndpoints.sheet, asked),
          await world.send(reader, resultEndpoints.csv, { params: place }),
        );
      }
      for (const { statusCode } of answers) expect(statusCode).toBe(200);
      return answers.map(({ payload }) => payload).join('\n');
    };
    return { organiser: organiser.admin, adult, lists };
  }

  it('is somebody whose account is paused', async () => {
    const { organiser, adult, lists } = await started();
    expect(names(await lists(organiser), adult)).toBe(true);
    await putInto(world, adult, 'paused');
    expect(names(await lists(organiser), adult)).toBe(false);
    expect(names(await lists(undefined), adult)).toBe(false);
  });

  it('is somebody who deletes their account', async () => {
    const { organiser, adult, lists } = await started();
    await putInto(world, adult, 'deleting');
    expect(names(await lists(organiser), adult)).toBe(false);
    expect(names(await lists(undefined), adult)).toBe(false);
  });

  it('is somebody who has blocked the organiser', async () => {
    const { organiser, adult, lists } = await started();
    await world.db
      .insertInto('blocks')
      .values({ blocker_id: adult.id, blocked_id: organiser.id })
      .execute();
    expect(names(await lists(organiser), adult)).toBe(false);
  });
});
