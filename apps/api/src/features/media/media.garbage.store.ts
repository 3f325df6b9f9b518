import type { DB } from '#db/schema.generated';
import { type Kysely, sql } from 'kysely';

interface Garbage {
  id: number;
  storageKey: string;
  variants: Record<string, string>;
}

/** Keys of bytes that have to go. */
export const garbageStore = {
  /** Announces bytes before they are written: should nobody name them in time, they go. */
  async invalidate(db: Kysely<DB>, keys: readonly string[], dueAt: Date): Promise<number> {
    const { id } = await db
      .insertInto('storage_garbage')
      .values({
        storage_key: keys[0] ?? '',
        variants: JSON.stringify(Object.fromEntries(keys.map((key) => [key, key]))),
        due_at: dueAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async strikeOff(tx: Kysely<DB>, id: number): Promise<void> {
    await tx.deleteFrom('storage_garbage').where('id', '=', id).execute();
  },

  /** Locked until the transaction ends, so that several processes share the work. What a report keeps stays. */
  due: (tx: Kysely<DB>, now: Date, limit: number): Promise<Garbage[]> =>
    tx
      .selectFrom('storage_garbage')
      .select(['id', 'storage_key as storageKey', 'variants'])
      .where('due_at', '<=', now)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('report_media').whereRef(
              'report_media.storage_key',
              '=',
              'storage_garbage.storage_key',
            ),
          ),
        ),
      )
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute() as Promise<Garbage[]>,

  async removed(tx: Kysely<DB>, ids: readonly number[]): Promise<void> {
    await tx.deleteFrom('storage_garbage').where('id', 'in', ids).execute();
  },

  /** The store did not answer: tried again later, and later each time. */
  async postpone(tx: Kysely<DB>, ids: readonly number[], now: Date): Promise<void> {
    await sql`
      update storage_garbage
      set attempts = attempts + 1, due_at = ${now}::timestamptz + least(power(2, attempts), 24) * interval '1 hour'
      where id = any(${[...ids]}::bigint[])`.execute(tx);
  },
};
