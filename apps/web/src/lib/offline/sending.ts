import { Fault, commonFaults } from '@ribbon/domain/kernel';
import { isUnreachable } from '../http/client.ts';

const NOT_NOW = new Set<string>([
  commonFaults.unexpected.code,
  commonFaults.signInRequired.code,
  commonFaults.tooManyRequests.code,
  commonFaults.unavailable.code,
  commonFaults.busy.code,
  commonFaults.cannotSave.code,
]);

/** Whether the same thing may be taken later: nobody answered, or nobody could. */
export const mayWorkLater = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof Fault && NOT_NOW.has(error.code));

/** Does one thing at a time, in all tabs: an older version must not travel beside the next one. */
export function oneAtATime(lock: string) {
  let last: Promise<unknown> = Promise.resolve();
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    // Without https a browser has no locks; then at least this tab does one thing at a time.
    const { locks } = navigator as { locks?: LockManager };
    if (locks) return locks.request(lock, work);
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

/** While the server does not answer it is asked again after these pauses, then on the next occasion. */
const PAUSES_MS = [5_000, 15_000, 45_000, 120_000, 300_000];

/**
 * Delivers now, when the network is back, and when somebody comes back to the page. `deliver` says
 * whether everything that can be sent has arrived.
 */
export function keepDelivering(deliver: () => Promise<boolean>, left: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauses = 0;

  async function run(): Promise<void> {
    clearTimeout(timer);
    const isDone = await deliver();
    if (left.aborted) return;
    const pause = isDone ? undefined : PAUSES_MS[pauses];
    if (pause !== undefined) timer = setTimeout(() => void run(), pause);
    pauses += 1;
  }

  const anew = () => {
    pauses = 0;
    if (navigator.onLine && document.visibilityState === 'visible') void run();
  };
  window.addEventListener('online', anew, { signal: left });
  document.addEventListener('visibilitychange', anew, { signal: left });
  left.addEventListener('abort', () => clearTimeout(timer));
  anew();
}
