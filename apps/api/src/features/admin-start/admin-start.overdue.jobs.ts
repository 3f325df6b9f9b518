import type { DB } from '#db/schema.generated';
import type { Job } from '#platform/retention/housekeeping';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { OverdueFinder, Slice } from '#platform/slice';
import { TimedKind } from '@ribbon/domain/kernel';
import { type Kysely, sql } from 'kysely';

interface Needs {
  db: Kysely<DB>;
  domainEvents: DomainEvents;
  slices: readonly Slice[];
}

/** True when this deadline of the kind is news: of two processes one says so. */
async function isNews(tx: Kysely<DB>, kind: TimedKind, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into waiting_overdue as overdue (kind, told_for) values (${kind}, ${at})
    on conflict (kind) do update set told_for = excluded.told_for where overdue.told_for < excluded.told_for
    returning kind`.execute(tx);
  return rows.length > 0;
}

/** Notifies administrators of everything that waits longer than is promised, each deadline once. */
export const overdueJob = ({ db, domainEvents, slices }: Needs): Job => ({
  name: 'deadlines that have passed',
  keepDays: 0,
  async sweep() {
    const all: Partial<Record<TimedKind, OverdueFinder>> = Object.assign(
      {},
      ...slices.map((slice) => slice.overdue),
    );
    for (const kind of TimedKind.options) {
      const at = await all[kind]?.();
      if (!at) continue;
      await db.transaction().execute(async (tx) => {
        if (await isNews(tx, kind, at)) await domainEvents.publish(tx, 'waiting.overdue', { kind });
      });
    }
  },
});
