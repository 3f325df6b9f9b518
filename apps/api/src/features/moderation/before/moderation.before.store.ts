import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

export const beforeStore = {
  /** Both friends, where one of them is under 18. */
  async friendsWithMinor(db: Kysely<DB>, friendshipId: string, now: Date): Promise<UserId[]> {
    const { rows } = await sql<{ ids: UserId[] }>`
      select array[f.requester_id, f.addressee_id] as ids from friendships f
      where f.id = ${friendshipId} and f.status = 'accepted' and exists (
        select from athlete_profiles p where p.id in (f.requester_id, f.addressee_id)
          and ${bandOf('p', now)} <> 'adult')`.execute(db);
    return rows[0]?.ids ?? [];
  },

  /** The club that somebody under 18 has become a member of. */
  async clubOfMinor(db: Kysely<DB>, membershipId: string, now: Date): Promise<ClubId | undefined> {
    const { rows } = await sql<{ clubId: ClubId }>`
      select m.club_id as "clubId" from club_memberships m
      join athlete_profiles p on p.id = m.user_id and ${bandOf('p', now)} <> 'adult'
      where m.id = ${membershipId} and m.status = 'active'`.execute(db);
    return rows[0]?.clubId;
  },
};
