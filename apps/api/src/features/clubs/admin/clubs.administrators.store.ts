import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

export interface Appointment {
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

  /** Whether a person runs the club, which is locked; undefined when there is no such club. */
  async runs(tx: Kysely<DB>, clubId: ClubId, userId: UserId): Promise<boolean | undefined> {
    if ((await administratorStore.claimState(tx, clubId, 'update')) === undefined) return undefined;
    const row = await tx
      .selectFrom('club_admins')
      .select('user_id')
      .where('club_id', '=', clubId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Makes a member of the club its admin; everybody else joins as one. */
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
      .set({
        status: 'approved',
        is_claimed: true,
        claimed_by: userId,
        claimed_at: at,
        // The new administrator has not yet agreed to a club that is open to everybody.
        join_policy: sql`case join_policy when 'open' then 'approval' else join_policy end`,
      })
      .where('id', '=', clubId)
      .execute();
  },
};
