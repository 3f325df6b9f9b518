import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import { type ClubStatus, clubAdminFaults } from '@ribbon/domain/clubs';
import type { Kysely } from 'kysely';
import { invalidateForEverybody, invalidateForPerson } from '../clubs.realtime.ts';
import { clubStore } from '../clubs.store.ts';
import { clubRoleStore } from '../manage/clubs.roles.store.ts';
import {
  type Departures,
  endMembership,
  releaseClubs,
} from '../memberships/clubs.departures.service.ts';
import { adminClubStore } from './clubs.admin.store.ts';
import { administratorStore } from './clubs.administrators.store.ts';

export type ClubAdministrators = ReturnType<typeof clubAdministrators>;

/** Who runs a club. What others may do with it, in their own transaction. */
export const clubAdministrators = ({ clock, departures, domainEvents }: AdministratorNeeds) => ({
  /** Whether somebody has claimed the club; the answer stays true until the transaction ends. */
  claimState: administratorStore.claimState,

  /** All that an approved claim brings: link, role, membership, and the club's own flags. */
  async appoint(
    tx: Kysely<DB>,
    {
      clubId,
      userId,
      by,
      isClaim = false,
    }: { clubId: ClubId; userId: UserId; by: UserId; isClaim?: boolean },
  ): Promise<void> {
    const appointment = { clubId, userId, by, at: clock() };
    await clubRoleStore.appoint(tx, appointment, appointment);
    await administratorStore.makeMembership(tx, appointment);
    await administratorStore.setClaimed(tx, appointment);
    await invalidateForEverybody(tx);
    await invalidateForPerson(tx, userId);
    const changed = { clubId, userId, runs: true, isClaim };
    await domainEvents.publish(tx, 'club.administrator.changed', changed);
  },

  /** Whether anybody under 18 belongs to the club: who runs it has power over children. */
  hasMinors: (tx: Kysely<DB>, clubId: ClubId): Promise<boolean> =>
    clubStore.hasMinors(tx, clubId, clock()),

  /** Undefined when there is no such club. */
  runs: administratorStore.runs,

  /** Refuses when the person does not run the club; the caller writes down why. */
  dismiss: endAdministration({ clock, departures, domainEvents }),
});

interface AdministratorNeeds {
  clock: Clock;
  departures: Departures;
  domainEvents: DomainEvents;
}

/**
 * Takes a club away from one who runs it: link, role and membership end, because the claim may have
 * been the only reason for them. Without any admin left the club is listed again (rule 15).
 */
const endAdministration =
  ({ clock, departures, domainEvents }: AdministratorNeeds) =>
  async (tx: Kysely<DB>, clubId: ClubId, userId: UserId): Promise<{ status: ClubStatus }> => {
    const club = await adminClubStore.lock(tx, clubId);
    if (club === undefined || club.deletedAt !== null) throw clubAdminFaults.notFound();
    const at = clock();
    if (!(await clubRoleStore.dismiss(tx, { clubId, userId }, at))) {
      throw clubAdminFaults.notFound({ message: 'This person no longer runs the club.' });
    }
    await endMembership(tx, departures, { userId, clubId, reason: 'removed' }, at);
    await releaseClubs(tx, departures, [clubId], at);
    await invalidateForEverybody(tx);
    await invalidateForPerson(tx, userId);
    const changed = { clubId, userId, runs: false, isClaim: false };
    await domainEvents.publish(tx, 'club.administrator.changed', changed);
    return {
      status: club.admins.some((admin) => admin.userId !== userId) ? club.status : 'listed',
    };
  };

export const administratorRemoval =
  ({ db, ...needs }: AdministratorNeeds & { db: Kysely<DB> }) =>
  (
    actor: Member,
    { clubId, userId }: { clubId: ClubId; userId: UserId },
    reason: string,
  ): Promise<{ status: ClubStatus }> =>
    db.transaction().execute(async (tx) => {
      const ended = await endAdministration(needs)(tx, clubId, userId);
      await recordAct(tx, {
        actorId: actor.id,
        action: 'club.admin.removed',
        subjectKind: 'club',
        subjectId: clubId,
        reason,
        details: { userId },
      });
      return ended;
    });
