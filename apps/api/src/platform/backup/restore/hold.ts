import type { DB } from '#db/schema.generated';
import { type Kysely, sql } from 'kysely';
import type { GivenUp } from '../../outbox/worker.ts';

/** The subscriber whose deliveries leave the product. */
const LETTERS = 'email';
const REASON = 'Held by a restore: it may have been sent before';

/** Keeps letters that are due from going out; a person can still send them. */
export async function holdLetters(tx: Kysely<DB>): Promise<number> {
  const held = await tx
    .updateTable('outbox_events')
    .set({
      failed_at: sql<Date>`now()`,
      last_error: REASON,
      attempts: sql<number>`greatest(attempts, 1)`,
    })
    .where('subscriber', '=', LETTERS)
    .where('processed_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('available_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(held.numUpdatedRows);
}

/** Shows each held letter among the errors of emails, where an administrator sends it or leaves it. */
export async function listHeld(db: Kysely<DB>, onGivenUp: GivenUp): Promise<void> {
  const held = await db
    .selectFrom('outbox_events')
    .select(['id', 'event', 'subscriber', 'payload', 'attempts', 'language'])
    .where('failed_at', 'is not', null)
    .where('last_error', '=', REASON)
    .execute();
  for (const delivery of held) await onGivenUp(delivery, REASON);
}
