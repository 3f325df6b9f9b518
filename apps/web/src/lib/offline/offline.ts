import type { Me } from '@ribbon/domain/accounts';
import { isUnreachable } from '../client.ts';
import { remembered } from '../storage.ts';

/** Says that something is kept, so that nobody else has to load what would look for it. */
const MARK = 'ribbon-offline';
const WORKER = '/worker.js';

const database = () => import('./kept.ts');
const isKept = () => remembered.read(MARK) !== null;
/** Answers are kept only for a person who is: what arrives first waits for that. */
let keeping: Promise<unknown> = Promise.resolve();
/** The worker as well, which is slow to come. */
let working: Promise<unknown> = Promise.resolve();
let hasKept = false;
/** Whoever leaves is on the screen until all of it is gone, and is not to be kept once more. */
let isForgetting = false;

const quietly = <Answer>(work: Promise<Answer>): Promise<Answer | undefined> =>
  // Without storage the product works as it does without any of this.
  work.catch(() => undefined);

/**
 * What this browser keeps so that the own training log, and for those who run a club the register of
 * the day, open without a connection: the files of the app, its person, and what they have read of
 * these. It goes at sign-out.
 */
export const offline = {
  isKept,

  /** From now on this person finds the log without a connection. */
  async keep(me: Me): Promise<void> {
    if (isForgetting) return;
    hasKept = true;
    remembered.write(MARK, '1');
    keeping = quietly(database().then((kept) => kept.keepPerson(me)));
    if ('serviceWorker' in navigator) {
      working = keeping.then(() => quietly(navigator.serviceWorker.register(WORKER)));
    }
    await Promise.all([keeping, working]);
  },

  /** Who is kept, for a page that begins without a connection. */
  person: async (): Promise<Me | undefined> =>
    isKept() ? quietly(database().then((kept) => kept.readPerson())) : undefined,

  /** Everything but what still waits to be sent: that is its writer's. */
  async forget(): Promise<void> {
    // Another tab may have taken the mark away, while this one was still writing.
    if (!isKept() && !hasKept) return;
    isForgetting = true;
    await Promise.all([keeping, working]);
    remembered.write(MARK, null);
    await quietly(database().then((kept) => kept.forgetPerson()));
    await quietly(database().then((kept) => kept.forgetFiles()));
    [hasKept, isForgetting] = [false, false];
  },

  waiting: async (ownerId: string): Promise<number> =>
    (isKept() ? await quietly(database().then((kept) => kept.countWaiting(ownerId))) : 0) ?? 0,

  /** Leaving for good: once that has worked, what waited to be sent goes as well. */
  async forgetWaiting(ownerId: string, leave: () => Promise<unknown>): Promise<void> {
    const wasKept = isKept();
    await leave();
    if (wasKept) await quietly(database().then((kept) => kept.forgetWaiting(ownerId)));
  },

  /**
   * What the server answers, or what it answered this person last while it cannot be reached. With
   * `until` it is kept only up to a moment, or not at all.
   */
  async answer<Answer>(
    ownerId: string | undefined,
    key: string,
    read: () => Promise<Answer>,
    until?: (answer: Answer) => Date | null,
  ): Promise<Answer> {
    if (ownerId === undefined) return read();
    try {
      const answer = await read();
      const end = until?.(answer);
      if (isKept() && end !== null)
        void quietly(
          keeping.then(database).then((kept) => kept.keepAnswer(ownerId, key, answer, end)),
        );
      return answer;
    } catch (error) {
      const before =
        isKept() && isUnreachable(error)
          ? await quietly(database().then((kept) => kept.readAnswer(ownerId, key)))
          : undefined;
      if (before === undefined) throw error;
      return before as Answer;
    }
  },
};
