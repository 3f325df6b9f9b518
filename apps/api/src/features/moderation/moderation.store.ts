import type { DB } from '#db/schema.generated';
import type { AgeBand, UserId } from '@ribbon/domain/accounts';
import type { DisclosureId } from '@ribbon/domain/moderation';
import type { CaseId } from '@ribbon/domain/safeguarding';
import { type Kysely, sql } from 'kysely';
import type { Draft } from './judge/moderation.draft.rules.ts';
import type { Reading } from './judge/moderation.judge.service.ts';

export interface VerdictRow {
  author: { id: UserId | null; ageBand: AgeBand };
  draft: Draft;
  verdict: Reading;
  decidedBy: 'local' | 'remote';
  at: Date;
  /** Until when the words are kept; not at all when they were fine. */
  keepUntil: Date | undefined;
  /** Words to a minor that were turned down until a person has looked. */
  needsHumanReview?: boolean;
}

/** The statement that writes a verdict down, alone or with what was read. */
export const verdictRow = ({ author, draft, verdict, keepUntil, ...row }: VerdictRow) =>
  sql<{ id: string }>`
    insert into moderation_verdicts (content_kind, field, author_id, author_age_band, is_violation,
      severity, category, confidence, score, reasons, spans, is_disclosure, used_fallback, decided_by,
      draft_text, draft_purge_at, is_for_a_person, created_at)
    values (${draft.kind}, ${draft.field}, ${author.id}, ${author.ageBand}, ${verdict.isViolation},
      ${verdict.severity}, ${verdict.category ?? null}, ${verdict.confidence}, ${verdict.score},
      ${JSON.stringify(verdict.reasons)}, ${JSON.stringify(verdict.spans)},
      ${verdict.disclosure !== undefined}, ${verdict.usedFallback}, ${row.decidedBy},
      ${keepUntil === undefined ? null : draft.text.slice(0, 4000)}, ${keepUntil ?? null}, ${row.needsHumanReview ?? false}, ${row.at})
    returning id`;

export const moderationStore = {
  async insertVerdict(db: Kysely<DB>, row: VerdictRow): Promise<string> {
    const { rows } = await verdictRow(row).execute(db);
    if (rows[0] === undefined) throw new Error('a verdict without an id');
    return rows[0].id;
  },

  /** What an author tried to write to minors since a moment, the first first. */
  async triesSince(db: Kysely<DB>, authorId: UserId, since: Date): Promise<string[]> {
    const { rows } = await sql<{ text: string }>`
      select coalesce(draft_text, '') as text from moderation_verdicts
      where author_id = ${authorId} and is_for_a_person and created_at > ${since}
      order by created_at limit 100`.execute(db);
    return rows.map(({ text }) => text);
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
