import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';
import { isInGoodStanding } from './relations.ts';
import type { DB } from './schema.generated.ts';

/** The system admins who can act; locks them all, so that the last two cannot both go. */
export async function lockActiveAdmins(tx: Kysely<DB>): Promise<UserId[]> {
  const roles = tx
    .selectFrom('user_roles')
    .where('role', '=', 'system_admin')
    .where('is_active', '=', true);
  await roles.select('id').orderBy('id').forUpdate().execute();
  // A question of its own: the one that waited for the lock saw the states from before.
  const rows = await roles
    .innerJoin('athlete_profiles as p', 'p.id', 'user_roles.user_id')
    .select('p.id')
    .where('p.status', '=', 'active')
    .where(isInGoodStanding(sql.ref('p.id')))
    .execute();
  return rows.map(({ id }) => id as UserId);
}
