import type { WaitingFigure } from '@ribbon/domain/kernel';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from './schema.generated.ts';

/**
 * How much waits for a person, since when, and what is late. `rows` is what stands behind `from`;
 * without `due` nothing has to be decided by a certain time.
 */
export async function countWaiting(
  db: Kysely<DB>,
  now: Date,
  {
    rows: found,
    since,
    due = sql`null::timestamptz`,
  }: { rows: RawBuilder<unknown>; since: RawBuilder<unknown>; due?: RawBuilder<unknown> },
): Promise<WaitingFigure> {
  const { rows } = await sql<WaitingFigure>`
    select count(*)::int as count, min(${since}) as "oldestAt", min(${due}) as "dueAt",
      count(*) filter (where ${due} <= ${now})::int as overdue
    from ${found}`.execute(db);
  return rows[0] ?? { count: 0, oldestAt: null, dueAt: null, overdue: 0 };
}
