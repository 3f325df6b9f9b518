import { isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { invalidate } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

/** Refreshes the person's own screens, those of their guardians, and the lists of moderators. */
export async function invalidateDecisions(tx: Kysely<DB>, personId: UserId): Promise<void> {
  const guardians = await tx
    .selectFrom('parental_relationships')
    .select('parent_id')
    .where('child_id', '=', personId)
    .where(isLivingLink('parental_relationships'))
    .execute();
  for (const id of [personId, ...guardians.map(({ parent_id }) => parent_id)])
    await invalidate(tx, `user:${id}`, 'decisions');
  await invalidate(tx, `user:${personId}`, 'me');
  await invalidate(tx, 'systemAdmins', 'admin-hidden');
  await invalidate(tx, 'systemAdmins', 'admin-appeals');
}
