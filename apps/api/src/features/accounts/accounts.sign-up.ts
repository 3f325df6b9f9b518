import type { DB } from '#db/schema.generated';
import type { ClubMemberships } from '#features/clubs';
import type { GuardianRequests } from '#features/families';
import type { ReadNames } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { conflictIn } from '#platform/database-errors';
import type { Events } from '#platform/events';
import type { Exchange } from '#platform/route';
import { verify } from '@node-rs/argon2';
import {
  type ChildSignUp,
  type SignUp,
  accountFaults,
  accountMessages,
  ageBandAt,
} from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import { type Kysely, sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { hashPassword } from './accounts.auth.ts';
import type { ChildPath } from './accounts.child-path.ts';
import { type NewAccount, accountStore, childProfile, ownProfile } from './accounts.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  events: Events;
  memberships: ClubMemberships;
  guardians: GuardianRequests;
  childPath: ChildPath;
  readNames: ReadNames;
}

type Credentials = Pick<SignUp, 'email' | 'username' | 'password'>;
/** Writes everything that a new account consists of. */
type Write = (
  tx: Kysely<DB>,
  who: Pick<NewAccount, 'email' | 'username' | 'passwordHash'>,
) => Promise<void>;

/** A hash that no password opens: checking against it takes as long as against a real one. */
const nobodysHash = hashPassword(randomBytes(24).toString('hex'));

export type SignUpService = ReturnType<typeof signUpService>;

/**
 * Making accounts. Answer and work are the same whether or not the address has one already; its
 * owner hears of it by mail.
 */
export function signUpService(needs: Needs) {
  const { db, clock, events, memberships, guardians, childPath, readNames } = needs;

  async function enrol(person: Credentials, write: Write): Promise<void> {
    const passwordHash = await hashPassword(person.password);
    const who = { email: person.email, username: person.username, passwordHash };
    const owner = await accountStore.usernameOwner(db, person.username);
    if (owner !== undefined) {
      // Whoever sends the same thing again, because the answer got lost, has not been beaten to it.
      const isOwn = owner.email === person.email;
      const known = (isOwn ? owner.passwordHash : undefined) ?? (await nobodysHash);
      if (!(await verify(known, person.password))) throw usernameTaken();
      return repeat(who, write);
    }
    if (await accountStore.emailExists(db, person.email)) return repeat(who, write);
    try {
      await db.transaction().execute((tx) => write(tx, who));
    } catch (error) {
      // Two sign-ups at once: the database lets one through.
      const constraint = conflictIn(error);
      if (constraint?.includes('username')) throw usernameTaken();
      if (constraint?.includes('email')) return repeat(who, write);
      throw error;
    }
  }

  /**
   * The rows of a new account are written and taken back, so that the time the answer takes does
   * not tell what the answer does not.
   */
  function repeat(who: Parameters<Write>[1], write: Write): Promise<void> {
    return db.transaction().execute(async (tx) => {
      const nobody = randomBytes(12).toString('hex');
      await sql`savepoint decoy`.execute(tx);
      await write(tx, { ...who, email: `${nobody}@nobody.invalid`, username: nobody });
      await sql`rollback to savepoint decoy`.execute(tx);
      await events.publish(tx, 'user.signup.repeated', { email: who.email });
    });
  }

  return {
    async usernameAvailable(username: string) {
      return { available: !(await accountStore.usernameExists(db, username)) };
    },

    async signUp(person: SignUp, exchange: Exchange): Promise<void> {
      if (person.birthYear > clock().getUTCFullYear()) {
        throw commonFaults.invalidInput({
          message: accountMessages.required,
          issues: [{ path: 'birthYear', message: accountMessages.required }],
        });
      }
      const ageBand = ageBandAt(person, clock());
      // A parent often signs up in the browser the child has just used; the mailed link tells them apart.
      const emailVerified =
        person.guardianLink !== undefined &&
        ageBand === 'adult' &&
        (await guardians.isSentTo(person.guardianLink, person.email));
      if (ageBand === 'under13') childPath.take(exchange);
      if (ageBand === 'under13' || (childPath.isTaken(exchange) && !emailVerified)) {
        throw accountFaults.guardianNeeded();
      }
      await readNames({ id: null, ageBand }, [
        { field: 'username', text: person.username },
        { field: 'fullName', text: person.fullName },
      ]);
      await enrol(person, async (tx, who) => {
        const profile = ownProfile(person, ageBand);
        const userId = await accountStore.insert(tx, { ...who, emailVerified, profile });
        if (person.clubId !== null) await memberships.joinAtSignUp(tx, userId, person.clubId);
        await events.publish(tx, 'user.created', { userId });
      });
    },

    /** Account, membership and the request to the guardian, or none of them. */
    async signUpChild(child: ChildSignUp, exchange: Exchange): Promise<void> {
      childPath.take(exchange);
      const username = { field: 'username', text: child.username };
      await readNames({ id: null, ageBand: 'under13' }, [username]);
      await enrol(child, async (tx, who) => {
        const childId = await accountStore.insert(tx, { ...who, profile: childProfile(clock()) });
        if (child.clubId !== null) {
          await memberships.joinAtSignUp(tx, childId, child.clubId, { waitsForGuardian: true });
        }
        await events.publish(tx, 'user.created', { userId: childId });
        await guardians.askForApproval(tx, childId, child.guardianEmail);
      });
    },
  };
}

const usernameTaken = () =>
  accountFaults.usernameTaken({
    issues: [{ path: 'username', message: accountMessages.usernameNotAvailable }],
  });
