import type { DB } from '#db/schema.generated';
import type { Credentials } from '#features/accounts';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import { conflictIn } from '#platform/database-errors';
import type { Events } from '#platform/events';
import type { SignedIn } from '#platform/session';
import { type UserId, accountFaults } from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import { EMAIL_CHANGE_HOURS, type EmailChange, securityMessages } from '@ribbon/domain/security';
import type { Kysely } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { securityStore } from './security.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  events: Events;
  credentials: Credentials;
}

export type EmailChangeService = ReturnType<typeof emailChangeService>;

/** Moving an account to another address, which its owner must be able to read. */
export function emailChangeService({ db, clock, config, events, credentials }: Needs) {
  const expiry = () => new Date(clock().getTime() + EMAIL_CHANGE_HOURS * 3_600_000);

  return {
    /** Only notes the wish: whether the address has an account is not looked up here. */
    async ask(actor: SignedIn, { email, password }: EmailChange): Promise<void> {
      await credentials.prove(actor.id, password);
      if (email === actor.email) throw sameAddress();
      const userId = actor.id;
      await db.transaction().execute(async (tx) => {
        const wish = { newEmail: email, at: clock(), expiresAt: expiry() };
        await securityStore.wishEmail(tx, userId, wish);
        await events.publish(tx, 'email.change.requested', { userId });
        await events.publish(tx, 'email.change.announced', { userId });
      });
    },

    withdraw: (actor: SignedIn): Promise<void> => securityStore.forgetWish(db, actor.id),

    /** Whoever holds the link reads the mail of the new address; who is signed in does not matter. */
    async confirm(token: string, actor: SignedIn | undefined): Promise<void> {
      try {
        await db.transaction().execute(async (tx) => {
          const wish = await securityStore.takeWish(tx, hashOf(token), clock());
          if (wish === undefined) throw accountFaults.linkSpent();
          await credentials.setEmail(tx, wish.userId, wish.newEmail);
          const here = actor?.id === wish.userId ? actor.sessionId : undefined;
          await credentials.endSessions(tx, wish.userId, { except: here });
        });
      } catch (error) {
        // Somebody else took the address meanwhile, and nobody is told that it has an account.
        throw conflictIn(error) === undefined ? error : accountFaults.linkSpent();
      }
    },

    /** For whoever sends the mails. */
    mailing: {
      wished: (userId: UserId) => securityStore.wishedEmail(db, userId, clock()),

      /** Good once, for EMAIL_CHANGE_HOURS; only its hash is stored. */
      async link(userId: UserId): Promise<string> {
        const token = randomBytes(32).toString('base64url');
        const link = { tokenHash: hashOf(token), expiresAt: expiry() };
        await securityStore.keepToken(db, userId, link);
        return `${config.publicUrl}/confirm-email?token=${token}`;
      },
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const sameAddress = () =>
  commonFaults.invalidInput({
    message: securityMessages.sameAddress,
    issues: [{ path: 'email', message: securityMessages.sameAddress }],
  });
