import type { ReaderAge } from '#platform/content/content';
import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

interface WaitingBio {
  bio: string;
  readerAge: ReaderAge;
}

/** What children under 13 would like to say of themselves, until a guardian has answered. */
export const bioStore = {
  async waiting(db: Kysely<DB>, userId: UserId): Promise<string | null> {
    const row = await db
      .selectFrom('waiting_bios')
      .select('bio')
      .where('user_id', '=', userId)
      .where('bio', 'is not', null)
      .executeTakeFirst();
    return row?.bio ?? null;
  },

  async insert(
    tx: Kysely<DB>,
    userId: UserId,
    { bio, readerAge }: WaitingBio,
    at: Date,
  ): Promise<string> {
    const { id } = await tx
      .insertInto('waiting_bios')
      .values({ user_id: userId, bio, reader_age: readerAge, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** The child has written something else; the id of what waited. */
  async forget(tx: Kysely<DB>, userId: UserId): Promise<string | undefined> {
    const row = await tx
      .updateTable('waiting_bios')
      .set({ bio: null })
      .where('user_id', '=', userId)
      .where('bio', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  /** Gives the text and forgets it; undefined when it waits no longer. */
  async settle(tx: Kysely<DB>, id: string): Promise<WaitingBio | undefined> {
    const { rows } = await sql<WaitingBio>`
      update waiting_bios now set bio = null from waiting_bios before
      where now.id = ${id} and before.id = now.id and now.bio is not null
      returning before.bio, before.reader_age as "readerAge"`.execute(tx);
    return rows[0];
  },
};
