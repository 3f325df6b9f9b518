import { isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { invalidateFor } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';
import { coachesOf } from './training.scope.ts';

/** Open pages of the gymnast, and of everybody who reads the log, read it again. */
export async function logChanged(
  tx: Kysely<DB>,
  userId: UserId,
  also: readonly UserId[] = [],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select parent_id as id from parental_relationships
    where child_id = ${userId} and ${isLivingLink('parental_relationships')}`.execute(tx);
  const coaches = await coachesOf(tx, userId);
  const everybody = new Set([userId, ...also, ...coaches, ...rows.map(({ id }) => id)]);
  await invalidateFor(tx, [...everybody], 'training');
}
