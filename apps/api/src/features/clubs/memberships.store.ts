import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

interface NewMembership {
  userId: UserId;
  clubId: ClubId;
  status: 'active' | 'waiting_club' | 'waiting_guardian';
}

export const membershipStore = {
  async insert(tx: Kysely<DB>, { userId, clubId, status }: NewMembership): Promise<void> {
    await tx
      .insertInto('club_memberships')
      .values({
        user_id: userId,
        club_id: clubId,
        membership_type: 'member',
        status,
      })
      .execute();
  },

  async moveOn(tx: Kysely<DB>, childId: UserId): Promise<void> {
    await sql`
      update club_memberships m
      set status = case c.join_policy when 'open' then 'active' else 'waiting_club' end
      from clubs c
      where c.id = m.club_id and m.user_id = ${childId} and m.status = 'waiting_guardian'`.execute(
      tx,
    );
  },
};
