import { type Context, moderate } from '@ribbon/moderator';
import { parentPort } from 'node:worker_threads';

/** Runs in a thread of its own: reads one text after the other and answers with the verdicts. */
interface Asked {
  readonly nth: number;
  readonly text: string;
  readonly context: Context;
}

parentPort?.on('message', ({ nth, text, context }: Asked) =>
  parentPort?.postMessage({ nth, verdict: moderate(text, context) }),
);
