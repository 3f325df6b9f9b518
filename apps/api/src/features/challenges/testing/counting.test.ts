import { insertChallenge } from '#testing/sport/challenges';
import { type World, createWorld } from '#testing/world';
import { addDays, clubTimeOf } from '@ribbon/domain/calendar';
import { challengeEndpoints, challengeFaults } from '@ribbon/domain/challenges';
import { trainingEndpoints } from '@ribbon/domain/training';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = () => clubTimeOf(world.clock()).day;

it('lets the training log tick tasks off, also for who joins late', async () => {
  const { id, taskIds } = await insertChallenge(world.db, {
    startDate: addDays(day(), -5),
    tasks: [
      { title: 'An hour with the hoop', times: 60, apparatus: 'hoop' },
      { title: 'Ten split leaps', times: 10, element: 'Split leap' },
    ],
  });
  const who = await world.person();
  const log = (sessionId: string, minutes: number, leaps: number, daysAgo = 0) =>
    world.call(who, trainingEndpoints.save, {
      params: { sessionId },
      body: {
        date: addDays(day(), -daysAgo),
        startTime: '07:00',
        minutes: 90,
        type: 'technique',
        apparatus: [{ apparatus: 'hoop', minutes }],
        elements: [{ key: null, name: 'split LEAP', times: leaps }],
        editedAt: new Date(world.clock().getTime() - 1000).toISOString(),
      },
    });
  await log(randomUUID(), 25, 4, 2);
  await log(randomUUID(), 90, 40, 20);
  const of = { params: { challengeId: id } };
  await world.call(who, challengeEndpoints.join, of);
  const done = async () =>
    (await world.call(who, challengeEndpoints.read, of)).tasks.map((task) => task.done);
  expect(await done()).toEqual([25, 4]);
  const [taskId = ''] = taskIds;
  const byHand = { params: { challengeId: id, taskId }, body: { done: 60 } };
  expect(await world.refusal(who, challengeEndpoints.tick, byHand)).toMatchObject({
    code: challengeFaults.countedByLog.code,
  });
  const last = randomUUID();
  await log(last, 50, 6, 1);
  await world.worker.run();
  expect(await done()).toEqual([60, 10]);
  expect(await world.call(who, challengeEndpoints.read, of)).toMatchObject({
    participation: { progress: 100 },
  });
  await world.call(who, trainingEndpoints.remove, { params: { sessionId: last } });
  await world.worker.run();
  expect(await done()).toEqual([25, 4]);
});
