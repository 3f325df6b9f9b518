import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

export const credentialStore = {
  async passwordHash(db: Kysely<DB>, userId: UserId): Promise<string | undefined> {
    const row = await db
      .selectFrom('credentials')
      .select('password')
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .executeTakeFirst();
    return row?.password ?? undefined;
  },

  async setPassword(tx: Kysely<DB>, userId: UserId, hash: string, at: Date): Promise<void> {
    await tx
      .updateTable('credentials')
      .set({ password: hash, updated_at: at })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute();
  },

  async setEmail(tx: Kysely<DB>, userId: UserId, email: string, at: Date): Promise<void> {
    await tx
      .updateTable('users')
      .set({ email, email_verified: true, updated_at: at })
      .where('id', '=', userId)
      .execute();
  },

  /** The library keeps whom a link or an open second step is for as its value. */
  async forgetLinks(tx: Kysely<DB>, userId: UserId): Promise<void> {
    await tx.deleteFrom('verifications').where('value', '=', userId).execute();
  },

  async endSession(tx: Kysely<DB>, userId: UserId, sessionId: string): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  async endSessions(tx: Kysely<DB>, userId: UserId, except: string | undefined): Promise<void> {
    await tx
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
      .execute();
  },
};
