import { type Person, type World, createWorld } from '#testing/world';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSight, checkStory } from './story.check.ts';
import { steps, take } from './story.steps.ts';
import { begin } from './story.ts';

/** The same few stories each time; more, and others, when asked for. */
const numRuns = Number(process.env['STORY_RUNS'] ?? 10);
const seed = Number(process.env['STORY_SEED'] ?? 15);

let world: World;
let moderators: [Person, Person];
let stranger: Person;
beforeAll(async () => {
  world = await createWorld();
  moderators = [
    await world.person({ roles: ['system_admin'] }),
    await world.person({ roles: ['system_admin'] }),
  ];
  stranger = await world.person();
});
afterAll(() => world.close());

it(
  'whatever is reported, decided, undone, changed, deleted and appealed against, nothing acknowledged is lost and the record tells it all',
  async () => {
    const stories = fc.array(steps, { minLength: 20, maxLength: 40 });
    const property = fc.asyncProperty(stories, async (all) => {
      const story = await begin(world, { moderators, stranger });
      for (const step of all) {
        await take(world, story, step);
        await checkSight(world, story);
      }
      await checkStory(world, story);
    });
    await expect(
      fc.assert(property, { numRuns, seed, endOnFailure: true }),
    ).resolves.toBeUndefined();
  },
  60_000 * numRuns,
);
