import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../storage/storage.ts';
import type { Job } from './housekeeping.ts';

/** No file of a person: random ids are never all noughts. */
const FOLDER = '00000000-0000-0000-0000-000000000000';
/** Longer than any transaction: an erasure that was begun before that and left its person there failed. */
const GIVEN_UP_MS = 3_600_000;

type State = 'begun' | 'erased';

export interface Erasure {
  readonly userId: UserId;
  readonly state: State;
}

const keyOf = ({ userId, state }: Erasure): string =>
  `${FOLDER}/${state}.${userId.replaceAll('-', '')}`;

const KEY = /\/(?<state>begun|erased)\.(?<id>[0-9a-f]{32})$/u;
const DASHES = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/u;

function erasureOf(key: string): Erasure | undefined {
  const { state, id = '' } = KEY.exec(key)?.groups ?? {};
  if (state === undefined) return undefined;
  return { state: state as State, userId: id.replace(DASHES, '$1-$2-$3-$4-$5') as UserId };
}

/** Whether a key is an entry of the ledger and no file of anybody. */
export const isOfErasures = (key: string): boolean => key.startsWith(`${FOLDER}/`);

export type Erasures = ReturnType<typeof erasureLedger>;

/**
 * Who was erased, by id, beside the files and not in the database: a database that is restored has
 * forgotten it. One file for each person, so that any number of processes write at once.
 */
export function erasureLedger(storage: Storage) {
  const put = (erasure: Erasure, at: Date) =>
    storage.put(keyOf(erasure), Buffer.from(at.toISOString()), 'text/plain');

  async function* list(): AsyncIterable<Erasure> {
    for await (const key of storage.list(FOLDER)) {
      const erasure = erasureOf(key);
      if (erasure !== undefined) yield erasure;
    }
  }

  const timeOf = async (erasure: Erasure): Promise<Date> =>
    new Date((await buffer(await storage.open(keyOf(erasure)))).toString());

  return {
    list,
    put,

    /** Noted before the account goes, so that no erasure is without its note. */
    begin: (userId: UserId, at: Date) => put({ userId, state: 'begun' }, at),

    /** Erasures that were begun: done where the account is gone, forgotten where it has stayed. */
    async settle(db: Kysely<DB>, now: Date): Promise<void> {
      for await (const begun of list()) {
        if (begun.state !== 'begun') continue;
        const at = await timeOf(begun);
        const isThere = await db
          .selectFrom('users')
          .select('id')
          .where('id', '=', begun.userId)
          .executeTakeFirst();
        if (isThere !== undefined && now.getTime() - at.getTime() < GIVEN_UP_MS) continue;
        if (isThere === undefined) await put({ ...begun, state: 'erased' }, at);
        await storage.remove([keyOf(begun)]);
      }
    },
  };
}

/** After the others, which erase. */
export const erasureLedgerJob = (storage: Storage): Job => ({
  name: 'notes of who was erased',
  keepDays: 0,
  isLast: true,
  sweep: (db, now) => erasureLedger(storage).settle(db, now),
});
