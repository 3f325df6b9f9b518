import { clubWithAdmin } from '#testing/club';
import { type Person, type World, createWorld } from '#testing/world';
import { clubEndpoints } from '@ribbon/domain/clubs';
import {
  type NotificationQuery,
  notificationEndpoints as endpoints,
} from '@ribbon/domain/notifications';
import { afterAll, beforeAll } from 'vitest';

export let world: World;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
}

export async function listOf(who: Person, query: Partial<NotificationQuery> = {}) {
  await world.worker.run();
  return (await world.call(who, endpoints.list, { query })).notifications;
}

export const nameOf = (person: Person, name: string) =>
  world.db
    .updateTable('athlete_profiles')
    .set({ full_name: name })
    .where('id', '=', person.id)
    .execute();

/** A person asks to join a club, and its administrator is notified. */
export async function asked(life: Parameters<World['person']>[0] = {}) {
  const { clubId, admin } = await clubWithAdmin(world, {
    name: 'Bluebell Club',
    join_policy: 'approval',
  });
  const person = await world.person(life);
  await nameOf(person, 'Hazel Nightingale');
  await world.call(person, clubEndpoints.join, { params: { clubId } });
  return { clubId, admin, person };
}
