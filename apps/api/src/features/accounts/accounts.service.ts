import type { DB } from '#db/schema.generated';
import type { Attempts } from '#platform/http/limits/attempts';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Exchange } from '#platform/http/route';
import {
  type CodeCardSignIn,
  type SecondStep,
  type SignIn,
  type UserId,
  accountFaults,
  cardTries,
  isChild,
  passwordTries,
} from '@ribbon/domain/accounts';
import { isAPIError } from 'better-auth/api';
import { type Language, commonFaults } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { isPassword } from '#platform/session/passwords';
import type { SignedIn } from '#platform/session/session';
import { accountRecords } from './accounts.records.store.ts';
import type { AuthLibrary } from './sign-in/accounts.library.service.ts';
import type { SignUpBrowser } from './sign-up/accounts.sign-up-browser.rules.ts';
import type { Credentials } from './sign-in/accounts.credentials.service.ts';
import type { KnownBrowsers } from './sign-in/accounts.known-browser.rules.ts';
import { pendingStore } from './sign-up/accounts.pending.store.ts';
import type { SecondSteps } from './sign-in/accounts.second-step.service.ts';
import type { Welcome } from './sign-in/accounts.sessions.service.ts';
import {
  entrantNamed,
  placeholderHash,
  ownerWithoutAddress,
} from './sign-in/accounts.sign-in.service.ts';
import type { CodeCards } from './cards/accounts.cards.service.ts';

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
  cards: Pick<CodeCards, 'redeem'>;
}

export type AccountService = ReturnType<typeof accountService>;

export function accountService(needs: Needs) {
  const { db, auth, domainEvents, attempts, sessions, credentials, secondSteps, browser, known } =
    needs;
  const { cards } = needs;

  /** The limit is the account's: where the guesses come from does not matter. */
  const triesOf = (subject: string, exchange: Exchange) =>
    known.isKnown(exchange, subject) ? passwordTries.knownBrowser : passwordTries.anywhere;

  async function forgetTries(subject: string): Promise<void> {
    await attempts.forget(passwordTries.anywhere, subject);
    await attempts.forget(passwordTries.knownBrowser, subject);
  }

  /** A child without an address has no second step. */
  async function openFor(userId: UserId, subject: string, exchange: Exchange) {
    await forgetTries(subject);
    known.remember(exchange, subject);
    return sessions.open(userId, exchange);
  }

  /**
   * Whether these are details of an unconfirmed sign-up. Asked after each wrong password, taking
   * equally long, and also for addresses that have an account: so the answer reveals nothing but
   * what its reader typed.
   */
  async function isUnconfirmed({ email, password }: SignIn, exchange: Exchange): Promise<boolean> {
    const typed =
      (await pendingStore.newest(db, email, browser.hashIn(exchange) ?? '')) ??
      (await pendingStore.newest(db, email));
    return isPassword(typed?.passwordHash ?? (await placeholderHash), password);
  }

  return {
    me: sessions.me,

    /** A guardian chooses for a child under 13, but for a child that still waits for one. */
    async setLanguage({ id, ageBand, status }: SignedIn, language: Language): Promise<void> {
      if (isChild(ageBand) && status !== 'awaiting_guardian') throw commonFaults.accessDenied();
      await accountRecords.setLanguage(db, id, language);
    },

    resendVerification: (email: string) =>
      domainEvents.publish(db, 'user.verification.requested', { email }),

    async signIn(typed: SignIn, exchange: Exchange) {
      const { password } = typed;
      const entrant = await entrantNamed(db, typed.email);
      const { email, subject } = entrant;
      await attempts.spend(triesOf(subject, exchange), subject);
      const child = await ownerWithoutAddress(entrant, password);
      if (child !== undefined) {
        return { ...(await openFor(child, subject, exchange)), secondStep: false };
      }
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: exchange.headers,
          returnHeaders: true,
        });
        await forgetTries(subject);
        if ('twoFactorRedirect' in response) {
          exchange.setCookies(headers.getSetCookie());
          return { member: null, secondStep: true };
        }
        known.remember(exchange, subject);
        return { ...(await sessions.welcome(headers, exchange)), secondStep: false };
      } catch (error) {
        if (!isAPIError(error)) throw error;
        throw (await isUnconfirmed({ email, password }, exchange))
          ? accountFaults.emailNotConfirmed()
          : accountFaults.wrongCredentials();
      }
    },

    async signInWithCard(card: CodeCardSignIn, exchange: Exchange) {
      const { subject } = await entrantNamed(db, card.username.toLowerCase());
      if (known.isKnown(exchange, subject)) {
        await attempts.spend(cardTries.knownBrowser, subject);
      } else {
        await attempts.spend(cardTries.fromNetwork, `${subject} ${exchange.ip}`);
        await attempts.spend(cardTries.altogether, subject);
      }
      const childId = await cards.redeem(card);
      if (childId === undefined) throw accountFaults.cardRefused();
      return openFor(childId, subject, exchange);
    },

    async signInSecondStep(step: SecondStep, exchange: Exchange) {
      const headers = await secondSteps.pass(step, exchange);
      const { member } = await sessions.welcome(headers, exchange);
      if (member?.email) known.remember(exchange, member.email);
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

    /**
     * Remembers this browser for the person who read the mail, so that it is let through from now
     * on.
     */
    async resetPassword(token: string, password: string, exchange: Exchange): Promise<void> {
      const email = await credentials.redeemReset(token, password);
      if (email === undefined) throw accountFaults.linkSpent();
      await forgetTries(email);
      known.remember(exchange, email);
    },
  };
}
