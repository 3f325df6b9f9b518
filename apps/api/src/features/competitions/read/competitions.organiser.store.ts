import type { DB } from '#db/schema.generated';
import { IS_ACTIVE_CLUB } from '#db/visibility/relations';
import type { ClubId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

export interface NamedClub {
  id: ClubId;
  name: string;
}

/** The clubs that somebody runs. */
export async function clubsRunBy(db: Kysely<DB>, userId: string): Promise<NamedClub[]> {
  const { rows } = await sql<NamedClub>`
    select clubs.id, clubs.name from clubs
    where ${IS_ACTIVE_CLUB} and clubs.id in (select club_id from club_admins where user_id = ${userId})
    order by clubs.name, clubs.id limit 100`.execute(db);
  return rows;
}
