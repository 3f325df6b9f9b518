import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

interface Appointment {
  clubId: ClubId;
  userId: UserId;
  by: UserId;
  at: Date;
}

export const administratorStore = {
  /** Whether anybody has claimed the club; undefined when there is none. Locked as asked for. */
  async claimState(
    tx: Kysely<DB>,
    clubId: ClubId,
    lock: 'share' | 'update',
  ): Promise<{ isClaimed: boolean } | undefined> {
    const club = tx
      .selectFrom('clubs')
      .select('is_claimed as isClaimed')
      .where('id', '=', clubId)
      .where('deleted_at', 'is', null);
    return (lock === 'share' ? club.forShare() : club.forUpdate()).executeTakeFirst();
  },

  async insertLink(tx: Kysely<DB>, { clubId, userId, by, at }: Appointment): Promise<void> {
    await tx
      .insertInto('club_admins')
      .values({ club_id: clubId, user_id: userId, assigned_by: by, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('user_roles')
      .values({
        user_id: userId,
        role: 'club_admin',
        club_id: clubId,
        assigned_by: by,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Whoever belongs to the club already becomes its admin; everybody else joins as one. */
  async makeMembership(tx: Kysely<DB>, { clubId, userId, at }: Appointment): Promise<void> {
    await sql`
      insert into club_memberships (user_id, club_id, membership_type, status, joined_at)
      values (${userId}, ${clubId}, 'admin', 'active', ${at})
      on conflict (user_id, club_id) where status <> 'left'
      do update set membership_type = 'admin', status = 'active'`.execute(tx);
  },

  async setClaimed(tx: Kysely<DB>, { clubId, userId, at }: Appointment): Promise<void> {
    await tx
      .updateTable('clubs')
      .set({ status: 'approved', is_claimed: true, claimed_by: userId, claimed_at: at })
      .where('id', '=', clubId)
      .execute();
  },

  /** Takes the link and the role away; false when the person does not run the club. */
  async removeLink(tx: Kysely<DB>, clubId: ClubId, userId: UserId, at: Date): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('club_admins')
      .where('club_id', '=', clubId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await tx
      .updateTable('user_roles')
      .set({ is_active: false, revoked_at: at })
      .where('user_id', '=', userId)
      .where('club_id', '=', clubId)
      .where('role', '=', 'club_admin')
      .where('is_active', '=', true)
      .execute();
    return true;
  },

  /** A club that others still run is theirs: the one who has run it longest is named. */
  async handOver(tx: Kysely<DB>, clubId: ClubId, from: UserId): Promise<void> {
    await sql`
      update clubs set claimed_by = (
        select user_id from club_admins where club_id = ${clubId} order by created_at, user_id limit 1)
      where id = ${clubId} and claimed_by = ${from}`.execute(tx);
  },
};
