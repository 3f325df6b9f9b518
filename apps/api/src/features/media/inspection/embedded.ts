import { boundedQueue } from '#platform/bounded-queue';
import type { Detections } from '@ribbon/domain/media';
import { Worker } from 'node:worker_threads';
import type { Detector } from './detector.ts';
import type { Answer, Question } from './embedded.messages.ts';
import { readable } from './reduced.ts';

/** One picture at a time; as many more may wait as are done within half a minute. */
const MAX_WAITING = 20;
const IDLE_MS = 60_000;
/** Beyond this the models have not loaded, or a picture keeps them busy for ever. */
const LOOK_MS = 30_000;
const READING_MS = 10_000;

const THREAD = new URL('./embedded.worker.ts', import.meta.url);

interface Limits {
  idleMs?: number;
  lookMs?: number;
  readingMs?: number;
}

/**
 * Looks at pictures on this server, in a thread of its own that is started with the first picture
 * and ended when none has come for a while, so that the memory of its models is free again.
 */
export function embeddedDetector({
  idleMs = IDLE_MS,
  lookMs = LOOK_MS,
  readingMs = READING_MS,
}: Limits = {}): Detector & { isAwake(): boolean } {
  const queue = boundedQueue({ concurrency: 1, maxWaiting: MAX_WAITING });
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function sleep(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  function wake(): Worker {
    clearTimeout(idle);
    thread ??= new Worker(THREAD, { name: 'picture check', stderr: true, stdout: true });
    // A server that is asked to end does not wait for pictures.
    thread.unref();
    return thread;
  }

  async function look(picture: Uint8Array): Promise<Detections> {
    const { pixels, page } = await readable(picture);
    try {
      const answer = await asked(wake(), { pixels, page, readingMs }, lookMs);
      if ('error' in answer) throw new Error(answer.error);
      return answer.detections;
    } catch (error) {
      // Whatever went wrong in there, the next picture finds a fresh thread.
      await sleep();
      throw error;
    } finally {
      if (thread !== undefined) idle = setTimeout(() => void sleep(), idleMs).unref();
    }
  }

  return {
    kind: 'embedded',
    async detect(picture) {
      const detections = await queue.run(() => look(picture));
      if (detections === undefined) throw new Error('too many pictures wait to be looked at');
      return detections;
    },
    close: sleep,
    isAwake: () => thread !== undefined,
  };
}

/** One question, one answer; a thread that ends or takes too long has none. */
function asked(thread: Worker, question: Question, limitMs: number): Promise<Answer> {
  return new Promise<Answer>((done, fail) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (answer: Answer) => settle(() => done(answer));
    const onError = (error: unknown) => settle(() => fail(error));
    const onExit = () => settle(() => fail(new Error('the thread has ended')));
    const timer = setTimeout(() => onError(new Error('the look took too long')), limitMs);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(question);
  });
}
