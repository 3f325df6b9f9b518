import { type TimedKind, WAITING_HOURS, type WaitingFigure } from '@ribbon/domain/kernel';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from './schema.generated.ts';

interface Waiting {
  /** What stands behind `from`. */
  rows: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
}

/** Until when it has to be looked at, so many hours after it came. */
const deadline = (since: RawBuilder<unknown>, kind: TimedKind): RawBuilder<unknown> =>
  sql`${since} + ${WAITING_HOURS[kind]}::int * interval '1 hour'`;

/** The same, of a kind whose hours are promised. */
export const countTimed = (db: Kysely<DB>, now: Date, kind: TimedKind, waiting: Waiting) =>
  countWaiting(db, now, { ...waiting, due: deadline(waiting.since, kind) });

/** The newest deadline of a kind that has passed; null when nothing is overdue. */
export async function newestOverdue(
  db: Kysely<DB>,
  now: Date,
  kind: TimedKind,
  { rows: found, since }: Waiting,
): Promise<Date | null> {
  const due = deadline(since, kind);
  const { rows } = await sql<{ at: Date | null }>`
    select max(${due}) filter (where ${due} <= ${now}) as at from ${found}`.execute(db);
  return rows[0]?.at ?? null;
}

/**
 * How much waits for a person, since when, and what is late; without `due` nothing has to be decided
 * by a certain time.
 */
export async function countWaiting(
  db: Kysely<DB>,
  now: Date,
  { rows: found, since, due = sql`null::timestamptz` }: Waiting & { due?: RawBuilder<unknown> },
): Promise<WaitingFigure> {
  const { rows } = await sql<WaitingFigure>`
    select count(*)::int as count, min(${since}) as "oldestAt", min(${due}) as "dueAt",
      count(*) filter (where ${due} <= ${now})::int as overdue
    from ${found}`.execute(db);
  return rows[0] ?? { count: 0, oldestAt: null, dueAt: null, overdue: 0 };
}
