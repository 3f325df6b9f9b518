import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

export const sessionStore = {
  async prolong(db: Kysely<DB>, id: string, endsAt: Date, now: Date): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ expires_at: endsAt, updated_at: now })
      .where('id', '=', id)
      .execute();
  },

  async end(tx: Kysely<DB>, userId: UserId, sessionId: string): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  async endAll(tx: Kysely<DB>, userId: UserId, except: string | undefined): Promise<void> {
    await tx
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
      .execute();
  },
};
