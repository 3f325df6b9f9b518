import type { DB } from '#db/schema.generated';
import { isSystemAdmin, lockActiveAdmins } from '#db/people/system-admins';
import type { ClubAdministrators } from '#features/clubs';
import type { ProposedAct, ProposedActs, Proposing } from '#features/proposals';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import {
  type RoleChange,
  adminAccountFaults as faults,
  adminAccountPolicy,
} from '@ribbon/domain/admin-accounts';
import { type ActOutcome, DONE } from '@ribbon/domain/proposals';
import { sanctionFaults } from '@ribbon/domain/sanctions';
import type { Kysely } from 'kysely';
import { conclude, subjectOf } from './admin-accounts.acts.service.ts';
import { type Subject, subjectStore } from './admin-accounts.store.ts';

export interface RoleNeeds {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  proposals: Pick<Proposing, 'propose'>;
  administrators: Pick<ClubAdministrators, 'appoint' | 'dismiss' | 'runs' | 'hasMinors'>;
  systemAdmins: {
    make(tx: Kysely<DB>, userId: UserId, act: { by: UserId; at: Date }): Promise<boolean>;
    end(tx: Kysely<DB>, userId: UserId, at: Date): Promise<boolean>;
  };
}

type Change = RoleChange['change'];
type ClubChange = Pick<RoleChange, 'reason'> & { clubId: ClubId };

export type AccountRoles = ReturnType<typeof accountRoles>;

/** Roles, as two system admins change them. */
export const roleActs = (
  needs: RoleNeeds,
): Pick<ProposedActs, 'admin_granted' | 'admin_revoked' | 'club_granted'> => {
  const { clock, systemAdmins } = needs;

  async function subject(tx: Kysely<DB>, { userId, by }: ProposedAct): Promise<Subject> {
    return reveal(await subjectStore.lock(tx, userId, by, clock()));
  }

  return {
    async admin_granted(tx, act) {
      if (!adminAccountPolicy.mayHold(await subject(tx, act))) throw faults.adultsOnly();
      const { userId, by, reason } = act;
      if (!(await systemAdmins.make(tx, userId, { by, at: clock() }))) throw faults.unchanged();
      const outcome = { action: 'role.granted', reason, change: 'admin_granted' } as const;
      await conclude(tx, needs, by, userId, outcome);
    },

    async admin_revoked(tx, act) {
      const { userId, by, reason } = act;
      await subject(tx, act);
      await mustNotBeLast(tx, userId);
      if (!(await systemAdmins.end(tx, userId, clock()))) throw faults.unchanged();
      const outcome = { action: 'role.revoked', reason, change: 'admin_revoked' } as const;
      await conclude(tx, needs, by, userId, outcome);
    },

    async club_granted(tx, act) {
      const { by, reason } = act;
      const clubId = reveal(act.clubId ?? undefined);
      const person = await subject(tx, act);
      await appointTo(tx, needs, { by, person }, { clubId, reason });
    },
  };
};

/** Somebody has to stay who can act. */
async function mustNotBeLast(tx: Kysely<DB>, userId: UserId): Promise<void> {
  const admins = await lockActiveAdmins(tx);
  if (admins.every((id) => id === userId)) throw faults.lastAdmin();
}

async function appointTo(
  tx: Kysely<DB>,
  needs: RoleNeeds,
  { by, person }: { by: UserId; person: Subject },
  { clubId, reason }: ClubChange,
): Promise<void> {
  const { personId: userId } = person;
  if (reveal(await needs.administrators.runs(tx, clubId, userId))) throw faults.unchanged();
  if (!adminAccountPolicy.mayHold(person)) throw faults.adultsOnly();
  await needs.administrators.appoint(tx, { clubId, userId, by });
  const details = { role: 'club_admin', clubId };
  const act = { action: 'role.granted', reason, details, change: 'club_granted' } as const;
  await conclude(tx, needs, by, userId, act);
}

/** Who runs a club or the platform. */
export function accountRoles(needs: RoleNeeds) {
  const { db, clock, administrators, proposals } = needs;

  /** Checked now for an answer at once, and again when it is carried out. */
  async function changeSystemAdmin(
    tx: Kysely<DB>,
    by: Member,
    userId: UserId,
    { change, reason }: { change: Change; reason: string },
  ): Promise<ActOutcome> {
    await lockActiveAdmins(tx);
    const person = reveal(await subjectStore.lock(tx, userId, by.id, clock()));
    // Admins may step down; nobody gives themselves a role.
    if (change === 'grant' && adminAccountPolicy.isOwn(by, person)) throw sanctionFaults.own();
    if ((await isSystemAdmin(tx, userId)) === (change === 'grant')) throw faults.unchanged();
    if (change === 'grant' && !adminAccountPolicy.mayHold(person)) throw faults.adultsOnly();
    if (change === 'revoke') await mustNotBeLast(tx, userId);
    const kind = change === 'grant' ? 'admin_granted' : 'admin_revoked';
    return proposals.propose(tx, by, { kind, userId, reason });
  }

  async function grantClub(
    tx: Kysely<DB>,
    by: Member,
    userId: UserId,
    wish: ClubChange,
  ): Promise<ActOutcome> {
    const { clubId, reason } = wish;
    const person = await subjectOf(tx, by, userId, clock());
    if (!(await administrators.hasMinors(tx, clubId))) {
      await appointTo(tx, needs, { by: by.id, person }, wish);
      return DONE;
    }
    if (reveal(await administrators.runs(tx, clubId, userId))) throw faults.unchanged();
    if (!adminAccountPolicy.mayHold(person)) throw faults.adultsOnly();
    return proposals.propose(tx, by, { kind: 'club_granted', userId, clubId, reason });
  }

  async function revokeClub(
    tx: Kysely<DB>,
    by: Member,
    userId: UserId,
    { clubId, reason }: ClubChange,
  ): Promise<ActOutcome> {
    await subjectOf(tx, by, userId, clock());
    if (!reveal(await administrators.runs(tx, clubId, userId))) throw faults.unchanged();
    await administrators.dismiss(tx, clubId, userId);
    const details = { role: 'club_admin', clubId };
    const act = { action: 'role.revoked', reason, details, change: 'club_revoked' } as const;
    await conclude(tx, needs, by.id, userId, act);
    return DONE;
  }

  return {
    change: (by: Member, userId: UserId, wish: RoleChange): Promise<ActOutcome> =>
      db.transaction().execute((tx) => {
        const { clubId, change } = wish;
        if (clubId === null) return changeSystemAdmin(tx, by, userId, wish);
        const ofClub = { ...wish, clubId };
        return change === 'grant'
          ? grantClub(tx, by, userId, ofClub)
          : revokeClub(tx, by, userId, ofClub);
      }),
  };
}
