import { type Person } from '#testing/world';
import { trainingEndpoints as endpoints } from '@ribbon/domain/training';
import { expect, it } from 'vitest';
import { log, openWorld, sessionsOf, world } from './training.fixture.ts';

openWorld();

const exported = async (who: Person) => (await world.send(who, endpoints.exportLog, {})).body;

it('a log that was saved as a file can be read back by somebody else, once', async () => {
  const [mia, zoe] = [await world.person(), await world.person()];
  await log(mia, {
    apparatus: [{ apparatus: 'clubs', minutes: 30 }],
    elements: [{ key: 'illusion', name: 'Illusion', times: 3 }],
    notes: 'A "quoted", long day',
    felt: 4,
    achievements: ['Three in a row'],
  });
  const csv = await exported(mia);
  expect(await world.call(zoe, endpoints.previewImport, { body: { csv } })).toMatchObject({
    good: 1,
  });
  expect(await sessionsOf(zoe)).toEqual([]);
  expect(await world.call(zoe, endpoints.importLog, { body: { csv } })).toEqual({
    imported: 1,
    rows: [],
  });
  const same = { id: expect.any(String), editedAt: expect.any(Date) };
  const [logged] = await sessionsOf(mia);
  expect(await sessionsOf(zoe)).toEqual([{ ...logged, ...same }]);
  expect(await world.call(zoe, endpoints.importLog, { body: { csv } })).toMatchObject({
    imported: 0,
    rows: [{ problems: ['This session is in your log already.'] }],
  });
});

it('rows that are wrong stay out and say why', async () => {
  const mia = await world.person();
  const csv = [
    'date,start,minutes,type,hoop,felt',
    '2026-11-02,17:00,60,technique,30,5',
    'yesterday,17:00,sixty,technique,,',
    '2026-11-03,17:00,60,swimming,,',
    '2026-11-04,17:00,60,routine,90,',
    '2099-01-01,17:00,60,routine,,',
  ].join('\n');
  const { rows, good } = await world.call(mia, endpoints.previewImport, { body: { csv } });
  expect(good).toBe(1);
  expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
    [2, []],
    [3, ['“minutes” must be a whole number.', 'Please choose a date']],
    [4, ['Please choose a type']],
    [5, ['The minutes per apparatus add up to more than the session']],
    [6, ['Please choose today or an earlier date']],
  ]);
  const refusal = (text: string) =>
    world.refusal(mia, endpoints.previewImport, { body: { csv: text } });
  expect(await refusal('date,minutes\n')).toMatchObject({ code: 'badFile', status: 400 });
  expect(await refusal('date,start,minutes,type,mood\n')).toMatchObject({
    message: 'We don’t recognise the column “mood”.',
  });
});
