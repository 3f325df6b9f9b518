import type { DB } from '#db/schema.generated';
import { lockActiveAdmins } from '#db/system-admins';
import type { ClubAdministrators } from '#features/clubs';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import {
  type ActOutcome,
  type ProposalDecision,
  type ProposalId,
  type RoleChange,
  adminAccountFaults as faults,
  adminAccountPolicy,
} from '@ribbon/domain/admin-accounts';
import { sanctionFaults } from '@ribbon/domain/sanctions';
import type { Kysely } from 'kysely';
import { conclude, subjectOf } from './admin-accounts.acts.ts';
import { type Subject, proposalStore, subjectStore } from './admin-accounts.store.ts';

export interface RoleNeeds {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  administrators: Pick<ClubAdministrators, 'appoint' | 'dismiss' | 'runs'>;
  systemAdmins: {
    make(tx: Kysely<DB>, userId: UserId, act: { by: UserId; at: Date }): Promise<boolean>;
    end(tx: Kysely<DB>, userId: UserId, at: Date): Promise<boolean>;
  };
}

type Change = RoleChange['change'];

export type AccountRoles = ReturnType<typeof accountRoles>;

/** Who runs a club or the platform. */
export function accountRoles(needs: RoleNeeds) {
  const { db, clock, domainEvents, administrators, systemAdmins } = needs;

  /** The caller holds all system admins locked, so that the last one cannot go. */
  async function carryOut(
    tx: Kysely<DB>,
    by: Member,
    { person, change, admins }: { person: Subject; change: Change; admins: readonly UserId[] },
  ): Promise<void> {
    const { personId: userId } = person;
    if (change === 'grant') {
      if (!adminAccountPolicy.mayHold(person)) throw faults.adultsOnly();
      await systemAdmins.make(tx, userId, { by: by.id, at: clock() });
    } else {
      if (admins.every((id) => id === userId)) throw faults.lastAdmin();
      await systemAdmins.end(tx, userId, clock());
    }
  }

  const told = (change: Change, reason: string) =>
    change === 'grant'
      ? ({ action: 'role.granted', reason, change: 'admin_granted' } as const)
      : ({ action: 'role.revoked', reason, change: 'admin_revoked' } as const);

  async function changeSystemAdmin(
    tx: Kysely<DB>,
    by: Member,
    userId: UserId,
    { change, reason }: RoleChange,
  ): Promise<ActOutcome> {
    const admins = await lockActiveAdmins(tx);
    const at = clock();
    const person = reveal(await subjectStore.lock(tx, userId, by.id, at));
    // One may step down; nobody makes anything of themselves.
    if (change === 'grant' && adminAccountPolicy.isOwn(by, person)) throw sanctionFaults.own();
    if ((await subjectStore.isSystemAdmin(tx, userId)) === (change === 'grant')) {
      throw faults.unchanged();
    }
    if (change === 'grant' && !adminAccountPolicy.mayHold(person)) throw faults.adultsOnly();
    if (change === 'revoke' && admins.every((id) => id === userId)) throw faults.lastAdmin();
    if (!adminAccountPolicy.needsSecond(admins.length)) {
      await carryOut(tx, by, { person, change, admins });
      await conclude(tx, needs, by, userId, told(change, reason));
      return { outcome: 'done' };
    }
    const proposalId = await proposalStore.insert(tx, { userId, change, reason, by: by.id, at });
    if (proposalId === undefined) throw faults.alreadyProposed();
    await conclude(tx, needs, by, userId, {
      action: 'role.proposed',
      reason,
      details: { role: 'system_admin', change },
    });
    await domainEvents.publish(tx, 'admin.role.proposed', { proposalId });
    return { outcome: 'waits' };
  }

  async function changeClubAdmin(
    tx: Kysely<DB>,
    by: Member,
    userId: UserId,
    { change, clubId, reason }: RoleChange & { clubId: ClubId },
  ): Promise<ActOutcome> {
    const person = await subjectOf(tx, by, userId, clock());
    const runs = reveal(await administrators.runs(tx, clubId, userId));
    if (runs === (change === 'grant')) throw faults.unchanged();
    const details = { role: 'club_admin', clubId };
    if (change === 'grant') {
      if (!adminAccountPolicy.mayHold(person)) throw faults.adultsOnly();
      await administrators.appoint(tx, { clubId, userId, by: by.id });
      const act = { action: 'role.granted', reason, details, change: 'club_granted' } as const;
      await conclude(tx, needs, by, userId, act);
    } else {
      await administrators.dismiss(tx, clubId, userId);
      const act = { action: 'role.revoked', reason, details, change: 'club_revoked' } as const;
      await conclude(tx, needs, by, userId, act);
    }
    return { outcome: 'done' };
  }

  return {
    change: (by: Member, userId: UserId, wish: RoleChange): Promise<ActOutcome> =>
      db.transaction().execute((tx) => {
        const { clubId } = wish;
        return clubId === null
          ? changeSystemAdmin(tx, by, userId, wish)
          : changeClubAdmin(tx, by, userId, { ...wish, clubId });
      }),

    /** The second of two. All system admins are locked first, as every change of them does. */
    decide: (
      by: Member,
      proposalId: ProposalId,
      { agree, reason }: ProposalDecision,
    ): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const admins = await lockActiveAdmins(tx);
        const proposal = reveal(await proposalStore.lock(tx, proposalId));
        if (proposal.isDecided) throw faults.alreadyDecided();
        if (agree && proposal.proposedBy === by.id) throw faults.secondAdmin();
        const { userId, change } = proposal;
        const at = clock();
        if (agree) {
          const person = reveal(await subjectStore.lock(tx, userId, by.id, at));
          await carryOut(tx, by, { person, change, admins });
        }
        await proposalStore.settle(tx, proposalId, { agree, by: by.id, at });
        await conclude(
          tx,
          needs,
          by,
          userId,
          agree ? told(change, reason) : { action: 'role.declined', reason },
        );
      }),
  };
}
