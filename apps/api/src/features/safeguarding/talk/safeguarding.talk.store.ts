import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type CaseId,
  type CaseStatus,
  type CaseUrgency,
  TALK_PER_PAGE,
  type TalkMessage,
  type TalkPage,
} from '@ribbon/domain/safeguarding';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** The case that a child writes in, its row locked. */
export interface CaseToWriteIn {
  id: CaseId;
  status: CaseStatus;
  urgency: CaseUrgency;
  /** Our team has written last: the child's words begin a new wait. */
  isAnswered: boolean;
}

const TALK = sql`note.kind in ('answered', 'replied')`;

/** The cases of a child in which there is a talk, or which it has asked for. */
const talksOf = (
  childId: UserId,
) => sql`safeguarding.child_id = ${childId} and (safeguarding.opened_by = ${childId}
  or exists (select from safeguarding_notes note where note.report_id = safeguarding.id and ${TALK}))`;

async function page(
  db: Kysely<DB>,
  of: RawBuilder<unknown>,
  before: number | undefined,
): Promise<TalkPage> {
  const { rows } = await sql<TalkMessage>`
    select note.id, case note.kind when 'answered' then 'team' else 'child' end as from,
      coalesce(note.note, '') as words, note.created_at as at
    from safeguarding_notes note
    where note.report_id in (${of}) and ${TALK} and ${before === undefined ? sql`true` : sql`note.id < ${before}`}
    order by note.id desc limit ${TALK_PER_PAGE + 1}`.execute(db);
  const messages = rows.slice(0, TALK_PER_PAGE);
  const last = messages.at(-1);
  return { messages, next: rows.length > messages.length && last ? String(last.id) : null };
}

/** What our team and a child write to each other; it is part of the case's timeline. */
export const talkStore = {
  ofCase: (db: Kysely<DB>, id: CaseId, before: number | undefined): Promise<TalkPage> =>
    page(db, sql`${id}::uuid`, before),

  ofChild: (db: Kysely<DB>, childId: UserId, before: number | undefined): Promise<TalkPage> =>
    page(
      db,
      sql`select safeguarding.id from safeguarding_reports safeguarding where safeguarding.child_id = ${childId}`,
      before,
    ),

  async hasTalk(db: Kysely<DB>, childId: UserId): Promise<boolean> {
    const { rows } = await sql`
      select from safeguarding_reports safeguarding where ${talksOf(childId)} limit 1`.execute(db);
    return rows.length > 0;
  },

  /** The case in which our team wrote last, or else the newest that the child asked for. */
  async lockCase(tx: Kysely<DB>, childId: UserId): Promise<CaseToWriteIn | undefined> {
    const { rows } = await sql<CaseToWriteIn>`
      select safeguarding.id, safeguarding.status, safeguarding.urgency, coalesce((select note.kind = 'answered' from safeguarding_notes note
        where note.report_id = safeguarding.id and ${TALK} order by note.id desc limit 1), false) as "isAnswered"
      from safeguarding_reports safeguarding where ${talksOf(childId)}
      order by (select max(note.id) from safeguarding_notes note
        where note.report_id = safeguarding.id and note.kind = 'answered') desc nulls last, safeguarding.created_at desc, safeguarding.id
      limit 1 for update of safeguarding`.execute(tx);
    return rows[0];
  },

  async childOf(db: Kysely<DB>, id: CaseId): Promise<UserId | null> {
    const row = await db
      .selectFrom('safeguarding_reports')
      .select('child_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return (row?.child_id ?? null) as UserId | null;
  },

  /** Somebody has to look again: a closed or referred case is open once more. */
  async wake(tx: Kysely<DB>, id: CaseId, dueAt: Date): Promise<void> {
    await sql`
      update safeguarding_reports set due_at = ${dueAt}, closed_at = null, outcome = null,
        version = version + 1,
        status = case when assigned_to is null then 'open' else 'in_hand' end
      where id = ${id}`.execute(tx);
  },

  /** A child whose account is gone leaves none of its words in a case that is closed. */
  async forget(tx: Kysely<DB>, which: RawBuilder<unknown>): Promise<void> {
    await sql`
      update safeguarding_notes note set note = null from safeguarding_reports safeguarding
      where safeguarding.id = note.report_id and note.kind = 'replied' and note.note is not null
        and safeguarding.status = 'closed' and ${which}`.execute(tx);
  },
};
