import { type World, createWorld } from '#testing/world';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comparison } from './comparison.ts';
import { graphs } from './graphs.ts';
import { storedPicture } from './settle.ts';

/** The same few worlds each time; more, and others, when asked for. */
const numRuns = Number(process.env['VISIBILITY_RUNS'] ?? 4);
const seed = Number(process.env['VISIBILITY_SEED'] ?? 11);

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it(
  'feed, profile, post, pictures, likes and who is named for them, comments, counts and every search show each viewer what the rules say, and nothing else',
  async () => {
    const property = fc.asyncProperty(graphs, comparison(world, await storedPicture(world)));
    const agreed = fc.assert(property, { numRuns, seed, endOnFailure: true });
    await expect(agreed).resolves.toBeUndefined();
  },
  60_000 * numRuns,
);
