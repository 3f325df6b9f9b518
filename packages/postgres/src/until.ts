import { setTimeout as sleep } from 'node:timers/promises';

const INTERVAL_MS = 15;

/** Asks again every few milliseconds until there is an answer; undefined when the time is over. */
export async function until<T>(
  ask: () => Promise<T | undefined>,
  limitMs: number,
): Promise<T | undefined> {
  const deadline = Date.now() + limitMs;
  const again = async (): Promise<T | undefined> => {
    const answer = await ask();
    if (answer !== undefined || Date.now() > deadline) return answer;
    await sleep(INTERVAL_MS);
    return again();
  };
  return again();
}
