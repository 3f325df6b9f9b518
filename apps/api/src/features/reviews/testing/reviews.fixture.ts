import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { reviewEndpoints as endpoints } from '@ribbon/domain/reviews';
import { afterAll, beforeAll } from 'vitest';

export let world: World;
export let admin: Person;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
    admin = await world.person({ roles: ['system_admin'] });
  });
  afterAll(() => world.close());
}

export const read = (who: Person | undefined, clubId: ClubId, cursor?: string) =>
  world.call(who, endpoints.ofClub, { params: { clubId }, query: cursor ? { cursor } : {} });

export const own = async (who: Person, clubId: ClubId) =>
  (await world.call(who, endpoints.reviewAccess, { params: { clubId } })).review;
