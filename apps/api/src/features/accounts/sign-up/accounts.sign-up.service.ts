import type { DB } from '#db/schema.generated';
import type { ClubMemberships } from '#features/clubs';
import type { GuardianRequests } from '#features/families';
import type { ReadNames } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { conflictIn } from '#platform/database-errors';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Exchange } from '#platform/http/route';
import {
  type BirthDate,
  type ChildSignUp,
  type SignUp,
  accountFaults,
  accountMessages,
  ageBandAt,
  isAdult,
  isChild,
} from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { hashPassword } from '#platform/session/passwords';
import type { SignUpBrowser } from './accounts.sign-up-browser.rules.ts';
import type { ChildPath } from './accounts.child-path.rules.ts';
import type { AccountMaking } from './accounts.creation.service.ts';
import { pendingStore } from './accounts.pending.store.ts';
import { accountStore } from '../accounts.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  memberships: Pick<ClubMemberships, 'refuseUnknown'>;
  guardians: Pick<GuardianRequests, 'isSentTo'>;
  making: AccountMaking;
  childPath: ChildPath;
  browser: SignUpBrowser;
  readNames: ReadNames;
}

export type SignUpService = ReturnType<typeof signUpService>;

/**
 * Wishes for an account. What is typed waits beside what others typed for the same address; nothing
 * is looked up about the address, so there is nothing that answer, time or a username could tell.
 */
export function signUpService(needs: Needs) {
  const { db, clock, domainEvents, memberships, guardians, making, childPath, browser, readNames } =
    needs;

  async function refuseTaken(username: string): Promise<void> {
    if (await accountStore.usernameExists(db, username)) throw usernameTaken();
  }

  /** Keeps what was typed, and has the address written to. */
  async function keep(person: SignUp | ChildSignUp, exchange: Exchange): Promise<void> {
    await refuseTaken(person.username);
    if (person.clubId !== null) await memberships.refuseUnknown(db, person.clubId);
    const passwordHash = await hashPassword(person.password);
    await db.transaction().execute(async (tx) => {
      await pendingStore.insert(tx, {
        email: person.email,
        username: person.username,
        password_hash: passwordHash,
        browser_hash: browser.mark(exchange),
        club_id: person.clubId,
        created_at: clock(),
        ...('guardianEmail' in person
          ? { guardian_email: person.guardianEmail }
          : detailsOf(person)),
      });
      await domainEvents.publish(tx, 'user.created', { email: person.email });
    });
  }

  /** The mail that asked this address to look after a child has proved it already. */
  async function makeProven(person: SignUp): Promise<void> {
    const owner = await accountStore.usernameOwner(db, person.username);
    if (owner !== undefined && owner.email !== person.email) throw usernameTaken();
    const passwordHash = await hashPassword(person.password);
    try {
      await db.transaction().execute((tx) => making.person(tx, { ...person, passwordHash }));
    } catch (error) {
      const constraint = conflictIn(error);
      if (constraint?.includes('email')) {
        return domainEvents.publish(db, 'user.signup.repeated', { email: person.email });
      }
      if (constraint?.includes('username')) throw usernameTaken();
      throw error;
    }
  }

  return {
    async usernameAvailable(username: string) {
      return { available: !(await accountStore.usernameExists(db, username)) };
    },

    async signUp(person: SignUp, exchange: Exchange): Promise<void> {
      refuseYearToCome(person, clock());
      const ageBand = ageBandAt(person, clock());
      // A parent often signs up in the browser the child has just used; the mailed link tells them apart.
      const isProven =
        person.guardianLink !== undefined &&
        isAdult(ageBand) &&
        (await guardians.isSentTo(person.guardianLink, person.email));
      if (isChild(ageBand)) childPath.take(exchange);
      if (isChild(ageBand) || (childPath.isTaken(exchange) && !isProven)) {
        throw accountFaults.guardianNeeded();
      }
      await readNames({ id: null, ageBand }, namesOf(person));
      return isProven ? makeProven(person) : keep(person, exchange);
    },

    async signUpChild(child: ChildSignUp, exchange: Exchange): Promise<void> {
      childPath.take(exchange);
      await readNames({ id: null, ageBand: 'under13' }, namesOf(child));
      return keep(child, exchange);
    },
  };
}

/** What others will see of who signs up; a child types no name of its own. */
export const namesOf = (person: { username: string; fullName?: string }) => [
  { field: 'username', text: person.username },
  ...(person.fullName === undefined ? [] : [{ field: 'fullName', text: person.fullName }]),
];

const detailsOf = (person: SignUp) => ({
  full_name: person.fullName,
  country: person.country,
  user_type: person.userType,
  birth_month: person.birthMonth,
  birth_year: person.birthYear,
});

export function refuseYearToCome({ birthYear }: BirthDate, now: Date): void {
  if (birthYear === null || birthYear <= now.getUTCFullYear()) return;
  throw commonFaults.invalidInput({
    message: accountMessages.required,
    issues: [{ path: 'birthYear', message: accountMessages.required }],
  });
}

export const usernameTaken = () =>
  accountFaults.usernameTaken({
    issues: [{ path: 'username', message: accountMessages.usernameNotAvailable }],
  });
