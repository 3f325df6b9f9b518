import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';
import { isInGoodStanding } from '../visibility/relations.ts';
import type { DB } from '../schema.generated.ts';

const adminRoles = (db: Kysely<DB>) =>
  db.selectFrom('user_roles').where('role', '=', 'system_admin').where('is_active', '=', true);

/** Every system admin by role, also one who cannot act now; locks them all. */
export async function lockSystemAdmins(tx: Kysely<DB>): Promise<UserId[]> {
  await adminRoles(tx).select('id').orderBy('id').forUpdate().execute();
  // A question of its own: the one that waited for the lock saw the states from before.
  const rows = await adminRoles(tx).select('user_id').execute();
  return rows.map((row) => row.user_id as UserId);
}

export async function isSystemAdmin(db: Kysely<DB>, id: UserId): Promise<boolean> {
  const row = await adminRoles(db).select('id').where('user_id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The system admins who can act; locks them all, so that the last two cannot both go. */
export async function lockActiveAdmins(tx: Kysely<DB>): Promise<UserId[]> {
  await lockSystemAdmins(tx);
  const rows = await adminRoles(tx)
    .innerJoin('athlete_profiles as profile', 'profile.id', 'user_roles.user_id')
    .select('profile.id')
    .where('profile.status', '=', 'active')
    .where(isInGoodStanding(sql.ref('profile.id')))
    .execute();
  return rows.map(({ id }) => id as UserId);
}
