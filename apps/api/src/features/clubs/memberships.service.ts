import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/guards';
import { announce } from '#platform/realtime';
import { type ClubId, type Member, type UserId, accountFaults } from '@ribbon/domain/accounts';
import {
  type JoinPolicy,
  MEMBERSHIPS_SHOWN,
  type MembershipStatus,
  clubFaults,
} from '@ribbon/domain/clubs';
import { familyFaults } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { clubStore } from './clubs.store.ts';
import { membershipStore } from './memberships.store.ts';

/** What clubs ask of those who look after a child. */
interface Guardians {
  /** Whether a guardian has allowed the child this, at this moment. */
  permits(tx: Kysely<DB>, childId: UserId, permission: 'join_clubs'): Promise<boolean>;
  /** Puts the membership before the guardians; `decideAsGuardian` brings their word. */
  ask(tx: Kysely<DB>, childId: UserId, subject: { membershipId: string }): Promise<void>;
  /** Takes the question back. */
  withdraw(tx: Kysely<DB>, childId: UserId, subject: { membershipId: string }): Promise<void>;
}

/** What becomes of a member's places in events to come. */
interface Departures {
  leftClub(tx: Kysely<DB>, userId: UserId, clubId: ClubId): Promise<void>;
}

/** The topic that open browsers read again when somebody's memberships change. */
const TOPIC = 'memberships';

const statusBy = (policy: JoinPolicy): MembershipStatus =>
  policy === 'open' ? 'active' : 'waiting_club';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardians: Guardians;
  departures: Departures;
}

export type MembershipService = ReturnType<typeof membershipService>;

/** A person's own memberships. */
export const membershipService = ({ db, clock, guardians, departures }: Needs) => ({
  async own(actor: Member) {
    return { memberships: await membershipStore.ofPerson(db, actor.id, MEMBERSHIPS_SHOWN) };
  },

  join: (actor: Member, clubId: ClubId): Promise<{ status: MembershipStatus }> =>
    db.transaction().execute(async (tx) => {
      const policy = reveal(await clubStore.joinPolicy(tx, clubId));
      if (policy === 'invitation') throw clubFaults.invitationOnly();
      const isChild = actor.ageBand === 'under13';
      if (isChild && !(await guardians.permits(tx, actor.id, 'join_clubs'))) {
        throw familyFaults.guardianSaysNo();
      }
      const status = isChild ? 'waiting_guardian' : statusBy(policy);
      const id = await membershipStore.insert(tx, { userId: actor.id, clubId, status }, clock());
      if (id === undefined) throw clubFaults.alreadyMember();
      if (isChild) await guardians.ask(tx, actor.id, { membershipId: id });
      await announce(tx, `user:${actor.id}`, TOPIC);
      return { status };
    }),

  leave: (actor: Member, clubId: ClubId): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const membershipId = reveal(await membershipStore.end(tx, actor.id, clubId, clock()));
      if (actor.ageBand === 'under13') await guardians.withdraw(tx, actor.id, { membershipId });
      await departures.leftClub(tx, actor.id, clubId);
      await announce(tx, `user:${actor.id}`, TOPIC);
    }),
});

export type ClubMemberships = ReturnType<typeof clubMemberships>;

/** What other slices may do with memberships. */
export const clubMemberships = ({ clock }: { clock: Clock }) => ({
  /**
   * Joins at once where the club is open, and waits for the club where it is not. A child's
   * membership waits for the guardian first.
   */
  async joinAtSignUp(
    tx: Kysely<DB>,
    userId: UserId,
    clubId: ClubId,
    { waitsForGuardian = false } = {},
  ): Promise<void> {
    const policy = await clubStore.joinPolicy(tx, clubId, { approvedOnly: true });
    if (policy === undefined || policy === 'invitation') throw accountFaults.clubUnknown();
    const status = waitsForGuardian ? 'waiting_guardian' : statusBy(policy);
    await membershipStore.insert(tx, { userId, clubId, status }, clock());
  },

  /** A guardian's word on a membership that waits for it. */
  async decideAsGuardian(
    tx: Kysely<DB>,
    membership: { id: string; childId: UserId },
    approve: boolean,
  ): Promise<void> {
    if (approve) await membershipStore.moveOn(tx, 'id', membership.id);
    else await membershipStore.decline(tx, membership.id, clock());
    await announce(tx, `user:${membership.childId}`, TOPIC);
  },

  /** Everything of a child that waits for a guardian moves on, as if each had been approved. */
  async activateWaiting(tx: Kysely<DB>, childId: UserId): Promise<void> {
    await membershipStore.moveOn(tx, 'user_id', childId);
    await announce(tx, `user:${childId}`, TOPIC);
  },
});
