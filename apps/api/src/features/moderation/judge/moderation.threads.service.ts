import type { Context, Verdict } from '@ribbon/moderator';
import { Worker } from 'node:worker_threads';

/**
 * With so many texts waiting, further ones are read here and now: an endless queue would only hide
 * it.
 */
const MOST_WAITING = 256;
/** After a thread has failed, texts are read in the process for so long before another is started. */
const PAUSE_MS = 60_000;
/** Objects made for a text are small and short-lived. */
const YOUNG_MB = 8;

type ReadText = (text: string, context: Context) => Promise<Verdict>;

interface Needs {
  /** How many threads there are at most; with none, everything is read in the process. */
  readonly count: number;
  readonly readHere: ReadText;
  readonly log: { error(details: object, message: string): void };
  readonly file?: URL;
}

interface Waiting {
  readonly text: string;
  readonly context: Context;
  readonly settle: (verdict: Verdict | Promise<Verdict>) => void;
}

interface Answer {
  readonly nth: number;
  readonly verdict: Verdict;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/**
 * Reads texts in threads beside the one that answers requests: a reading takes milliseconds, a long
 * one tens of them, and meanwhile no request would be answered. The verdicts are the same wherever
 * they are made, so when a thread fails, its texts are read in the process.
 */
export function readingThreads(needs: Needs): ReadText {
  const {
    count,
    readHere,
    log,
    file = new URL('./moderation.thread.process.ts', import.meta.url),
  } = needs;
  const threads: Thread[] = [];
  let asked = 0;
  let pausedUntil = 0;

  function started(): Thread {
    const limits = { maxYoungGenerationSizeMb: YOUNG_MB };
    const worker = new Worker(file, { execArgv: [], resourceLimits: limits });
    const thread: Thread = { worker, waiting: new Map() };
    worker.on('message', ({ nth, verdict }: Answer) => {
      thread.waiting.get(nth)?.settle(verdict);
      thread.waiting.delete(nth);
    });
    worker.once('error', (error) =>
      log.error({ err: error }, 'moderation thread failed, falling back to the main thread'),
    );
    worker.once('exit', () => ended(thread));
    // The thread must not keep a process alive that has nothing else to do.
    worker.unref();
    threads.push(thread);
    return thread;
  }

  function ended(thread: Thread): void {
    threads.splice(threads.indexOf(thread), 1);
    pausedUntil = Date.now() + PAUSE_MS;
    for (const { text, context, settle } of thread.waiting.values()) {
      settle(readHere(text, context));
    }
    thread.waiting.clear();
  }

  /** An idle thread, a new one, or the one with the least work. */
  function free(): Thread | undefined {
    const least = threads.toSorted((a, b) => a.waiting.size - b.waiting.size)[0];
    if (least?.waiting.size === 0) return least;
    if (threads.length < count && Date.now() >= pausedUntil) return started();
    return least;
  }

  return async (text, context) => {
    const thread = free();
    if (thread === undefined || thread.waiting.size >= MOST_WAITING) return readHere(text, context);
    const { promise, resolve } = Promise.withResolvers<Verdict>();
    asked += 1;
    thread.waiting.set(asked, { text, context, settle: resolve });
    thread.worker.postMessage({ nth: asked, text, context });
    return promise;
  };
}
