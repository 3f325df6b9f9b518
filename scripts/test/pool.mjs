// Runs the stages of npm test side by side, as many as there are cores for.
import { availableParallelism } from 'node:os';

/** Two at least, as every stage that wants more says two. */
const CORES = Math.max(2, availableParallelism());

/**
 * Takes the stages in their order; one starts when its `cores` are free and what it is `after` has
 * ended. Gives how many seconds each took.
 */
export async function inPool(stages, free = CORES) {
  const seconds = {};
  const waiting = [...stages];
  const running = new Map();
  const isReady = ({ after = [] }) =>
    after.every((name) => name in seconds || !stages.some((stage) => stage.name === name));
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((stage) => isReady(stage) && stage.cores <= free);
    // The first that is ready goes first: small ones behind it would keep a large one waiting for ever.
    if (next !== -1 && next === waiting.findIndex(isReady)) {
      const [stage] = waiting.splice(next, 1);
      free -= stage.cores;
      const began = Date.now();
      const ended = stage.run().then(() => {
        seconds[stage.name] = (Date.now() - began) / 1000;
        free += stage.cores;
        running.delete(stage.name);
      });
      running.set(stage.name, ended);
    } else {
      await Promise.race(running.values());
    }
  }
  return seconds;
}
