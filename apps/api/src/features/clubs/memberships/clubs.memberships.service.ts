import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { RawJson, jsonAnswer } from '#platform/http/json-answer';
import type { DomainEvents } from '#platform/outbox/domain-events';
import {
  type ClubId,
  type Member,
  type UserId,
  accountFaults,
  asksGuardian,
  isChild,
} from '@ribbon/domain/accounts';
import {
  type Membership,
  type MembershipStatus,
  clubFaults,
  clubPolicy,
} from '@ribbon/domain/clubs';
import { familyFaults } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { invalidateForAdmins, invalidateForPerson } from '../clubs.realtime.ts';
import { clubStore } from '../clubs.store.ts';
import { clubMemberStore } from '../manage/clubs.members.store.ts';
import { clubRoleStore } from '../manage/clubs.roles.store.ts';
import { type Departures, endMembership } from './clubs.departures.service.ts';
import { type MovedOn, membershipStore } from './clubs.memberships.store.ts';

/** What clubs need from a child's guardians. */
export interface Guardians {
  /** Whether a guardian has allowed the child this, at this moment. */
  permits(tx: Kysely<DB>, childId: UserId, permission: 'join_clubs'): Promise<boolean>;
  /** Puts the membership before the guardians; `decideAsGuardian` brings their word. */
  ask(tx: Kysely<DB>, childId: UserId, subject: { membershipId: string }): Promise<void>;
  /** Takes the question back. */
  withdraw(tx: Kysely<DB>, childId: UserId, subject: { membershipId: string }): Promise<void>;
}

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  guardians: Guardians;
  departures: Departures;
}

/** Notifies the club of a new membership or a request. */
async function notifyClub(
  tx: Kysely<DB>,
  domainEvents: DomainEvents,
  { id, clubId, status }: MovedOn,
) {
  if (status === 'waiting_guardian') return;
  if (status !== 'active') {
    await domainEvents.publish(tx, 'club.membership.requested', { membershipId: id });
  }
  await invalidateForAdmins(tx, clubId);
}

export type MembershipService = ReturnType<typeof membershipService>;

/** A person's own memberships. */
export const membershipService = ({ db, clock, domainEvents, guardians, departures }: Needs) => ({
  async own({ id }: Member) {
    const memberships = new RawJson(await membershipStore.ofPerson(db, id));
    return jsonAnswer<{ memberships: Membership[] }>({ memberships });
  },

  join: (actor: Member, clubId: ClubId): Promise<{ status: MembershipStatus }> =>
    db.transaction().execute(async (tx) => {
      const policy = reveal(await clubStore.joinPolicy(tx, clubId));
      if (policy === 'invitation') throw clubFaults.invitationOnly();
      const waitsForGuardian = asksGuardian(actor);
      if (waitsForGuardian && !(await guardians.permits(tx, actor.id, 'join_clubs'))) {
        throw familyFaults.guardianSaysNo();
      }
      const status = waitsForGuardian ? 'waiting_guardian' : clubPolicy.entry(actor, policy);
      const id = await membershipStore.insert(tx, { userId: actor.id, clubId, status }, clock());
      if (id === undefined) throw clubFaults.alreadyMember();
      if (waitsForGuardian) await guardians.ask(tx, actor.id, { membershipId: id });
      await invalidateForPerson(tx, actor.id);
      await notifyClub(tx, domainEvents, { id, clubId, status });
      return { status };
    }),

  leave: (actor: Member, clubId: ClubId): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const leaving = { userId: actor.id, clubId };
      await clubMemberStore.lockClub(tx, clubId);
      const end = { ...leaving, reason: 'left' } as const;
      const membershipId = reveal(await endMembership(tx, departures, end, clock()));
      if (await clubRoleStore.isLastAdmin(tx, leaving)) throw clubFaults.lastAdmin();
      await clubRoleStore.dismiss(tx, leaving, clock());
      if (isChild(actor.ageBand)) await guardians.withdraw(tx, actor.id, { membershipId });
      await invalidateForPerson(tx, actor.id);
      await invalidateForAdmins(tx, clubId);
    }),
});

export type ClubMemberships = ReturnType<typeof clubMemberships>;

/** The operations on memberships for other slices. */
export const clubMemberships = ({
  clock,
  domainEvents,
}: {
  clock: Clock;
  domainEvents: DomainEvents;
}) => {
  async function moveOn(tx: Kysely<DB>, by: 'id' | 'user_id', value: string): Promise<void> {
    for (const moved of await membershipStore.moveOn(tx, by, value, clock())) {
      await notifyClub(tx, domainEvents, moved);
    }
  }
  return {
    /** Refuses a club that nobody can join by signing up. */
    async refuseUnknown(db: Kysely<DB>, clubId: ClubId): Promise<void> {
      const policy = await clubStore.joinPolicy(db, clubId, { approvedOnly: true });
      if (policy === undefined || policy === 'invitation') throw accountFaults.clubUnknown();
    },

    /**
     * Waits for the club, whatever its join policy: nobody knows yet whose account this is. A
     * child's membership waits for the guardian first.
     */
    async joinAtSignUp(
      tx: Kysely<DB>,
      userId: UserId,
      clubId: ClubId,
      { waitsForGuardian = false } = {},
    ): Promise<void> {
      const policy = await clubStore.joinPolicy(tx, clubId, { approvedOnly: true });
      if (policy === undefined || policy === 'invitation') throw accountFaults.clubUnknown();
      const status = waitsForGuardian ? 'waiting_guardian' : 'waiting_club';
      const id = await membershipStore.insert(tx, { userId, clubId, status }, clock());
      if (id !== undefined) await notifyClub(tx, domainEvents, { id, clubId, status });
    },

    /** A guardian's word on a membership that waits for it. */
    async decideAsGuardian(
      tx: Kysely<DB>,
      membership: { id: string; childId: UserId },
      approve: boolean,
    ): Promise<void> {
      if (approve) await moveOn(tx, 'id', membership.id);
      else await membershipStore.decline(tx, membership.id, clock());
      await invalidateForPerson(tx, membership.childId);
    },

    /** A guardian has switched clubs off: memberships still waiting end. */
    async stop(tx: Kysely<DB>, { childId }: { childId: UserId }): Promise<void> {
      for (const clubId of await membershipStore.stopWaiting(tx, childId, clock())) {
        await invalidateForAdmins(tx, clubId);
      }
      await invalidateForPerson(tx, childId);
    },

    /** Everything of a child that waits for a guardian moves on, as if each had been approved. */
    async activateWaiting(tx: Kysely<DB>, childId: UserId): Promise<void> {
      await moveOn(tx, 'user_id', childId);
      await invalidateForPerson(tx, childId);
    },
  };
};
