import type { DB } from '#db/schema.generated';
import type { Attempts } from '#platform/http/limits/attempts';
import type { Clock } from '#platform/clock';
import { sessionStore } from '#platform/session/sessions.store';
import { type UserId, accountFaults, passwordTries } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { hashPassword, isPassword } from '#platform/session/passwords';
import { credentialStore } from './accounts.credentials.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  attempts: Attempts;
}

export type Credentials = ReturnType<typeof accountCredentials>;

/** What other slices may do with the ways in: ask for the password again, change it, end sign-ins. */
export const accountCredentials = ({ db, clock, attempts }: Needs) => ({
  /** Refuses, beside the field, unless the password is the person's own. */
  async prove(userId: UserId, password: string, field = 'password'): Promise<void> {
    await attempts.spend(passwordTries.again, userId);
    const known = await credentialStore.passwordHash(db, userId);
    if (known !== undefined && (await isPassword(known, password))) {
      return attempts.forget(passwordTries.again, userId);
    }
    throw accountFaults.passwordWrong({
      issues: [{ path: field, message: accountFaults.passwordWrong.message }],
    });
  },

  hash: hashPassword,

  /** Sets the password that somebody chose by a mailed link; tells whose, or undefined for a spent link. */
  async redeemReset(token: string, password: string): Promise<string | undefined> {
    const passwordHash = await hashPassword(password);
    return db.transaction().execute(async (tx) => {
      const owner = await credentialStore.takeReset(tx, token, clock());
      if (owner === undefined) return undefined;
      await credentialStore.setPassword(tx, owner.id, passwordHash, clock());
      // Other links, open second steps and every sign-in belong to the time before.
      await credentialStore.forgetLinks(tx, owner.id);
      await sessionStore.endAll(tx, owner.id, undefined);
      // Such a link was mailed, so there is an address.
      return owner.email ?? undefined;
    });
  },

  /** Links that were mailed before stop working. */
  async setPassword(tx: Kysely<DB>, userId: UserId, passwordHash: string): Promise<void> {
    await credentialStore.setPassword(tx, userId, passwordHash, clock());
    await credentialStore.forgetLinks(tx, userId);
  },

  /** The address must be known to be the person's. Links that went to the old one stop working. */
  async setEmail(tx: Kysely<DB>, userId: UserId, email: string): Promise<void> {
    await credentialStore.setEmail(tx, userId, email, clock());
    await credentialStore.forgetLinks(tx, userId);
  },

  /** Ends a sign-in of this person; false when it is not theirs or gone. */
  endSession: (tx: Kysely<DB>, userId: UserId, sessionId: string): Promise<boolean> =>
    sessionStore.end(tx, userId, sessionId),

  endSessions: (
    tx: Kysely<DB>,
    userId: UserId,
    but: { except?: string | undefined } = {},
  ): Promise<void> => sessionStore.endAll(tx, userId, but.except),
});
