/**
 * The person kept in this browser, what they have read and need offline, and what is still to be
 * sent.
 */
export type OfflineStore = 'person' | 'answers' | 'waiting';

const NAME = 'ribbon-offline';
const STORES: readonly OfflineStore[] = ['person', 'answers', 'waiting'];

let opened: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> =>
  (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      for (const store of STORES) request.result.createObjectStore(store);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  }));

/** One transaction over these stores; resolves once it is on the disk. */
export async function inDatabase<Answer>(
  stores: readonly OfflineStore[],
  mode: IDBTransactionMode,
  work: (store: (name: OfflineStore) => IDBObjectStore) => Promise<Answer>,
): Promise<Answer> {
  const database = await open();
  const transaction = database.transaction(stores, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    for (const end of ['error', 'abort'])
      transaction.addEventListener(end, () => reject(transaction.error ?? new Error(end)));
  });
  const [answer] = await Promise.all([work((name) => transaction.objectStore(name)), done]);
  return answer;
}

export const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Not read')));
  });

/** All entries of one person, or all of one kind: keys begin with the owner. */
export const allOf = (...beginning: [ownerId: string, kind?: string]): IDBKeyRange =>
  IDBKeyRange.bound(beginning, [...beginning, []]);
