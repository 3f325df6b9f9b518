import { setImmediate as others } from 'node:timers/promises';

/** How long a computation may keep everybody else waiting before it lets them in. */
const TURN_MS = 8;

/** The same things one by one, with turns in between in which the process answers others. */
export async function* inTurns<Thing>(things: Iterable<Thing>): AsyncGenerator<Thing> {
  let began = performance.now();
  for (const thing of things) {
    if (performance.now() - began > TURN_MS) {
      await others();
      began = performance.now();
    }
    yield thing;
  }
}
