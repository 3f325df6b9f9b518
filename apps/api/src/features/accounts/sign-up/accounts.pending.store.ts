import type { DB } from '#db/schema.generated';
import type { ClubId, SignUpType } from '@ribbon/domain/accounts';
import type { Insertable, Kysely } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';

/** The details typed at sign-up; nobody knows yet whether the address is theirs. */
export interface PendingSignUp {
  email: string;
  username: string;
  passwordHash: string;
  clubId: ClubId | null;
  /** A child gives the guardian's address and nothing else. */
  guardianEmail: string | null;
  fullName: string | null;
  country: string | null;
  userType: SignUpType | null;
  birthMonth: number | null;
  birthYear: number | null;
}

const COLUMNS = [
  'email',
  'username',
  'password_hash as passwordHash',
  'club_id as clubId',
  'guardian_email as guardianEmail',
  'full_name as fullName',
  'country',
  'user_type as userType',
  'birth_month as birthMonth',
  'birth_year as birthYear',
] as const;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const pendingStore = {
  async insert(tx: Kysely<DB>, row: Insertable<DB['sign_ups']>): Promise<void> {
    await tx.insertInto('sign_ups').values(row).execute();
  },

  /** The newest sign-up with an address, only from one browser where that is given. */
  async newest(
    db: Kysely<DB>,
    email: string,
    browserHash?: string,
  ): Promise<PendingSignUp | undefined> {
    const row = await db
      .selectFrom('sign_ups')
      .select(COLUMNS)
      .where('email', '=', email)
      .$if(browserHash !== undefined, (query) =>
        query.where('browser_hash', '=', browserHash ?? ''),
      )
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row as PendingSignUp | undefined;
  },

  /** Good once, until it expires; only its hash is stored. */
  async newLink(db: Kysely<DB>, email: string, expiresAt: Date): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await db
      .insertInto('sign_up_links')
      .values({ token_hash: hashOf(token), email, expires_at: expiresAt })
      .execute();
    return token;
  },

  /** The address that a link proves, held still until the transaction ends. */
  async lockLink(
    tx: Kysely<DB>,
    token: string,
    now: Date,
  ): Promise<{ email: string; isUsed: boolean } | undefined> {
    const row = await tx
      .selectFrom('sign_up_links')
      .select(['email', 'used_at'])
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst();
    return row && { email: row.email, isUsed: row.used_at !== null };
  },

  /** Settles a confirmed address: deletes all its sign-ups and spends its links. */
  async settle(tx: Kysely<DB>, email: string, at: Date): Promise<void> {
    await tx.deleteFrom('sign_ups').where('email', '=', email).execute();
    await tx
      .updateTable('sign_up_links')
      .set({ used_at: at })
      .where('email', '=', email)
      .where('used_at', 'is', null)
      .execute();
  },
};
