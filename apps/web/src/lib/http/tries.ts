import { Fault } from '@ribbon/domain/kernel';

/** After a connection has failed for the first time, and for the second. */
const PAUSES_MS = [1000, 2000];

/**
 * Tries until there is an answer, several times if need be, within one time limit. The next try
 * begins shortly after a failure, or when the share of the time of this one is over; a slow one may
 * still answer first. A refusal is an answer: it would be the same next time, but for “not now”.
 */
export function withTries<Answer>(
  attempt: (signal: AbortSignal) => Promise<Answer>,
  { seconds, tries }: { seconds: number; tries: number },
): Promise<Answer> {
  const limit = seconds * 1000;
  const over = new AbortController();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return new Promise<Answer>((done, fail) => {
    let [begun, failed] = [0, 0];

    function end(settle: () => void): void {
      for (const timer of timers) clearTimeout(timer);
      settle();
      over.abort();
    }

    function later(ms: number, act: () => void): void {
      const timer = setTimeout(() => {
        timers.delete(timer);
        act();
      }, ms);
      timers.add(timer);
    }

    function begin(nth: number): void {
      if (nth !== begun || nth === tries) return;
      begun += 1;
      later(limit / tries, () => begin(nth + 1));
      attempt(over.signal).then(
        (answer) => end(() => done(answer)),
        (error: unknown) => onFailure(error, nth),
      );
    }

    function onFailure(error: unknown, nth: number): void {
      if (over.signal.aborted) return;
      failed += 1;
      // Without a network every try fails, so this one fails at once.
      const isFinal = isRefusal(error) || !navigator.onLine || failed === tries;
      if (isFinal) end(() => fail(error));
      else later(PAUSES_MS[failed - 1] ?? 0, () => begin(nth + 1));
    }

    later(limit, () => end(() => fail(new DOMException('The time is up.', 'TimeoutError'))));
    begin(0);
  });
}

const NOT_NOW = 503;
const isRefusal = (error: unknown): boolean => error instanceof Fault && error.status !== NOT_NOW;
