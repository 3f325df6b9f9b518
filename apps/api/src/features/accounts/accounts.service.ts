import type { DB } from '#db/schema.generated';
import type { FamilySummaries } from '#features/families';
import type { Events } from '#platform/events';
import type { Exchange } from '#platform/route';
import { type Sessions, type SignedIn, toMe } from '#platform/session';
import { type Me, type SecondStep, type SignIn, accountFaults } from '@ribbon/domain/accounts';
import { isAPIError } from 'better-auth/api';
import type { Kysely } from 'kysely';
import type { AuthLibrary } from './accounts.auth.ts';
import type { Credentials } from './accounts.credentials.ts';
import { passSecondStep } from './accounts.second-step.ts';

interface Needs {
  db: Kysely<DB>;
  auth: AuthLibrary;
  events: Events;
  sessions: Sessions;
  families: FamilySummaries;
  credentials: Credentials;
}

export type AccountService = ReturnType<typeof accountService>;

export function accountService({ db, auth, events, sessions, families, credentials }: Needs) {
  async function me(member: SignedIn | undefined): Promise<{ member: Me | null }> {
    if (member === undefined) return { member: null };
    return { member: toMe(member, await families.of(member.id)) };
  }

  /** Hands the library's cookies to the browser and tells who that makes it. */
  async function welcome(headers: Headers, exchange: Exchange): Promise<{ member: Me | null }> {
    exchange.setCookies(headers.getSetCookie());
    return me(await sessions.memberOf(cookiesIn(headers)));
  }

  return {
    me,

    async verifyEmail(token: string, exchange: Exchange) {
      try {
        const { headers } = await auth.api.verifyEmail({
          query: { token },
          headers: exchange.headers,
          returnHeaders: true,
        });
        const member = await sessions.memberOf(cookiesIn(headers));
        if (member?.twoFactorEnabled !== true) return await welcome(headers, exchange);
        // A mailbox is one factor: whoever has two still signs in. Nobody has seen this session.
        await credentials.endSession(db, member.id, member.sessionId);
        return { member: null };
      } catch (error) {
        if (isAPIError(error)) throw accountFaults.linkSpent();
        throw error;
      }
    },

    resendVerification: (email: string) =>
      events.publish(db, 'user.verification.requested', { email }),

    async signIn({ email, password }: SignIn, exchange: Exchange) {
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: exchange.headers,
          returnHeaders: true,
        });
        if ('twoFactorRedirect' in response) {
          exchange.setCookies(headers.getSetCookie());
          return { member: null, secondStep: true };
        }
        return { ...(await welcome(headers, exchange)), secondStep: false };
      } catch (error) {
        if (!isAPIError(error)) throw error;
        throw error.body?.code === 'EMAIL_NOT_VERIFIED'
          ? accountFaults.emailNotConfirmed()
          : accountFaults.wrongCredentials();
      }
    },

    async signInSecondStep(step: SecondStep, exchange: Exchange) {
      const headers = await passSecondStep(auth, step, exchange);
      return welcome(headers, exchange);
    },

    async signOut(exchange: Exchange): Promise<void> {
      const { headers } = await auth.api.signOut({
        headers: exchange.headers,
        returnHeaders: true,
      });
      exchange.setCookies(headers.getSetCookie());
    },

    /** Only notes the wish: looking the address up here would tell, by time, who has an account. */
    recover: (email: string) => events.publish(db, 'password.reset.requested', { email }),

    async resetPassword(token: string, password: string): Promise<void> {
      try {
        await auth.api.resetPassword({ body: { token, newPassword: password } });
      } catch (error) {
        if (isAPIError(error)) throw accountFaults.linkSpent();
        throw error;
      }
    },
  };
}

/** What a browser would send back. */
const cookiesIn = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
