import { begunCompetition, startOf } from '#testing/sport/results';
import { type Person, type World, createWorld } from '#testing/world';
import {
  type CategoryId,
  type CompetitionId,
  resultEndpoints,
  resultFaults,
} from '@ribbon/domain/competitions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
let organiser: Person;
beforeAll(async () => {
  world = await createWorld();
  organiser = await world.person();
});
afterAll(() => world.close());

const HEAD = 'number,apparatus,db,da,a,e,penalty';
const send = (competitionId: CompetitionId, csv: string, reason = '') =>
  world.call(organiser, resultEndpoints.import, {
    params: { competitionId },
    body: { csv, reason },
  });
const totals = async (categoryId: CategoryId) =>
  (
    await sql<{ total: number; position: number }>`select total, position from competition_results
    where category_id = ${categoryId} order by position, total`.execute(world.db)
  ).rows;

it('of 5,000 rows with 50 bad ones 4,950 come in and 50 are explained, and again nothing changes', async () => {
  const { competitionId, categoryId } = await begunCompetition(world.db, { by: organiser.id });
  await sql`insert into competition_entries (competition_id, category_id, group_name, status, number)
    select ${competitionId}, ${categoryId}, 'Group ' || nth, 'entered', nth
    from generate_series(1, 1000) nth`.execute(world.db);
  const apparatus = ['rope', 'hoop', 'ball', 'clubs', 'ribbon'];
  const rows = Array.from({ length: 5000 }, (_, nth) => {
    const number = (nth % 1000) + 1;
    // One of a hundred names nobody.
    const shown = nth % 100 === 7 ? number + 5000 : number;
    return `${shown},${apparatus[Math.floor(nth / 1000)]},5.${number % 10},4,7.125,${number % 9},0`;
  });
  const csv = [HEAD, ...rows].join('\n');
  const params = { competitionId };
  const looked = await world.call(organiser, resultEndpoints.preview, {
    params,
    body: { csv, reason: '' },
  });
  expect(looked).toMatchObject({ rows: 5000, changed: 4950, unchanged: 0, needsReason: false });
  expect(await totals(categoryId)).toEqual([]);
  const first = await send(competitionId, csv);
  expect(first).toEqual(looked);
  expect(first.problems).toHaveLength(50);
  expect(first.problems[0]).toEqual({ line: 9, message: 'No gymnast has the number 5008.' });
  const stored = await totals(categoryId);
  expect(stored).toHaveLength(990);
  const again = await send(competitionId, csv);
  expect(again).toMatchObject({ changed: 0, unchanged: 4950 });
  expect(again.problems).toEqual(first.problems);
  expect(await totals(categoryId)).toEqual(stored);
});

it('says one thing about each bad row', async () => {
  const place = await begunCompetition(world.db, { by: organiser.id, discipline: 'hoop' });
  const userId = async () => (await world.person()).id;
  await startOf(world.db, place, { userId: await userId() });
  await startOf(world.db, place, { userId: await userId(), status: 'withdrawn' });
  const csv = [
    `${HEAD},score`,
    '1,hoop,5,5,7,7,,',
    '1,hoop,5,5,7,8,,',
    '1,ball,5,5,7,7,,',
    '2,hoop,5,5,7,7,,',
    'x,hoop,5,5,7,7,,',
    '1,hoop,5,5,7,10.5,,',
    '1,hoop,5,5,7,,,',
    '1,hoop,0,0,0,1,2,',
    '1,hoop,,,,,,8',
    '1,"=1+1",5,5,7,7,,',
    '9,hoop,,,,,,',
  ].join('\n');
  const { problems, changed } = await send(place.competitionId, csv);
  expect(changed).toBe(1);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [3, 'The same gymnast and apparatus are in line 2.'],
    [4, 'Number 1 isn’t entered for ball.'],
    [5, 'Number 2 has no place in the competition.'],
    [6, 'The number is missing or isn’t a whole number.'],
    [7, 'E: From 0 to 10, with up to three decimals.'],
    [8, 'E: Please fill in DB, DA, A and E.'],
    [9, 'Penalty: The penalty is more than the score.'],
    [10, 'This category has panels: please fill in DB, DA, A and E.'],
    [11, '“=1+1” isn’t an apparatus.'],
  ]);
});

it('changes published results only with a reason, all of a file or nothing', async () => {
  const place = await begunCompetition(world.db, { by: organiser.id, discipline: 'hoop' });
  const { competitionId } = place;
  for (let nth = 0; nth < 2; nth += 1) {
    await startOf(world.db, place, { userId: (await world.person()).id });
  }
  await send(competitionId, `${HEAD}\n1,hoop,5,5,7,7,0`);
  await world.call(organiser, resultEndpoints.publish, { params: place });
  const file = `${HEAD}\n1,hoop,5,5,7,8,0\n2,hoop,6,6,7,7,0`;
  const refused = await world.refusal(organiser, resultEndpoints.import, {
    params: { competitionId },
    body: { csv: file, reason: '' },
  });
  expect(refused).toMatchObject({ code: resultFaults.reasonNeeded.code });
  expect(await totals(place.categoryId)).toEqual([{ total: 24_000, position: 1 }]);
  await send(competitionId, file, 'A sheet was missing');
  expect(await totals(place.categoryId)).toEqual([
    { total: 26_000, position: 1 },
    { total: 25_000, position: 2 },
  ]);
  const { changes } = await world.call(organiser, resultEndpoints.changes, {
    params: place,
  });
  expect(
    changes
      .map(({ before, after }) => [before, after])
      .toSorted((one, other) => Number(one[1]) - Number(other[1])),
  ).toEqual([
    [24_000, 25_000],
    [null, 26_000],
  ]);
});

it.each([
  ['', 'The file is empty.'],
  ['number\n1', 'The first line must name the columns number and apparatus.'],
  ['number,apparatus,weight\n1,hoop,40', 'We don’t recognise the column “weight”.'],
  ['number,apparatus\n1,"hoop', 'A quotation mark isn’t closed.'],
])('refuses a file like %j', async (csv, message) => {
  const { competitionId } = await begunCompetition(world.db, { by: organiser.id });
  const body = { csv, reason: '' };
  const refused = await world.refusal(organiser, resultEndpoints.preview, {
    params: { competitionId },
    body,
  });
  expect(JSON.stringify(refused)).toContain(message);
  expect(refused.status).toBeLessThan(500);
});
