import type { DB } from '#db/schema.generated';
import type { AgeBand, UserId } from '@ribbon/domain/accounts';
import type { DisclosureId } from '@ribbon/domain/moderation';
import type { CaseId } from '@ribbon/domain/safeguarding';
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

  async linkCase(tx: Kysely<DB>, id: DisclosureId, caseId: CaseId): Promise<void> {
    await tx
      .updateTable('disclosures')
      .set({ safeguarding_report_id: caseId })
      .where('id', '=', id)
      .execute();
  },

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
