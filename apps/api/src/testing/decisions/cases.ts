import type { UserId } from '@ribbon/domain/accounts';
import { type CaseId, type CaseUrgency, caseDueBy } from '@ribbon/domain/safeguarding';
import type { World } from '../world.ts';

export interface CaseLife {
  childId?: UserId | null;
  openedBy?: UserId | null;
  urgency?: CaseUrgency;
  isClosed?: boolean;
  words?: string;
}

/** A case as a disclosure leaves it; how it comes to that is a matter of its own tests. */
export async function newCase(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { childId = null, openedBy = null, urgency = 'urgent', isClosed = false, words }: CaseLife = {},
): Promise<CaseId> {
  const at = clock();
  const { id } = await db
    .insertInto('safeguarding_reports')
    .values({
      child_id: childId,
      opened_by: openedBy,
      source: 'disclosure',
      urgency,
      summary: 'Someone asked for a person to get in touch.',
      words: words ?? null,
      due_at: caseDueBy(urgency, at),
      created_at: at,
      ...(isClosed && { status: 'closed', closed_at: at, outcome: 'other' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id as CaseId;
}
