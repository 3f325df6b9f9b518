import { type Person, type World, createWorld } from '#testing/world';
import { profileEndpoints as endpoints } from '@ribbon/domain/profiles';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { DB } from '#db/schema.generated';

export let world: World;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
}

type Columns = Partial<Insertable<DB['athlete_profiles']>>;

export const aged = async (years: number, columns: Columns = {}): Promise<Person> => {
  const person = await world.person({ birthYear: world.clock().getUTCFullYear() - years });
  if (Object.keys(columns).length > 0) {
    await world.db
      .updateTable('athlete_profiles')
      .set(columns)
      .where('id', '=', person.id)
      .execute();
  }
  return person;
};

export const OPEN: Columns = { feed_visibility: 'public', listed_in_directory: true };

export const befriend = (one: Person, other: Person) =>
  world.db
    .insertInto('friendships')
    .values({ requester_id: one.id, addressee_id: other.id, status: 'accepted' })
    .execute();

export const read = (viewer: Person | undefined, { id }: Person) =>
  world.call(viewer, endpoints.read, { params: { userId: id } });
