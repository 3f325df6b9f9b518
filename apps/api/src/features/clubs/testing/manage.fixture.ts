import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { manageEndpoints as endpoints } from '@ribbon/domain/clubs';
import { afterAll, beforeAll } from 'vitest';

export let world: World;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
}

export const overview = (who: Person, clubId: ClubId) =>
  world.call(who, endpoints.overview, { params: { clubId } });
