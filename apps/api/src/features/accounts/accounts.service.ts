import type { DB } from '#db/schema.generated';
import type { ClubMemberships } from '#features/clubs';
import type { Clock } from '#platform/clock';
import type { Events } from '#platform/events';
import type { Exchange } from '#platform/route';
import { type Sessions, toMe } from '#platform/session';
import {
  type Me,
  type SignIn,
  type SignUp,
  accountFaults,
  accountMessages,
  ageBandAt,
} from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import { isAPIError } from 'better-auth/api';
import { type Kysely, sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { type AuthLibrary, hashPassword } from './accounts.auth.ts';
import { accountStore } from './accounts.store.ts';
import { conflictIn } from '#platform/database-errors';

interface Needs {
  db: Kysely<DB>;
  auth: AuthLibrary;
  clock: Clock;
  events: Events;
  sessions: Sessions;
  memberships: ClubMemberships;
}

export type AccountService = ReturnType<typeof accountService>;

export function accountService(needs: Needs) {
  const { db, auth, clock, events, sessions, memberships } = needs;

  /** Hands the library's cookies to the browser and tells who that makes it. */
  async function welcome(headers: Headers, exchange: Exchange): Promise<{ member: Me | null }> {
    const cookies = headers.getSetCookie();
    exchange.setCookies(cookies);
    const sent = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
    const member = await sessions.memberOf(sent);
    return { member: member === undefined ? null : toMe(member) };
  }

  async function create(person: SignUp, passwordHash: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const ageBand = ageBandAt(person, clock());
      const userId = await accountStore.insert(tx, person, passwordHash, ageBand);
      if (person.clubId !== null) await memberships.joinAtSignUp(tx, userId, person.clubId);
      await events.publish(tx, 'user.created', { userId });
    });
  }

  /**
   * The owner of the address is told by mail. The rows of a new account are written and taken back,
   * so that the time the answer takes does not tell what the answer does not.
   */
  function repeated(person: SignUp, passwordHash: string): Promise<void> {
    return db.transaction().execute(async (tx) => {
      const nobody = randomBytes(12).toString('hex');
      const decoy = { ...person, email: `${nobody}@nobody.invalid`, username: nobody };
      await sql`savepoint decoy`.execute(tx);
      await accountStore.insert(tx, decoy, passwordHash, ageBandAt(person, clock()));
      await sql`rollback to savepoint decoy`.execute(tx);
      await events.publish(tx, 'user.signup.repeated', { email: person.email });
    });
  }

  return {
    async usernameAvailable(username: string) {
      return { available: !(await accountStore.usernameExists(db, username)) };
    },

    /**
     * The answer and the work are the same whether or not the address has an account; its owner
     * hears of it by mail.
     */
    async signUp(person: SignUp): Promise<void> {
      if (person.birthYear > clock().getUTCFullYear()) {
        throw commonFaults.invalidInput({
          message: accountMessages.required,
          issues: [{ path: 'birthYear', message: accountMessages.required }],
        });
      }
      if (ageBandAt(person, clock()) === 'under13') throw accountFaults.guardianNeeded();
      const passwordHash = await hashPassword(person.password);
      if (await accountStore.usernameExists(db, person.username)) throw usernameTaken();
      if (await accountStore.emailExists(db, person.email)) return repeated(person, passwordHash);
      try {
        await create(person, passwordHash);
      } catch (error) {
        // Two sign-ups at once: the database lets one through.
        const constraint = conflictIn(error);
        if (constraint?.includes('username')) throw usernameTaken();
        if (constraint?.includes('email')) return repeated(person, passwordHash);
        throw error;
      }
    },

    async verifyEmail(token: string, exchange: Exchange) {
      try {
        const { headers } = await auth.api.verifyEmail({
          query: { token },
          headers: exchange.headers,
          returnHeaders: true,
        });
        return await welcome(headers, exchange);
      } catch (error) {
        if (isAPIError(error)) throw accountFaults.linkSpent();
        throw error;
      }
    },

    resendVerification: (email: string) =>
      events.publish(db, 'user.verification.requested', { email }),

    async signIn({ email, password }: SignIn, exchange: Exchange) {
      try {
        const { headers } = await auth.api.signInEmail({
          body: { email, password },
          headers: exchange.headers,
          returnHeaders: true,
        });
        return await welcome(headers, exchange);
      } catch (error) {
        if (!isAPIError(error)) throw error;
        throw error.body?.code === 'EMAIL_NOT_VERIFIED'
          ? accountFaults.emailNotConfirmed()
          : accountFaults.wrongCredentials();
      }
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

const usernameTaken = () =>
  accountFaults.usernameTaken({
    issues: [{ path: 'username', message: accountMessages.usernameNotAvailable }],
  });
