import { approvalForm } from '#testing/family';
import { type World, createWorld } from '#testing/world';
import { afterAll, beforeAll } from 'vitest';

export let world: World;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
}

export const nineYearsAgo = () => world.clock().getUTCFullYear() - 10;

export const form = (change: Record<string, unknown> = {}) => ({
  ...approvalForm,
  birthYear: nineYearsAgo(),
  permissions: {},
  ...change,
});

export const profileOf = (id: string) =>
  world.db.selectFrom('athlete_profiles').selectAll().where('id', '=', id).executeTakeFirst();
