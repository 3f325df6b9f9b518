import { isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { invalidateFor } from '#platform/realtime/realtime';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

/** Members, admins and guardians of a club, in the order of their ids. */
export async function peopleOf(
  db: Kysely<DB>,
  clubId: ClubId,
  { after = null, limit = null }: { after?: UserId | null; limit?: number | null } = {},
): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    with members as (
      select user_id as id from club_memberships where club_id = ${clubId} and status = 'active')
    select id from (
      select id from members
      union select user_id from club_admins where club_id = ${clubId}
      union select guardian_link.parent_id from parental_relationships guardian_link join members member on member.id = guardian_link.child_id
        where ${isLivingLink()}) people
    where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Open pages of everybody who sees the club's plans read them again. */
export async function plansChanged(tx: Kysely<DB>, clubId: ClubId): Promise<void> {
  await invalidateFor(tx, await peopleOf(tx, clubId), 'training-plans');
}
