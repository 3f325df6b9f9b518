import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';

const resetHash = (token: string): string =>
  createHash('sha256').update(`reset-password:${token}`).digest('base64url');

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

  /** A link to choose a new password: good once, until it expires; only its hash is stored. */
  async newReset(db: Kysely<DB>, userId: UserId, expiresAt: Date): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    await db
      .insertInto('verifications')
      .values({ identifier: resetHash(token), value: userId, expires_at: expiresAt })
      .execute();
    return token;
  },

  /** Spends such a link; undefined when it is unknown, used or too old. */
  async takeReset(
    tx: Kysely<DB>,
    token: string,
    now: Date,
  ): Promise<{ id: UserId; email: string | null } | undefined> {
    const link = await tx
      .deleteFrom('verifications')
      .where('identifier', '=', resetHash(token))
      .where('expires_at', '>', now)
      .returning('value')
      .executeTakeFirst();
    if (link === undefined) return undefined;
    const owner = await tx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', link.value)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return owner && { id: owner.id as UserId, email: owner.email };
  },

  /**
   * Spends the time step of a code, and with it every older one. False when it was spent before: of
   * two requests with the same code, one gets in.
   */
  async spendStep(db: Kysely<DB>, userId: UserId, step: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('two_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async twoFactorSecret(db: Kysely<DB>, userId: UserId): Promise<string | undefined> {
    const row = await db
      .selectFrom('two_factors')
      .select('secret')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.secret;
  },

  /** The library stores the user id of a link or an open second step as its value. */
  async forgetLinks(tx: Kysely<DB>, userId: UserId): Promise<void> {
    await tx.deleteFrom('verifications').where('value', '=', userId).execute();
  },
};
