import { type Person, type World, createWorld } from '#testing/world';
import {
  type AdminClub,
  type ClubDetailsDraft,
  type ClubFilter,
  clubAdminEndpoints,
} from '@ribbon/domain/clubs';
import { afterAll, beforeAll } from 'vitest';

const { list, create } = clubAdminEndpoints;

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

export const plain: ClubDetailsDraft = {
  name: 'Foxglove RG',
  city: 'Bath',
  country: 'United Kingdom',
};

export const make = (change: Partial<ClubDetailsDraft> = {}): Promise<AdminClub> =>
  world.call(admin, create, { body: { ...plain, ...change, reason: 'A test' } });

export const found = async (search: string, status: ClubFilter = 'all') =>
  (await world.call(admin, list, { query: { search, status } })).clubs;

export const acts = (subjectId: string) =>
  world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'reason', 'details'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();
