import type { DB } from '#db/schema.generated';
import { IS_ACTIVE_CLUB, isConfirmedCoach } from '#db/visibility/relations';
import type { ClubId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

/** The clubs that somebody runs, or is a confirmed coach of. */
export async function staffedClubs(
  db: Kysely<DB>,
  userId: string,
): Promise<{ id: ClubId; name: string }[]> {
  const { rows } = await sql<{ id: ClubId; name: string }>`
    select clubs.id, clubs.name from clubs
    where ${IS_ACTIVE_CLUB} and clubs.id in (
      select club_id from club_admins where user_id = ${userId}
      union select club_id from club_memberships where user_id = ${userId}
        and ${isConfirmedCoach('club_memberships')})
    order by clubs.name, clubs.id limit 100`.execute(db);
  return rows;
}
