import type { Person, World } from '#testing/world';
import type { Graph } from './graph.ts';
import { peopleCheck } from './people/people.check.ts';
import { peopleModel } from './people/people.model.ts';
import { profilesCheck } from './profiles.check.ts';
import { profileModel } from './profiles.model.ts';
import { readingCheck } from './reading.check.ts';
import { readingModel } from './reading.model.ts';
import { settle, type storedPicture } from './settle.ts';

/** Compares what each viewer is shown with what the rules say, in a world made from a graph. */
export const comparison =
  (world: World, stored: Awaited<ReturnType<typeof storedPicture>>) =>
  async (graph: Graph): Promise<void> => {
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
  };
