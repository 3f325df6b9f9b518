import type { DB } from '#db/schema.generated';
import type { AgeBand, UserId } from '@ribbon/domain/accounts';
import type { DisclosureId, SafeguardingReportId } from '@ribbon/domain/moderation';
import { type Kysely, sql } from 'kysely';
import type { Draft } from './moderation.draft.ts';
import type { Reading } from './moderation.judge.ts';

interface VerdictRow {
  author: { id: UserId | null; ageBand: AgeBand };
  draft: Draft;
  verdict: Reading;
  decidedBy: 'local' | 'remote';
  at: Date;
  /** Until when the words are kept; not at all when they were fine. */
  keepUntil: Date | undefined;
}

export interface SafeguardingCase {
  urgency: string;
  dueAt: Date;
  email: string | null;
  username: string | null;
}

export const moderationStore = {
  async insertVerdict(db: Kysely<DB>, row: VerdictRow): Promise<string> {
    const { author, draft, verdict, keepUntil } = row;
    const { id } = await db
      .insertInto('moderation_verdicts')
      .values({
        content_kind: draft.kind,
        field: draft.field,
        author_id: author.id,
        author_age_band: author.ageBand,
        is_violation: verdict.isViolation,
        severity: verdict.severity,
        category: verdict.category ?? null,
        confidence: verdict.confidence,
        score: verdict.score,
        reasons: JSON.stringify(verdict.reasons),
        spans: JSON.stringify(verdict.spans),
        is_disclosure: verdict.disclosure !== undefined,
        used_fallback: verdict.usedFallback,
        decided_by: row.decidedBy,
        draft_text: keepUntil === undefined ? null : draft.text.slice(0, 4000),
        draft_purge_at: keepUntil ?? null,
        created_at: row.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async insertDisclosure(
    tx: Kysely<DB>,
    row: {
      userId: UserId;
      verdictId: string | null;
      category: string;
      isImminent: boolean;
      at: Date;
    },
  ): Promise<DisclosureId> {
    const { id } = await tx
      .insertInto('disclosures')
      .values({
        user_id: row.userId,
        verdict_id: row.verdictId,
        category: row.category,
        is_imminent: row.isImminent,
        help_shown_at: row.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as DisclosureId;
  },

  async ownDisclosure(tx: Kysely<DB>, id: DisclosureId, userId: UserId) {
    return tx
      .selectFrom('disclosures')
      .select(['id', 'category', 'verdict_id', 'safeguarding_report_id'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
  },

  async answerDisclosure(
    tx: Kysely<DB>,
    id: DisclosureId,
    answer: { wantsToTalk: boolean; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('disclosures')
      .set({ wants_to_talk: answer.wantsToTalk, answered_at: answer.at })
      .where('id', '=', id)
      .execute();
  },

  async openReport(
    tx: Kysely<DB>,
    report: {
      childId: UserId;
      openedBy: UserId | null;
      source: 'disclosure' | 'moderation';
      summary: string;
      verdictId: string | null;
      category: string;
      urgency: 'emergency' | 'urgent';
      dueAt: Date;
      at: Date;
    },
  ): Promise<SafeguardingReportId> {
    const { id } = await tx
      .insertInto('safeguarding_reports')
      .values({
        child_id: report.childId,
        opened_by: report.openedBy,
        source: report.source,
        urgency: report.urgency,
        category: report.category,
        summary: report.summary,
        verdict_id: report.verdictId,
        due_at: report.dueAt,
        created_at: report.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as SafeguardingReportId;
  },

  async linkReport(tx: Kysely<DB>, id: DisclosureId, reportId: SafeguardingReportId) {
    await tx
      .updateTable('disclosures')
      .set({ safeguarding_report_id: reportId })
      .where('id', '=', id)
      .execute();
  },

  /** How urgent a case is, and how to reach the one it is about while the account exists. */
  caseOf: (db: Kysely<DB>, id: string): Promise<SafeguardingCase | undefined> =>
    db
      .selectFrom('safeguarding_reports as r')
      .leftJoin('users as u', 'u.id', 'r.child_id')
      .leftJoin('athlete_profiles as p', 'p.id', 'r.child_id')
      .select(['r.urgency', 'r.due_at as dueAt', 'u.email', 'p.username'])
      .where('r.id', '=', id)
      .executeTakeFirst(),

  async countsSince(db: Kysely<DB>, since: Date) {
    const { rows } = await sql<{
      checkedToday: number;
      refusedToday: number;
      fallbacksToday: number;
      lastFallbackAt: Date | null;
    }>`
      select count(*) as "checkedToday",
        count(*) filter (where is_violation) as "refusedToday",
        count(*) filter (where used_fallback) as "fallbacksToday",
        max(created_at) filter (where used_fallback) as "lastFallbackAt"
      from moderation_verdicts where created_at > ${since}`.execute(db);
    return rows[0] ?? { checkedToday: 0, refusedToday: 0, fallbacksToday: 0, lastFallbackAt: null };
  },

  /** The words go; that something was refused stays. */
  async purgeDrafts(db: Kysely<DB>, now: Date): Promise<void> {
    await db
      .updateTable('moderation_verdicts')
      .set({ draft_text: null, draft_purge_at: null })
      .where('draft_text', 'is not', null)
      .where('draft_purge_at', '<=', now)
      .execute();
  },
};
