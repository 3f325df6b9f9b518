import { goalEndpoints, trainingEndpoints } from '@ribbon/domain/training';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import type { Person } from '#testing/world';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysAgo,
  goalsOf,
  log,
  newSessionId,
  openWorld,
  setGoal,
  world,
} from './training.fixture.ts';
import { randomUUID } from 'node:crypto';
import { MilestoneId } from '@ribbon/domain/training';

openWorld();

const notificationsOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.filter(({ type }) => type === 'achievement').map(({ message }) => message);
};
const milestone = (title: string) => ({ id: MilestoneId.parse(randomUUID()), title });

describe('a goal that counts', () => {
  it('sessions moves by itself, is reached once, and earns an achievement', async () => {
    const mia = await world.person();
    const { id } = await setGoal(mia, {
      title: 'Four times',
      count: { what: 'sessions', target: 4 },
    });
    await log(mia, { date: daysAgo(40) });
    for (const progress of [25, 50, 75, 100]) {
      await log(mia);
      expect(await goalsOf(mia)).toMatchObject([{ id, progress }]);
    }
    expect(await goalsOf(mia)).toMatchObject([{ status: 'completed', count: { done: 4 } }]);
    await log(mia);
    expect(await notificationsOf(mia)).toEqual(['You have achieved “Four times”. Well done!']);
  });

  it('minutes of an apparatus follows edits and deletions', async () => {
    const mia = await world.person();
    await setGoal(mia, { count: { what: 'minutes', target: 200, apparatus: 'hoop' } });
    const sessionId = newSessionId();
    await log(mia, { apparatus: [{ apparatus: 'hoop', minutes: 80 }] }, sessionId);
    await log(mia, { apparatus: [{ apparatus: 'ball', minutes: 80 }] });
    expect(await goalsOf(mia)).toMatchObject([{ progress: 40 }]);
    const editedAt = world.clock().toISOString();
    await log(mia, { editedAt, apparatus: [{ apparatus: 'hoop', minutes: 20 }] }, sessionId);
    expect(await goalsOf(mia)).toMatchObject([{ progress: 10 }]);
    await world.call(mia, trainingEndpoints.remove, { params: { sessionId } });
    expect(await goalsOf(mia)).toMatchObject([{ progress: 0, count: { done: 0 } }]);
  });

  it('an element counts how often it was practised', async () => {
    const mia = await world.person();
    const count = { what: 'element' as const, target: 50, key: 'illusion', name: 'Illusion' };
    const goal = await setGoal(mia, { count });
    await log(mia, { elements: [{ key: 'illusion', name: 'Illusion', times: 30 }] });
    expect(await goalsOf(mia)).toMatchObject([{ progress: 60, count: { done: 30 } }]);
    const params = { goalId: goal.id };
    expect(
      await world.refusal(mia, goalEndpoints.move, { params, body: { progress: 100 } }),
    ).toMatchObject({ code: 'movesByItself' });
  });

  it('with a higher target is open again', async () => {
    const mia = await world.person();
    await log(mia);
    const { id } = await setGoal(mia, { count: { what: 'sessions', target: 1 } });
    expect(await goalsOf(mia)).toMatchObject([{ status: 'completed' }]);
    await setGoal(mia, { count: { what: 'sessions', target: 2 } }, id);
    expect(await goalsOf(mia)).toMatchObject([
      { status: 'active', progress: 50, completedAt: null },
    ]);
  });

  it('stands still while it is paused', async () => {
    const mia = await world.person();
    const { id: goalId } = await setGoal(mia, { count: { what: 'sessions', target: 10 } });
    const pause = (paused: boolean) =>
      world.call(mia, goalEndpoints.pause, { params: { goalId }, body: { paused } });
    await pause(true);
    await log(mia);
    expect(await goalsOf(mia)).toMatchObject([{ status: 'paused', progress: 0 }]);
    expect(await pause(false)).toMatchObject({ status: 'active', progress: 10 });
  });
});

describe('a goal that counts nothing', () => {
  it('is moved by hand, to reached and back', async () => {
    const mia = await world.person();
    const { id: goalId } = await setGoal(mia);
    const move = (progress: number) =>
      world.call(mia, goalEndpoints.move, { params: { goalId }, body: { progress } });
    expect(await move(60)).toMatchObject({ progress: 60, status: 'active' });
    expect(await move(100)).toMatchObject({ status: 'completed' });
    expect(await move(90)).toMatchObject({ status: 'active', completedAt: null });
  });

  it('follows its milestones where it has some', async () => {
    const mia = await world.person();
    const milestones = ['Learn it', 'Link it', 'Show it'].map(milestone);
    const { id: goalId } = await setGoal(mia, { milestones });
    const seen: number[] = [];
    for (const { id: milestoneId } of milestones) {
      const params = { goalId, milestoneId };
      const goal = await world.call(mia, goalEndpoints.tick, { params, body: { done: true } });
      seen.push(goal.progress);
    }
    expect(seen).toEqual([33, 66, 100]);
    expect(await goalsOf(mia)).toMatchObject([{ status: 'completed' }]);
    await setGoal(mia, { milestones: milestones.slice(0, 2) }, goalId);
    expect((await goalsOf(mia))[0]?.milestones).toMatchObject([{ isDone: true }, { isDone: true }]);
  });

  it('is nobody else’s', async () => {
    const [mia, zoe] = [await world.person(), await world.person()];
    const { id: goalId } = await setGoal(mia);
    const params = { goalId };
    const body = { title: 'Mine', category: 'routine' as const, startsOn: daysAgo(1) };
    expect((await world.refusal(zoe, goalEndpoints.save, { params, body })).status).toBe(404);
    expect((await world.refusal(zoe, goalEndpoints.remove, { params })).status).toBe(404);
    expect(await goalsOf(zoe)).toEqual([]);
  });
});

it('progress stays between 0 and 100, and is what was counted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 }),
      async (target, practised) => {
        const mia = await world.person();
        await setGoal(mia, {
          count: { what: 'element', target, key: 'illusion', name: 'Illusion' },
        });
        let done = 0;
        let isReached = false;
        for (const times of practised) {
          await log(mia, { elements: [{ key: 'illusion', name: 'Illusion', times }] });
          done += times;
          const [goal] = await goalsOf(mia);
          expect(goal?.progress).toBe(Math.min(100, Math.floor((100 * done) / target)));
          isReached ||= done >= target;
          expect(goal?.status).toBe(isReached ? 'completed' : 'active');
        }
      },
    ),
    { numRuns: 6 },
  );
});
