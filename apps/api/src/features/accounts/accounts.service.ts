import type { DB } from '#db/schema.generated';
import type { Attempts } from '#platform/attempts';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Exchange } from '#platform/http/route';
import {
  type SecondStep,
  type SignIn,
  accountFaults,
  passwordTries,
} from '@ribbon/domain/accounts';
import { isAPIError } from 'better-auth/api';
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import { hashPassword, isPassword } from '#platform/session/passwords';
import type { AuthLibrary } from './accounts.auth.ts';
import type { SignUpBrowser } from './accounts.browser.ts';
import type { Credentials } from './accounts.credentials.ts';
import type { KnownBrowsers } from './accounts.known-browser.ts';
import { pendingStore } from './accounts.pending.store.ts';
import type { SecondSteps } from './accounts.second-step.ts';
import type { Welcome } from './accounts.sessions.ts';

interface Needs {
  db: Kysely<DB>;
  auth: AuthLibrary;
  domainEvents: DomainEvents;
  attempts: Attempts;
  sessions: Welcome;
  credentials: Credentials;
  secondSteps: SecondSteps;
  browser: SignUpBrowser;
  known: KnownBrowsers;
}

/** A hash that no password opens: checking against it takes as long as against a real one. */
const nobodysHash = hashPassword(randomBytes(24).toString('hex'));

export type AccountService = ReturnType<typeof accountService>;

export function accountService(needs: Needs) {
  const { db, auth, domainEvents, attempts, sessions, credentials, secondSteps, browser, known } =
    needs;

  /** The limit is the account's: where the guesses come from does not matter. */
  const triesOf = (email: string, exchange: Exchange) =>
    known.isKnown(exchange, email) ? passwordTries.knownBrowser : passwordTries.anywhere;

  async function forgetTries(email: string): Promise<void> {
    await attempts.forget(passwordTries.anywhere, email);
    await attempts.forget(passwordTries.knownBrowser, email);
  }

  /**
   * Whether this is what somebody typed at sign-up. Asked after each wrong password, for as long, and
   * also of addresses that have an account: so the answer tells nothing but what its reader typed.
   */
  async function isUnconfirmed({ email, password }: SignIn, exchange: Exchange): Promise<boolean> {
    const typed =
      (await pendingStore.newest(db, email, browser.hashIn(exchange) ?? '')) ??
      (await pendingStore.newest(db, email));
    return isPassword(typed?.passwordHash ?? (await nobodysHash), password);
  }

  return {
    me: sessions.me,

    resendVerification: (email: string) =>
      domainEvents.publish(db, 'user.verification.requested', { email }),

    async signIn(typed: SignIn, exchange: Exchange) {
      const { email, password } = typed;
      await attempts.spend(triesOf(email, exchange), email);
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: exchange.headers,
          returnHeaders: true,
        });
        await forgetTries(email);
        if ('twoFactorRedirect' in response) {
          exchange.setCookies(headers.getSetCookie());
          return { member: null, secondStep: true };
        }
        known.remember(exchange, email);
        return { ...(await sessions.welcome(headers, exchange)), secondStep: false };
      } catch (error) {
        if (!isAPIError(error)) throw error;
        throw (await isUnconfirmed(typed, exchange))
          ? accountFaults.emailNotConfirmed()
          : accountFaults.wrongCredentials();
      }
    },

    async signInSecondStep(step: SecondStep, exchange: Exchange) {
      const headers = await secondSteps.pass(step, exchange);
      const { member } = await sessions.welcome(headers, exchange);
      if (member) known.remember(exchange, member.email);
      return { member };
    },

    async signOut(exchange: Exchange): Promise<void> {
      const { headers } = await auth.api.signOut({
        headers: exchange.headers,
        returnHeaders: true,
      });
      exchange.setCookies(headers.getSetCookie());
    },

    /** Only notes the wish: looking the address up here would tell, by time, who has an account. */
    recover: (email: string) => domainEvents.publish(db, 'password.reset.requested', { email }),

    /** Whoever reads the mail is let through in this browser from now on. */
    async resetPassword(token: string, password: string, exchange: Exchange): Promise<void> {
      const email = await credentials.redeemReset(token, password);
      if (email === undefined) throw accountFaults.linkSpent();
      await forgetTries(email);
      known.remember(exchange, email);
    },
  };
}
