import { type World, createWorld } from '#testing/world';
import { KEPT, lasting } from '@ribbon/domain/policies';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('the privacy policy says how long everything is kept that a scheduled job deletes', () => {
  const unsaid = world.housekeeper.jobs
    .filter(({ keepDays }) => keepDays > 0)
    .filter(({ policy, keepDays }) => {
      if (policy === null) return false;
      const reply = KEPT.find(({ name }) => name === policy)?.text ?? '';
      return !reply.includes(lasting(keepDays));
    });
  expect(unsaid.map(({ name, keepDays }) => `${name}: ${lasting(keepDays)}`)).toEqual([]);
});

it.each([
  [1, 'a day'],
  [90, '90 days'],
  [365, 'a year'],
  [3 * 365, 'three years'],
  [2557, 'seven years'],
])('%i days are %s', (days, reply) => {
  expect(lasting(days)).toBe(reply);
});
