import type { DB } from '#db/schema.generated';
import { recordAct } from '#platform/audit';
import type { Clock } from '#platform/clock';
import { announce } from '#platform/realtime';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import { type ClubStatus, clubAdminFaults } from '@ribbon/domain/clubs';
import type { Kysely } from 'kysely';
import { clubStore } from '../clubs.store.ts';
import { membershipStore } from '../memberships.store.ts';
import { adminClubStore } from './admin.store.ts';
import { administratorStore } from './administrators.store.ts';

/** Topics that open browsers read again. */
export const ADMIN_TOPIC = 'admin-clubs';
const FINDER_TOPIC = 'clubs';

/** Everybody who may see the club looks again: the finder, and those who administer clubs. */
export async function announceClub(tx: Kysely<DB>): Promise<void> {
  await announce(tx, 'systemAdmins', ADMIN_TOPIC);
  await announce(tx, 'everyone', FINDER_TOPIC);
}

/** The person's own screens: what the navigation offers, and the clubs they belong to. */
async function announceTo(tx: Kysely<DB>, userId: UserId): Promise<void> {
  await announce(tx, `user:${userId}`, 'me');
  await announce(tx, `user:${userId}`, 'memberships');
}

export type ClubAdministrators = ReturnType<typeof clubAdministrators>;

/** Who runs a club. What others may do with it, in their own transaction. */
export const clubAdministrators = ({ clock }: { clock: Clock }) => ({
  /** Whether somebody has claimed the club; the answer stays true until the transaction ends. */
  claimState: administratorStore.claimState,

  /** All that an approved claim brings: link, role, membership, and the club's own flags. */
  async appoint(
    tx: Kysely<DB>,
    { clubId, userId, by }: { clubId: ClubId; userId: UserId; by: UserId },
  ): Promise<void> {
    const appointment = { clubId, userId, by, at: clock() };
    await administratorStore.insertLink(tx, appointment);
    await administratorStore.makeMembership(tx, appointment);
    await administratorStore.setClaimed(tx, appointment);
    await announceClub(tx);
    await announceTo(tx, userId);
  },
});

/**
 * Takes a club away from one who runs it: link, role and membership end, because the claim may have
 * been the only reason for them. Without any admin left the club is listed again (rule 15).
 */
export const administratorRemoval =
  ({ db, clock }: { db: Kysely<DB>; clock: Clock }) =>
  (actor: Member, clubId: ClubId, userId: UserId): Promise<{ status: ClubStatus }> =>
    db.transaction().execute(async (tx) => {
      const club = await adminClubStore.lock(tx, clubId);
      if (club === undefined || club.deletedAt !== null) throw clubAdminFaults.notFound();
      const at = clock();
      if (!(await administratorStore.removeLink(tx, clubId, userId, at))) {
        throw clubAdminFaults.notFound({ message: 'This person does not run the club any more.' });
      }
      await membershipStore.end(tx, userId, clubId, at, 'removed');
      await clubStore.listWithoutAdmins(tx, [clubId]);
      await administratorStore.handOver(tx, clubId, userId);
      await recordAct(tx, {
        actorId: actor.id,
        action: 'club.admin.removed',
        subjectKind: 'club',
        subjectId: clubId,
        details: { userId },
      });
      await announceClub(tx);
      await announceTo(tx, userId);
      return {
        status: club.admins.some((admin) => admin.userId !== userId) ? club.status : 'listed',
      };
    });
