import type { DB } from '#db/schema.generated';
import { type Kysely, sql } from 'kysely';
import { NEAR_BITS, bandsOf } from './media.hash.format.ts';

export interface Looks {
  sha256: string;
  /** Of each picture or frame; none for those too plain to be told apart. */
  hashes: readonly string[];
}

/** What pictures that were rejected look like; nothing about whose they were. */
export const rejectedStore = {
  async add(tx: Kysely<DB>, mediaId: string, { sha256, hashes }: Looks, at: Date): Promise<void> {
    const rows = hashes.map((hash) => ({ hash, bands: bandsOf(hash) }));
    await tx
      .insertInto('rejected_pictures')
      .values(
        (rows.length > 0 ? rows : [{ hash: null, bands: [] as number[] }]).map((row) => ({
          ...row,
          media_id: mediaId,
          sha256,
          rejected_at: at,
        })),
      )
      .execute();
  },

  async forget(tx: Kysely<DB>, mediaId: string): Promise<void> {
    await tx.deleteFrom('rejected_pictures').where('media_id', '=', mediaId).execute();
  },

  /** When the one that looks most like it was rejected. */
  async nearest(db: Kysely<DB>, { sha256, hashes }: Looks): Promise<Date | undefined> {
    const same = sql`select rejected_at as at, 0 as distance from rejected_pictures
      where sha256 = ${sha256}`;
    const near = hashes.map(
      (hash) => sql`
        select rejected_at as at, bit_count(hash # ${hash}::bit(64)) as distance
        from rejected_pictures
        where bands && ${bandsOf(hash)}::smallint[]
          and bit_count(hash # ${hash}::bit(64)) <= ${NEAR_BITS}`,
    );
    const { rows } = await sql<{ at: Date }>`
      select at from (${sql.join([same, ...near], sql` union all `)}) found
      order by distance, at desc limit 1`.execute(db);
    return rows[0]?.at;
  },

  removeBefore: (db: Kysely<DB>, before: Date) =>
    db.deleteFrom('rejected_pictures').where('rejected_at', '<', before).execute(),
};
