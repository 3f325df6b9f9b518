import type { DB } from '#db/schema.generated';
import { isGuardianOf } from '#db/visibility/relations';
import { bandOf } from '#db/visibility/visibility';
import { countTimed, newestOverdue } from '#db/waiting';
import type { AgeBand, UserId } from '@ribbon/domain/accounts';
import {
  type QueueCounts,
  type QueueDecision,
  type QueueItemId,
  QueueKind,
  type QueuePriority,
  type QueueReason,
  type QueueStatus,
} from '@ribbon/domain/moderation';
import { type Kysely, sql } from 'kysely';

/** An item in the queue, with the facts that a decision needs. */
export interface QueueRow {
  kind: QueueKind;
  contentId: string;
  authorId: UserId;
  isOfOwnChild: boolean;
  reason: QueueReason;
  status: QueueStatus;
  decidedBy: UserId | null;
  /** The name of who decided. */
  by: string | null;
  note: string | null;
}

/** Something that a person has to look at. */
export interface ToLookAt {
  kind: QueueKind;
  id: string;
  authorId: UserId;
  reason: QueueReason;
  priority: QueuePriority;
  /** How sure an automatic look is that something is wrong, in per cent; the surest come first. */
  found?: number;
}

/** The kinds that moderators see here, as literals for the indexes. */
export const IS_SHOWN = sql`content_kind in (${sql.join(QueueKind.options.map((kind) => sql.lit(kind)))})`;

const WAITING = {
  rows: sql`moderation_queue where status = 'waiting' and ${IS_SHOWN}`,
  since: sql`created_at`,
};

export const queueStore = {
  async isWaiting(db: Kysely<DB>, id: QueueItemId): Promise<boolean> {
    const { rows } = await sql`
      select from moderation_queue where id = ${id} and status = 'waiting'`.execute(db);
    return rows.length > 0;
  },

  async author(tx: Kysely<DB>, id: UserId, now: Date): Promise<{ ageBand: AgeBand }> {
    const { rows } = await sql<{ ageBand: AgeBand }>`
      select ${bandOf('author', now)} as "ageBand" from athlete_profiles author where author.id = ${id}`.execute(
      tx,
    );
    if (rows[0] === undefined) throw new Error(`no author ${id}`);
    return rows[0];
  },

  /** Undefined when it waits already. */
  async insert(tx: Kysely<DB>, thing: ToLookAt, at: Date): Promise<QueueItemId | undefined> {
    const row = await tx
      .insertInto('moderation_queue')
      .values({
        content_kind: thing.kind,
        content_id: thing.id,
        author_id: thing.authorId,
        reason: thing.reason,
        priority: thing.priority,
        found: thing.found ?? 0,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id as QueueItemId | undefined;
  },

  async find(
    tx: Kysely<DB>,
    id: QueueItemId,
    { moderator, lock = false }: { moderator: UserId; lock?: boolean },
  ): Promise<QueueRow | undefined> {
    const { rows } = await sql<QueueRow>`
      select queued.content_kind as kind, queued.content_id as "contentId", queued.author_id as "authorId",
        ${isGuardianOf(moderator, 'queued.author_id')} as "isOfOwnChild", queued.reason, queued.status,
        queued.decided_by as "decidedBy", queued.decision_note as note,
        (select coalesce(decider.full_name, decider.username) from athlete_profiles decider where decider.id = queued.decided_by)
          as by
      from moderation_queue queued
      where queued.id = ${id} and ${IS_SHOWN} and queued.author_id is not null
      ${lock ? sql`for update of queued` : sql``}`.execute(tx);
    return rows[0];
  },

  /** Removes an item that nobody has to look at any more. */
  async withdraw(tx: Kysely<DB>, { kind, id }: Pick<ToLookAt, 'kind' | 'id'>, at: Date) {
    const { numUpdatedRows } = await tx
      .updateTable('moderation_queue')
      .set({ status: 'withdrawn', decided_at: at })
      .where('content_kind', '=', kind)
      .where('content_id', '=', id)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async decide(
    tx: Kysely<DB>,
    id: QueueItemId,
    { decision, note, by, at }: QueueDecision & { by: UserId; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('moderation_queue')
      .set({
        status: decision,
        decided_by: by,
        decided_at: at,
        decision_note: note === '' ? null : note,
      })
      .where('id', '=', id)
      .execute();
  },

  waiting: (db: Kysely<DB>, now: Date) => countTimed(db, now, 'queue', WAITING),
  overdue: (db: Kysely<DB>, now: Date) => newestOverdue(db, now, 'queue', WAITING),

  /** How many wait, by why they were held. */
  async waitingByReason(db: Kysely<DB>): Promise<Record<string, number>> {
    const { rows } = await sql<{ reason: string; n: number }>`
      select reason, count(*)::int as n from moderation_queue
      where status = 'waiting' and ${IS_SHOWN} group by reason`.execute(db);
    return Object.fromEntries(rows.map(({ reason, n }) => [reason, n]));
  },

  async counts(db: Kysely<DB>, weekAgo: Date): Promise<QueueCounts> {
    const { rows } = await sql<QueueCounts>`
      select count(*)::int as waiting, count(*) filter (where priority = 2)::int as "atRisk",
        count(*) filter (where priority = 1)::int as "ofMinors", min(created_at) as "oldestAt",
        (select count(*)::int from moderation_queue
         where status in ('approved', 'rejected') and status <> 'waiting' and decided_at > ${weekAgo}
           and ${IS_SHOWN}) as "decidedThisWeek"
      from moderation_queue
      where status = 'waiting' and ${IS_SHOWN}`.execute(db);
    return rows[0] ?? { waiting: 0, atRisk: 0, ofMinors: 0, oldestAt: null, decidedThisWeek: 0 };
  },
};
