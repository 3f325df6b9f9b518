import type { DB } from '#db/schema.generated';
import { type Kysely, sql } from 'kysely';
import { OUTBOX_CHANNEL } from './domain-events.ts';

/** Tries deliveries again that were given up, with all their attempts. Says how many there were. */
export async function reviveDeliveries(
  tx: Kysely<DB>,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ revived: number }>`
    with revived as (
      update outbox_events set failed_at = null, attempts = 0, available_at = ${now}
      where id = any(${ids}::bigint[]) and failed_at is not null returning id)
    select count(*)::int as revived, pg_notify(${OUTBOX_CHANNEL}, '') from revived`.execute(tx);
  return rows[0]?.revived ?? 0;
}
