import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

export const beforeStore = {
  /** Both friends, where one of them is under 18. */
  async friendsWithMinor(db: Kysely<DB>, friendshipId: string, now: Date): Promise<UserId[]> {
    const { rows } = await sql<{ ids: UserId[] }>`
      select array[friendship.requester_id, friendship.addressee_id] as ids from friendships friendship
      where friendship.id = ${friendshipId} and friendship.status = 'accepted' and exists (
        select from athlete_profiles profile where profile.id in (friendship.requester_id, friendship.addressee_id)
          and ${bandOf('profile', now)} <> 'adult')`.execute(db);
    return rows[0]?.ids ?? [];
  },

  /** The club that somebody under 18 has become a member of. */
  async clubOfMinor(db: Kysely<DB>, membershipId: string, now: Date): Promise<ClubId | undefined> {
    const { rows } = await sql<{ clubId: ClubId }>`
      select member.club_id as "clubId" from club_memberships member
      join athlete_profiles profile on profile.id = member.user_id and ${bandOf('profile', now)} <> 'adult'
      where member.id = ${membershipId} and member.status = 'active'`.execute(db);
    return rows[0]?.clubId;
  },
};
