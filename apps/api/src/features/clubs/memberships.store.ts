import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

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
};
