import { type Me, SESSION_IDLE_MINUTES } from '@ribbon/domain/accounts';
import { allOf, answerOf, inDatabase } from './database.ts';

const ME = 'me';
const UNTIL = 'until';

/** Who was here last and has not signed out. Without a connection there is no session that could end. */
export async function readPerson(now = Date.now()): Promise<Me | undefined> {
  const me = await inDatabase(['person'], 'readonly', (store) =>
    answerOf<Me | undefined>(store('person').get(ME)),
  );
  return me && { ...me, sessionEndsAt: new Date(now + SESSION_IDLE_MINUTES * 60_000) };
}

/** Stores the person, and deletes the answers of anybody else. */
export const keepPerson = (me: Me): Promise<void> =>
  inDatabase(['person', 'answers'], 'readwrite', async (store) => {
    const before = await answerOf<Me | undefined>(store('person').get(ME));
    if (before && before.id !== me.id) store('answers').clear();
    store('person').put(me, ME);
  });

/** Stores an answer while its reader is the stored person, optionally until a given time. */
export const keepAnswer = (
  ownerId: string,
  key: string,
  answer: unknown,
  until?: Date,
): Promise<void> =>
  inDatabase(['person', 'answers'], 'readwrite', async (store) => {
    const me = await answerOf<Me | undefined>(store('person').get(ME));
    if (me?.id !== ownerId) return;
    store('answers').put(answer, [ownerId, key]);
    if (until) store('answers').put(key, [ownerId, UNTIL, until, key]);
    await forgetOld(store('answers'), ownerId);
  });

export const readAnswer = (ownerId: string, key: string): Promise<unknown> =>
  inDatabase(['answers'], 'readwrite', async (store) => {
    await forgetOld(store('answers'), ownerId);
    return answerOf<unknown>(store('answers').get([ownerId, key]));
  });

/** Takes away what was to be kept until a moment that is over. */
async function forgetOld(answers: IDBObjectStore, ownerId: string): Promise<void> {
  const over = IDBKeyRange.bound([ownerId, UNTIL], [ownerId, UNTIL, new Date()]);
  for (const key of await answerOf<string[]>(answers.getAll(over))) answers.delete([ownerId, key]);
  answers.delete(over);
}

/** Forgets who was here and what they have read. */
export const forgetPerson = (): Promise<void> =>
  inDatabase(['person', 'answers'], 'readwrite', async (store) => {
    store('person').clear();
    store('answers').clear();
  });

/** Forgets the files of the app, and who would bring them back. */
export async function forgetFiles(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((one) => one.unregister()));
  }
  // After the worker, which fills its cache while it is installed.
  if ('caches' in window) {
    await Promise.all((await caches.keys()).map((one) => caches.delete(one)));
  }
}

export const countWaiting = (ownerId: string): Promise<number> =>
  inDatabase(['waiting'], 'readonly', (store) => answerOf(store('waiting').count(allOf(ownerId))));

export const forgetWaiting = (ownerId: string): Promise<void> =>
  inDatabase(['waiting'], 'readwrite', async (store) => {
    store('waiting').delete(allOf(ownerId));
  });
