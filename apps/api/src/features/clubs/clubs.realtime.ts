import type { DB } from '#db/schema.generated';
import { invalidate } from '#platform/realtime/realtime';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

/** The topics that open browsers read again. */
const OWN = 'memberships';
const MANAGED = 'club-management';
const FOUND = ['clubs', 'club-choices'] as const;
export const ADMINISTERED = 'admin-clubs';

/** Announces to a person that their memberships, and so their rights, have changed. */
export async function invalidateForPerson(tx: Kysely<DB>, userId: UserId): Promise<void> {
  await invalidate(tx, `user:${userId}`, OWN, 'me', MANAGED);
}

/** Refreshes the club for its administrators. */
export async function invalidateForAdmins(tx: Kysely<DB>, clubId: ClubId): Promise<void> {
  const admins = await tx
    .selectFrom('club_admins')
    .select('user_id')
    .where('club_id', '=', clubId)
    .execute();
  for (const { user_id } of admins) await invalidate(tx, `user:${user_id}`, MANAGED);
}

/** Announces to everybody that a club's details, or its existence, have changed. */
export async function invalidateForEverybody(tx: Kysely<DB>): Promise<void> {
  await invalidate(tx, 'everyone', ...FOUND, OWN, MANAGED);
  await invalidate(tx, 'systemAdmins', ADMINISTERED);
}
