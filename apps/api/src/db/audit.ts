import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

/** What the table takes; the whole of longer words is kept where they were written. */
const REASON_MAX = 1000;

interface Act {
  /** Null when the machine did it by itself. */
  actorId: UserId | null;
  /** `noun.verbed`. */
  action: string;
  subjectKind?: string;
  subjectId?: string;
  reason?: string;
  details?: unknown;
  /** When it was done, where that is not now. */
  at?: Date;
}

/** Writes an admin's act down, in the transaction of the act; the database refuses to change it later. */
export const recordAct = (tx: Kysely<DB>, act: Act): Promise<void> => recordActs(tx, [act]);

/** The same for several, in the order in which they were done. */
export async function recordActs(tx: Kysely<DB>, acts: readonly Act[]): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values(
      acts.map((act) => ({
        actor_id: act.actorId,
        action: act.action,
        subject_kind: act.subjectKind ?? null,
        subject_id: act.subjectId ?? null,
        reason: act.reason?.slice(0, REASON_MAX) ?? null,
        details: JSON.stringify(act.details ?? {}),
        ...(act.at && { created_at: act.at }),
      })),
    )
    .execute();
}
