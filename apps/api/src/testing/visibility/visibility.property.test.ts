import { type Person, type World, createWorld } from '#testing/world';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Graph } from './graph.ts';
import { graphs } from './graphs.ts';
import { peopleCheck } from './people.check.ts';
import { peopleModel } from './people.model.ts';
import { profilesCheck } from './profiles.check.ts';
import { profileModel } from './profiles.model.ts';
import { readingCheck } from './reading.check.ts';
import { readingModel } from './reading.model.ts';
import { settle, storedPicture } from './settle.ts';

/** The same few worlds each time; more, and others, when asked for. */
const numRuns = Number(process.env['VISIBILITY_RUNS'] ?? 4);
const seed = Number(process.env['VISIBILITY_SEED'] ?? 11);

let world: World;
let stored: Awaited<ReturnType<typeof storedPicture>>;
beforeAll(async () => {
  world = await createWorld();
  stored = await storedPicture(world);
});
afterAll(() => world.close());

async function compare(graph: Graph): Promise<void> {
  // The directory's figures may be a minute old.
  world.turnClock(1);
  const settled = await settle(world, graph, stored);
  const models = { reading: readingModel(graph), profiles: profileModel(graph) };
  const reading = readingCheck(world, settled, models.reading);
  const checkProfiles = profilesCheck(world, settled, models);
  const finding = peopleCheck(world, settled, peopleModel(graph));
  const viewers = [...graph.people.keys()].filter((who) => !graph.people[who]?.isPaused);
  for (const viewer of viewers) await reading.like(viewer);
  await world.worker.run();
  for (const viewer of viewers) await reading.likers(viewer);
  for (const viewer of [undefined, ...viewers]) {
    const who = viewer === undefined ? undefined : settled.people[viewer];
    await reading.posts(viewer, who);
    await checkProfiles(viewer, who);
    await finding.find(viewer, who);
    await finding.figures(viewer, who);
    if (viewer !== undefined) await finding.suggestions(viewer, who as Person);
  }
}

it(
  'feed, profile, post, pictures, likes and who is named for them, comments, counts and every search show each viewer what the rules say, and nothing else',
  async () => {
    const property = fc.asyncProperty(graphs, compare);
    const agreed = fc.assert(property, { numRuns, seed, endOnFailure: true });
    await expect(agreed).resolves.toBeUndefined();
  },
  60_000 * numRuns,
);
