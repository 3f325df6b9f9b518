import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

export const securityStore = {
  openSessions: (db: Kysely<DB>, userId: UserId, now: Date, limit: number) =>
    db
      .selectFrom('sessions')
      .select([
        'id',
        'created_at as createdAt',
        'updated_at as lastActiveAt',
        'user_agent as userAgent',
      ])
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** A new wish replaces the one before, and with it the link. */
  async wishEmail(
    tx: Kysely<DB>,
    userId: UserId,
    wish: { newEmail: string; waits: boolean; at: Date; expiresAt: Date },
  ): Promise<string> {
    const row = {
      new_email: wish.newEmail,
      waits_for_guardian: wish.waits,
      token_hash: null,
      created_at: wish.at,
      expires_at: wish.expiresAt,
    };
    const { id } = await tx
      .insertInto('email_changes')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  wish: (
    db: Kysely<DB>,
    userId: UserId,
    now: Date,
  ): Promise<{ id: string; newEmail: string; waits: boolean } | undefined> =>
    db
      .selectFrom('email_changes')
      .select(['id', 'new_email as newEmail', 'waits_for_guardian as waits'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  /** The guardian has agreed: a link may go out. */
  async allowWish(tx: Kysely<DB>, id: string, expiresAt: Date): Promise<void> {
    await tx
      .updateTable('email_changes')
      .set({ waits_for_guardian: false, expires_at: expiresAt })
      .where('id', '=', id)
      .execute();
  },

  /** It is over, and stays a while beside the decision about it. */
  async closeWish(tx: Kysely<DB>, id: string, at: Date): Promise<void> {
    await tx.updateTable('email_changes').set({ expires_at: at }).where('id', '=', id).execute();
  },

  async forgetWish(tx: Kysely<DB>, userId: UserId): Promise<void> {
    await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  },

  async keepToken(
    db: Kysely<DB>,
    userId: UserId,
    link: { tokenHash: string; expiresAt: Date },
  ): Promise<void> {
    await db
      .updateTable('email_changes')
      .set({ token_hash: link.tokenHash, expires_at: link.expiresAt })
      .where('user_id', '=', userId)
      .execute();
  },

  /** Spends a link; undefined when it is unknown, used or too old. */
  async takeWish(
    tx: Kysely<DB>,
    tokenHash: string,
    now: Date,
  ): Promise<{ userId: UserId; newEmail: string } | undefined> {
    const row = await tx
      .deleteFrom('email_changes')
      .where('token_hash', '=', tokenHash)
      .where('waits_for_guardian', '=', false)
      .where('expires_at', '>', now)
      .returning(['user_id', 'new_email'])
      .executeTakeFirst();
    return row && { userId: row.user_id as UserId, newEmail: row.new_email };
  },
};
