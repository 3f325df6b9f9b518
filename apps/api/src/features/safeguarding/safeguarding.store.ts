import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type {
  CaseEntryKind,
  CaseId,
  CaseOutcome,
  CaseStatus,
  CaseSubjectKind,
  CaseUrgency,
} from '@ribbon/domain/safeguarding';
import { type Kysely, sql } from 'kysely';
import { maySee } from './cases/safeguarding.scope.ts';
import { talkStore } from './talk/safeguarding.talk.store.ts';
import type { CaseToOpen } from './open/safeguarding.new-case.rules.ts';

/** A case that is about to be changed, its row locked. */
export interface LockedCase {
  status: CaseStatus;
  urgency: CaseUrgency;
  version: number;
  assignedTo: UserId | null;
  /** Who decided last, by name. */
  decidedBy: string | null;
}

/** What happened, for the timeline. */
export interface Entry {
  kind: CaseEntryKind;
  by: UserId | null;
  at: Date;
  note?: string;
  person?: UserId;
  subject?: { kind: CaseSubjectKind; subjectId: string };
  referral?: { to: string; on: string; reference: string };
  outcome?: CaseOutcome;
}

export interface Change {
  by: UserId;
  at: Date;
  status: CaseStatus;
  assignedTo?: UserId | null;
  outcome?: CaseOutcome | null;
  /** The clock begins anew. */
  dueAt?: Date;
}

export const caseStore = {
  /** Undefined when the content report has its case already. */
  async insert(
    tx: Kysely<DB>,
    row: CaseToOpen & { at: Date; dueAt: Date },
  ): Promise<CaseId | undefined> {
    const { rows } = await sql<{ id: CaseId }>`
      insert into safeguarding_reports (child_id, opened_by, source, urgency, category, summary,
        verdict_id, content_report_id, contact_message_id, told, words, due_at, created_at)
      values (${row.childId}, ${row.openedBy}, ${row.source}, ${row.urgency}, ${row.category},
        ${row.summary}, ${row.verdictId ?? null}, ${row.reportId ?? null}, ${row.messageId ?? null},
        ${row.told ?? null},
        (select draft_text from moderation_verdicts where id = ${row.verdictId ?? null}),
        ${row.dueAt}, ${row.at})
      on conflict (content_report_id) where content_report_id is not null do nothing
      returning id`.execute(tx);
    return rows[0]?.id;
  },

  async ofReport(tx: Kysely<DB>, reportId: string): Promise<CaseId> {
    const { id } = await tx
      .selectFrom('safeguarding_reports')
      .select('id')
      .where('content_report_id', '=', reportId)
      .executeTakeFirstOrThrow();
    return id as CaseId;
  },

  /** Undefined for what is not there, or not for this reader. */
  async lock(tx: Kysely<DB>, id: CaseId, reader: UserId): Promise<LockedCase | undefined> {
    const { rows } = await sql<LockedCase>`
      select safeguarding.status, safeguarding.urgency, safeguarding.version, safeguarding.assigned_to as "assignedTo",
        (select coalesce(profile.full_name, profile.username) from athlete_profiles profile where profile.id = safeguarding.decided_by)
          as "decidedBy"
      from safeguarding_reports safeguarding
      where safeguarding.id = ${id} and ${maySee(sql`${reader}::uuid`, sql`safeguarding.id`)} for update of safeguarding`.execute(
      tx,
    );
    return rows[0];
  },

  /** A closed case of a child whose account is gone keeps nothing that the child wrote. */
  async change(tx: Kysely<DB>, id: CaseId, change: Change): Promise<void> {
    const { status, at, by, assignedTo, outcome, dueAt } = change;
    const isClosed = status === 'closed';
    await tx
      .updateTable('safeguarding_reports')
      .set((eb) => ({
        status,
        version: eb('version', '+', 1),
        decided_by: by,
        decided_at: at,
        closed_at: isClosed ? at : null,
        ...(assignedTo !== undefined && { assigned_to: assignedTo }),
        ...(outcome !== undefined && { outcome }),
        ...(dueAt !== undefined && { due_at: dueAt }),
        ...(isClosed && {
          words: eb.case().when('child_id', 'is', null).then(null).else(eb.ref('words')).end(),
        }),
      }))
      .where('id', '=', id)
      .execute();
    if (isClosed)
      await talkStore.forget(tx, sql`safeguarding.id = ${id} and safeguarding.child_id is null`);
  },

  /** Adds to the timeline; the database refuses to change it later. */
  async write(tx: Kysely<DB>, id: CaseId, entry: Entry): Promise<number> {
    const { referral } = entry;
    const written = await tx
      .insertInto('safeguarding_notes')
      .values({
        report_id: id,
        author_id: entry.by,
        kind: entry.kind,
        note: entry.note === undefined || entry.note === '' ? null : entry.note,
        person_id: entry.person ?? null,
        subject_kind: entry.subject?.kind ?? null,
        subject_id: entry.subject?.subjectId ?? null,
        referred_to: referral?.to ?? null,
        referred_on: referral?.on ?? null,
        reference: referral?.reference ?? null,
        outcome: entry.outcome ?? null,
        created_at: entry.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return written.id;
  },

  async hasViewed(tx: Kysely<DB>, id: CaseId, reader: UserId, since: Date): Promise<boolean> {
    const { rows } = await sql`
      select from (select created_at from safeguarding_notes
        where report_id = ${id} and author_id = ${reader} and kind = 'viewed'
        order by id desc limit 1) last where last.created_at > ${since}`.execute(tx);
    return rows.length > 0;
  },
};
