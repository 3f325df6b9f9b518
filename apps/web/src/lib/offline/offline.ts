import type { Me } from '@ribbon/domain/accounts';
import { isUnreachable } from '../http/client.ts';
import { remembered } from '../browser/storage.ts';

/** Says that something is kept, so that nobody else has to load what would look for it. */
const MARK = 'ribbon-offline';
const WORKER = '/worker.js';

const database = () => import('./kept.ts');
const isKept = () => remembered.read(MARK) !== null;
/** Answers are stored only once their person is; early ones wait for this. */
let keeping: Promise<unknown> = Promise.resolve();
/** The worker as well, which is slow to come. */
let working: Promise<unknown> = Promise.resolve();
let hasKept = false;
/** Stops anything from being stored again while a person who signs out still sees the screen. */
let isForgetting = false;

const quietly = <Answer>(work: Promise<Answer>): Promise<Answer | undefined> =>
  // Without storage the product works as it does without any of this.
  work.catch(() => undefined);

/**
 * What this browser keeps so that the training log, and for people who run a club the register of
 * the day, open offline: the files of the app, its person, and the answers they have read. Deleted
 * at sign-out.
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

  /** The stored person, for a page that opens offline. */
  person: async (): Promise<Me | undefined> =>
    isKept() ? quietly(database().then((kept) => kept.readPerson())) : undefined,

  /** Deletes everything except unsent items, which belong to their author. */
  async forget(): Promise<void> {
    // Another tab may have removed the mark while this one was still writing.
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

  /** Signs out for good; once that has worked, unsent items are deleted, too. */
  async forgetWaiting(ownerId: string, leave: () => Promise<unknown>): Promise<void> {
    const wasKept = isKept();
    await leave();
    if (wasKept) await quietly(database().then((kept) => kept.forgetWaiting(ownerId)));
  },

  /**
   * The server's answer, or the last one this person got while it cannot be reached. With `until`
   * it is kept only until then, or, if null, not at all.
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
