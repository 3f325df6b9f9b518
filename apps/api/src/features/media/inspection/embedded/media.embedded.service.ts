import { boundedQueue } from '#platform/bounded-queue';
import type { Detections } from '@ribbon/domain/media';
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Detector } from '../media.detector.rules.ts';
import type { Answer, Question } from './media.embedded.format.ts';
import { readable } from '../media.reduced.format.ts';

/** One picture at a time; as many more may wait as are done within half a minute. */
const MAX_WAITING = 20;
const IDLE_MS = 60_000;
/** Beyond this the models have not loaded, or a picture keeps them busy for ever. */
const LOOK_MS = 30_000;
const READING_MS = 10_000;

const PROCESS = join(import.meta.dirname, 'media.embedded.process.ts');

interface Limits {
  idleMs?: number;
  lookMs?: number;
  readingMs?: number;
}

/**
 * Looks at pictures on this server, in a process of its own that is started with the first picture
 * and ended when none has come for a while. A thread would do, but keeps memory when it ends.
 */
export function embeddedDetector({
  idleMs = IDLE_MS,
  lookMs = LOOK_MS,
  readingMs = READING_MS,
}: Limits = {}): Detector & { process(): number | undefined } {
  const queue = boundedQueue({ concurrency: 1, maxWaiting: MAX_WAITING });
  let looker: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function sleep(): Promise<void> {
    clearTimeout(idle);
    const ending = looker;
    looker = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise((done) => ending.once('exit', done));
    ending.kill('SIGKILL');
    await gone;
  }

  function wake(): ChildProcess {
    clearTimeout(idle);
    if (looker?.connected !== true) {
      looker = fork(PROCESS, {
        env: {},
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      // A server that is asked to end does not wait for pictures; the other ends with it.
      looker.unref();
      looker.channel?.unref();
    }
    return looker;
  }

  async function look(picture: Uint8Array): Promise<Detections> {
    const { pixels, page } = await readable(picture);
    try {
      const answer = await asked(wake(), { pixels, page, readingMs }, lookMs);
      if ('error' in answer) throw new Error(answer.error);
      return answer.detections;
    } catch (error) {
      // Whatever went wrong in there, the next picture finds a fresh process.
      await sleep();
      throw error;
    } finally {
      if (looker !== undefined) idle = setTimeout(() => void sleep(), idleMs).unref();
    }
  }

  return {
    kind: 'embedded',
    async detect(picture) {
      const detections = await queue.run(() => look(picture));
      if (detections === undefined) throw new Error('picture check queue is full');
      return detections;
    },
    close: sleep,
    /** Its number while it runs. */
    process: () => looker?.pid,
  };
}

/** One question, one answer; a process that ends or takes too long has none. */
function asked(looker: ChildProcess, question: Question, limitMs: number): Promise<Answer> {
  return new Promise<Answer>((done, fail) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      looker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (answer: unknown) => settle(() => done(answer as Answer));
    const onError = (error: Error) => settle(() => fail(error));
    const onExit = () => onError(new Error('the process has ended'));
    const timer = setTimeout(() => onError(new Error('picture check timed out')), limitMs);
    looker.on('message', onMessage).on('error', onError).on('exit', onExit);
    looker.send(question, (error) => error && onExit());
  });
}
