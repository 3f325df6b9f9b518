import type { DB } from '#db/schema.generated';
import type { ReadNames } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { conflictIn } from '#platform/database-errors';
import type { Exchange } from '#platform/http/route';
import {
  type FinishedChildSignUp,
  type FinishedSignUp,
  type Me,
  type ProvenAddress,
  type UserId,
  accountFaults,
  accountMessages,
  ageBandAt,
  isChild,
} from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { hashPassword } from '#platform/session/passwords';
import type { SignUpBrowser } from './accounts.sign-up-browser.rules.ts';
import type { ChildPath } from './accounts.child-path.rules.ts';
import type { AccountMaking, NewPerson } from './accounts.creation.service.ts';
import { type PendingSignUp, pendingStore } from './accounts.pending.store.ts';
import type { Welcome } from '../sign-in/accounts.sessions.service.ts';
import { namesOf, refuseYearToCome, usernameTaken } from './accounts.sign-up.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  making: AccountMaking;
  browser: SignUpBrowser;
  childPath: ChildPath;
  sessions: Welcome;
  readNames: ReadNames;
}

type Make = (tx: Kysely<DB>, email: string) => Promise<UserId | undefined>;

export type ConfirmingService = ReturnType<typeof confirmingService>;

/** Confirms an address by its mailed link: opening the link creates the account. */
export function confirmingService(needs: Needs) {
  const { db, clock, making, browser, childPath, sessions, readNames } = needs;

  /** Locks the link, so that of two people who open it at once only one creates the account. */
  const behind = (token: string, make: Make): Promise<UserId | 'used' | 'proven'> =>
    db.transaction().execute(async (tx) => {
      const link = await pendingStore.lockLink(tx, token, clock());
      if (link === undefined) throw accountFaults.linkSpent();
      if (link.isUsed) return 'used';
      return (await make(tx, link.email)) ?? 'proven';
    });

  async function provenBy(token: string): Promise<ProvenAddress> {
    const link = await pendingStore.lockLink(db, token, clock());
    if (link === undefined || link.isUsed) throw accountFaults.linkSpent();
    const newest = await pendingStore.newest(db, link.email);
    const underThirteen = newest !== undefined && newest.guardianEmail !== null;
    return { email: link.email, underThirteen };
  }

  /** Makes the account from what was typed anew, and signs in. */
  async function finish(
    token: string,
    make: Make,
    exchange: Exchange,
  ): Promise<{ member: Me | null }> {
    try {
      const made = await behind(token, make);
      if (made === 'used' || made === 'proven') throw accountFaults.linkSpent();
      return await sessions.open(made, exchange);
    } catch (error) {
      const constraint = conflictIn(error);
      if (constraint?.includes('username')) throw usernameTaken();
      throw constraint?.includes('email') ? accountFaults.linkSpent() : error;
    }
  }

  return {
    /**
     * In the browser that signed up, the typed details count: their author proves the address now.
     * Anywhere else none of them is shown or kept.
     */
    async verifyEmail(token: string, exchange: Exchange) {
      const browserHash = browser.hashIn(exchange);
      const fromHere: Make = async (tx, email) => {
        const typed = browserHash && (await pendingStore.newest(tx, email, browserHash));
        return typed ? makeOf(making, tx, typed) : undefined;
      };
      try {
        const made = await behind(token, fromHere);
        if (made === 'used') return { member: null, proven: null };
        if (made === 'proven') return { member: null, proven: await provenBy(token) };
        return { ...(await sessions.open(made, exchange)), proven: null };
      } catch (error) {
        const constraint = conflictIn(error);
        if (constraint?.includes('email')) return { member: null, proven: null };
        // Another account has taken the username meanwhile.
        if (!constraint?.includes('username')) throw error;
        return { member: null, proven: await provenBy(token) };
      }
    },

    async finish({ token, password, ...person }: FinishedSignUp, exchange: Exchange) {
      refuseYearToCome(person, clock());
      const { underThirteen } = await provenBy(token);
      const ageBand = ageBandAt(person, clock());
      const isUnder13 = isChild(ageBand);
      if (isUnder13) childPath.take(exchange);
      if (isUnder13 || underThirteen || childPath.isTaken(exchange)) {
        throw accountFaults.guardianNeeded();
      }
      await readNames({ id: null, ageBand }, namesOf(person));
      const passwordHash = await hashPassword(password);
      return finish(
        token,
        (tx, email) => making.person(tx, { ...person, email, passwordHash }),
        exchange,
      );
    },

    async finishChild({ token, password, ...child }: FinishedChildSignUp, exchange: Exchange) {
      childPath.take(exchange);
      await readNames({ id: null, ageBand: 'under13' }, namesOf(child));
      const passwordHash = await hashPassword(password);
      return finish(
        token,
        (tx, email) => {
          if (email === child.guardianEmail) throw ownAddress();
          return making.child(tx, { ...child, email, passwordHash });
        },
        exchange,
      );
    },
  };
}

function makeOf(making: AccountMaking, tx: Kysely<DB>, typed: PendingSignUp): Promise<UserId> {
  const { guardianEmail } = typed;
  if (guardianEmail !== null) return making.child(tx, { ...typed, guardianEmail });
  // A database constraint ensures that a sign-up without a guardian has all details.
  return making.person(tx, typed as NewPerson);
}

const ownAddress = () =>
  commonFaults.invalidInput({
    message: accountMessages.ownAddress,
    issues: [{ path: 'guardianEmail', message: accountMessages.ownAddress }],
  });
