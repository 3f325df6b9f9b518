import { type Person, type World, createWorld } from '#testing/world';
import { familyEndpoints } from '@ribbon/domain/families';
import { postEndpoints } from '@ribbon/domain/posts';
import { afterAll, beforeAll } from 'vitest';

const { overview } = familyEndpoints;

export let world: World;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
}

export const post = (child: Person, content = 'My new hoop routine') =>
  world.call(child, postEndpoints.create, { body: { content, visibility: 'friends' } });

export const childOf = async (guardian: Person, child: Person) =>
  (await world.call(guardian, overview)).children.find(({ id }) => id === child.id);
