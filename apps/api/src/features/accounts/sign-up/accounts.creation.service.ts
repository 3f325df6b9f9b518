import type { DB } from '#db/schema.generated';
import type { ClubMemberships } from '#features/clubs';
import type { GuardianRequests } from '#features/families';
import type { InvitationsToJoin } from '#features/site';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import {
  type ClubId,
  type PersonDetails,
  type SignUpType,
  type UserId,
  accountFaults,
  ageBandAt,
} from '@ribbon/domain/accounts';
import { familyFaults } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { pendingStore } from './accounts.pending.store.ts';
import { accountStore, childProfile, ownProfile } from '../accounts.store.ts';

interface Needs {
  clock: Clock;
  domainEvents: DomainEvents;
  memberships: ClubMemberships;
  guardians: GuardianRequests;
  invitations: Pick<InvitationsToJoin, 'takeUp'>;
}

interface Applicant {
  email: string;
  username: string;
  passwordHash: string;
  clubId: ClubId | null;
}
export type NewPerson = Applicant & PersonDetails & { userType: SignUpType };
export type NewChild = Applicant & { guardianEmail: string };

export type AccountMaking = ReturnType<typeof accountMaking>;

/**
 * Makes the account of somebody who has proved the address, and forgets what anybody else has typed
 * for it. Everything of it, or nothing, in the caller's transaction.
 */
export function accountMaking(needs: Needs) {
  const { clock, domainEvents, memberships, guardians, invitations } = needs;

  /** A club that closed between the form and the mail is no reason to turn anybody away. */
  async function join(
    tx: Kysely<DB>,
    userId: UserId,
    clubId: ClubId | null,
    how: { waitsForGuardian?: boolean } = {},
  ): Promise<void> {
    if (clubId === null) return;
    try {
      await memberships.joinAtSignUp(tx, userId, clubId, how);
    } catch (error) {
      if (!accountFaults.clubUnknown.matches(error)) throw error;
    }
  }

  /** The child can ask again from the waiting screen, where the address has been written to too often. */
  async function ask(tx: Kysely<DB>, childId: UserId, guardianEmail: string): Promise<void> {
    try {
      await guardians.askForApproval(tx, childId, guardianEmail);
    } catch (error) {
      if (!familyFaults.tooManyLinks.matches(error)) throw error;
    }
  }

  async function begin(tx: Kysely<DB>, userId: UserId, email: string): Promise<void> {
    await pendingStore.settle(tx, email, clock());
    await invitations.takeUp(tx, userId, email);
    await domainEvents.publish(tx, 'user.email.verified', { userId });
  }

  return {
    async person(tx: Kysely<DB>, person: NewPerson): Promise<UserId> {
      const profile = ownProfile(person, ageBandAt(person, clock()));
      const userId = await accountStore.insert(tx, { ...person, profile });
      await join(tx, userId, person.clubId);
      await begin(tx, userId, person.email);
      return userId;
    },

    /** Account, membership and the request to the guardian, or none of them. */
    async child(tx: Kysely<DB>, child: NewChild): Promise<UserId> {
      const childId = await accountStore.insert(tx, { ...child, profile: childProfile(clock()) });
      await join(tx, childId, child.clubId, { waitsForGuardian: true });
      await begin(tx, childId, child.email);
      await ask(tx, childId, child.guardianEmail);
      return childId;
    },
  };
}
