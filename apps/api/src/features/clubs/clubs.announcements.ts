import type { DB } from '#db/schema.generated';
import { announce } from '#platform/realtime/realtime';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

/** The topics that open browsers read again. */
const OWN = 'memberships';
const MANAGED = 'club-management';
const FOUND = ['clubs', 'club-choices'] as const;
export const ADMINISTERED = 'admin-clubs';

/** Somebody's own memberships, and with them what the person may do, have changed. */
export async function tellPerson(tx: Kysely<DB>, userId: UserId): Promise<void> {
  await announce(tx, `user:${userId}`, OWN, 'me', MANAGED);
}

/** Those who run the club see it change. */
export async function tellAdmins(tx: Kysely<DB>, clubId: ClubId): Promise<void> {
  const admins = await tx
    .selectFrom('club_admins')
    .select('user_id')
    .where('club_id', '=', clubId)
    .execute();
  for (const { user_id } of admins) await announce(tx, `user:${user_id}`, MANAGED);
}

/** What is said of a club, or whether it is there, is other than it was, wherever it is on screen. */
export async function tellEverybody(tx: Kysely<DB>): Promise<void> {
  await announce(tx, 'everyone', ...FOUND, OWN, MANAGED);
  await announce(tx, 'systemAdmins', ADMINISTERED);
}
