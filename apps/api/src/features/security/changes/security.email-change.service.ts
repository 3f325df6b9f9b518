import { isRefusedAddress } from '#db/people/people';
import type { DB } from '#db/schema.generated';
import type { Credentials } from '#features/accounts';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { conflictIn } from '#platform/database-errors';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { SignedIn } from '#platform/session/session';
import { type UserId, accountFaults } from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import {
  EMAIL_CHANGE_HOURS,
  EMAIL_WISH_DAYS,
  type EmailChange,
  securityMessages,
  securityPolicy,
} from '@ribbon/domain/security';
import type { Kysely } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { securityStore } from '../security.store.ts';

const DAY_MS = 86_400_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  domainEvents: DomainEvents;
  credentials: Credentials;
  guardians: Pick<GuardianGate, 'ask' | 'withdraw'>;
}

export type EmailChangeService = ReturnType<typeof emailChangeService>;

/** Moving an account to another address, which its owner must be able to read. */
export function emailChangeService(needs: Needs) {
  const { db, clock, config, domainEvents, credentials, guardians } = needs;
  const expiry = () => new Date(clock().getTime() + EMAIL_CHANGE_HOURS * 3_600_000);

  /** Withdraws the question to the guardian. */
  async function dropQuestion(tx: Kysely<DB>, userId: UserId): Promise<void> {
    const wish = await securityStore.wish(tx, userId, clock());
    if (wish?.waits) await guardians.withdraw(tx, userId, { emailChangeId: wish.id });
  }

  return {
    /** Only notes the wish: whether the address has an account is not looked up here. */
    async ask(actor: SignedIn, { email, password }: EmailChange): Promise<void> {
      await credentials.prove(actor.id, password);
      // The current address can be confirmed again once it has refused our mails.
      if (email === actor.email && !(await isRefusedAddress(db, email))) throw sameAddress();
      const userId = actor.id;
      const waits = !securityPolicy.movesAlone(actor);
      await db.transaction().execute(async (tx) => {
        await dropQuestion(tx, userId);
        const at = clock();
        const expiresAt = waits ? new Date(at.getTime() + EMAIL_WISH_DAYS * DAY_MS) : expiry();
        const wish = { newEmail: email, waits, at, expiresAt };
        const emailChangeId = await securityStore.wishEmail(tx, userId, wish);
        if (waits) await guardians.ask(tx, userId, { emailChangeId });
        else await domainEvents.publish(tx, 'email.change.requested', { userId });
        await domainEvents.publish(tx, 'email.change.announced', { userId });
      });
    },

    withdraw: (actor: SignedIn): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await dropQuestion(tx, actor.id);
        await securityStore.forgetWish(tx, actor.id);
      }),

    /** The guardian's word: after a yes the link goes out, after a no the wish is over. */
    async decideAsGuardian(
      tx: Kysely<DB>,
      { id, childId }: { id: string; childId: UserId },
      approved: boolean,
    ): Promise<void> {
      if (!approved) return securityStore.closeWish(tx, id, clock());
      await securityStore.allowWish(tx, id, expiry());
      await domainEvents.publish(tx, 'email.change.requested', { userId: childId });
    },

    /** Opening the link proves the mailbox of the new address; who is signed in does not matter. */
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
        // Somebody else took the address meanwhile; the error does not reveal that it has an
        // account.
        throw conflictIn(error) === undefined ? error : accountFaults.linkSpent();
      }
    },

    /** The address that a link goes to; none while a guardian is asked. */
    async wished(userId: UserId): Promise<string | undefined> {
      const wish = await securityStore.wish(db, userId, clock());
      return wish?.waits ? undefined : wish?.newEmail;
    },

    /** Made at the moment its mail is sent: good once, for EMAIL_CHANGE_HOURS; only its hash is stored. */
    async link(userId: UserId): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const link = { tokenHash: hashOf(token), expiresAt: expiry() };
      await securityStore.keepToken(db, userId, link);
      return `${config.publicUrl}/confirm-email?token=${token}`;
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const sameAddress = () =>
  commonFaults.invalidInput({
    message: securityMessages.sameAddress,
    issues: [{ path: 'email', message: securityMessages.sameAddress }],
  });
