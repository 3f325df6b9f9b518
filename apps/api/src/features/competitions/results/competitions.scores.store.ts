import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type Apparatus,
  type CategoryId,
  type CategoryScoring,
  type CompetitionId,
  type Discipline,
  type EntryId,
  type EntryStatus,
  type Points,
  bandsOf,
  positionsOf,
  totalOf,
} from '@ribbon/domain/competitions';
import { type Kysely, sql } from 'kysely';

/** A category whose scores nobody else changes until the transaction ends. */
export interface ScoredCategory extends CategoryScoring {
  id: CategoryId;
  discipline: Discipline;
  publishedAt: Date | null;
}

export interface Starter {
  id: EntryId;
  number: number;
  status: EntryStatus;
  categoryId: CategoryId;
  userId: UserId | null;
}

/** What becomes of one score; null where there was or is none. */
export interface ScoreWrite {
  starter: Starter;
  apparatus: Apparatus;
  before: Points | null;
  after: Points | null;
}

type Stored = Points & { entryId: EntryId; apparatus: Apparatus };

const rowOf = ({ starter, apparatus, after }: ScoreWrite) => ({
  entry_id: starter.id,
  apparatus,
  ...after,
  total: after && totalOf(after),
});
const SHAPE = sql`(entry_id uuid, apparatus text, db int, da int, a int, e int, score int,
  penalty int, total int)`;

/** Scores as they are written. */
export const scoreStore = {
  /** The categories of a competition, in the order in which everything locks them. */
  async lock(tx: Kysely<DB>, id: CompetitionId): Promise<Map<CategoryId, ScoredCategory>> {
    const { rows } = await sql<ScoredCategory>`
      select id, discipline, scoring, ranking, gold_from as gold, silver_from as silver,
        bronze_from as bronze, results_published_at as "publishedAt"
      from competition_categories where competition_id = ${id} order by id for update`.execute(tx);
    return new Map(rows.map((row) => [row.id, row]));
  },

  async starters(
    tx: Kysely<DB>,
    id: CompetitionId,
    by: { numbers?: readonly number[]; entryId?: EntryId },
  ): Promise<Starter[]> {
    const which =
      by.entryId === undefined ? sql`number = any(${by.numbers}::int[])` : sql`id = ${by.entryId}`;
    const { rows } = await sql<Starter>`
      select id, number, status, category_id as "categoryId", user_id as "userId"
      from competition_entries where competition_id = ${id} and ${which}`.execute(tx);
    return rows;
  },

  async stored(
    tx: Kysely<DB>,
    id: CompetitionId,
    entryIds: readonly EntryId[],
  ): Promise<ReadonlyMap<string, Points>> {
    const { rows } = await sql<Stored>`
      select r.entry_id as "entryId", s.apparatus, s.db, s.da, s.a, s.e, s.score, s.penalty
      from competition_results r join competition_scores s on s.result_id = r.id
      where r.competition_id = ${id} and r.entry_id = any(${entryIds}::uuid[])`.execute(tx);
    return new Map(
      rows.map(({ entryId, apparatus, ...points }) => [`${entryId} ${apparatus}`, points]),
    );
  },

  async write(
    tx: Kysely<DB>,
    competitionId: CompetitionId,
    writes: readonly ScoreWrite[],
    at: Date,
  ): Promise<void> {
    const kept = writes.filter(({ after }) => after !== null);
    const gone = writes.filter(({ after }) => after === null);
    const entries = new Map(kept.map(({ starter }) => [starter.id, starter]));
    const rows = [...entries.values()].map((one) => ({
      entry_id: one.id,
      user_id: one.userId,
      category_id: one.categoryId,
    }));
    await sql`insert into competition_results (competition_id, category_id, entry_id, user_id, total,
        position, created_at, updated_at)
      select ${competitionId}, w.category_id, w.entry_id, w.user_id, 0, 1, ${at}, ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w(entry_id uuid, user_id uuid, category_id uuid)
      on conflict (entry_id) do nothing`.execute(tx);
    await sql`insert into competition_scores (result_id, apparatus, db, da, a, e, score, penalty, total)
      select r.id, w.apparatus, w.db, w.da, w.a, w.e, w.score, w.penalty, w.total
      from jsonb_to_recordset(${JSON.stringify(kept.map(rowOf))}::jsonb) as w${SHAPE}
      join competition_results r on r.entry_id = w.entry_id
      on conflict (result_id, apparatus) do update set db = excluded.db, da = excluded.da,
        a = excluded.a, e = excluded.e, score = excluded.score, penalty = excluded.penalty,
        total = excluded.total`.execute(tx);
    await sql`delete from competition_scores s using competition_results r,
        jsonb_to_recordset(${JSON.stringify(gone.map(rowOf))}::jsonb) as w${SHAPE}
      where r.entry_id = w.entry_id and s.result_id = r.id and s.apparatus = w.apparatus`.execute(
      tx,
    );
  },

  /** Who has no score left has no result; everyone else's total and place are found again. */
  async rank(tx: Kysely<DB>, category: ScoredCategory, at: Date): Promise<void> {
    await sql`delete from competition_results r where r.category_id = ${category.id}
      and not exists (select from competition_scores s where s.result_id = r.id)`.execute(tx);
    const { rows } = await sql<{ id: string; total: number }>`
      select r.id, sum(s.total)::int as total from competition_results r
      join competition_scores s on s.result_id = r.id
      where r.category_id = ${category.id} group by r.id`.execute(tx);
    const positions = positionsOf(
      rows.map(({ total }) => total),
      bandsOf(category),
    );
    const ranked = rows.map((row, nth) => ({ ...row, position: positions[nth] }));
    await sql`update competition_results r
      set total = w.total, position = w.position, updated_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(ranked)}::jsonb) as w(id uuid, total int, position int)
      where r.id = w.id and (r.total, r.position) is distinct from (w.total, w.position)`.execute(
      tx,
    );
  },

  async keepHistory(
    tx: Kysely<DB>,
    writes: readonly ScoreWrite[],
    { by, reason, at }: { by: UserId; reason: string; at: Date },
  ): Promise<void> {
    const totalled = (points: Points | null) => points && { ...points, total: totalOf(points) };
    const rows = writes.map(({ starter, apparatus, before, after }) => ({
      category_id: starter.categoryId,
      entry_id: starter.id,
      apparatus,
      before: totalled(before),
      after: totalled(after),
    }));
    await sql`insert into competition_score_changes (category_id, entry_id, apparatus, changed_by,
        reason, before, after, created_at)
      select w.category_id, w.entry_id, w.apparatus, ${by}, ${reason},
        nullif(w.before, 'null'::jsonb), nullif(w.after, 'null'::jsonb), ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w(category_id uuid, entry_id uuid, apparatus text, before jsonb, after jsonb)`.execute(
      tx,
    );
  },

  async setScoring(tx: Kysely<DB>, id: CategoryId, choice: CategoryScoring): Promise<void> {
    const { scoring, ranking } = choice;
    const bands = bandsOf(choice);
    await tx
      .updateTable('competition_categories')
      .set({
        scoring,
        ranking,
        gold_from: bands?.gold ?? null,
        silver_from: bands?.silver ?? null,
        bronze_from: bands?.bronze ?? null,
      })
      .where('id', '=', id)
      .execute();
  },

  hasScores: async (tx: Kysely<DB>, id: CategoryId): Promise<boolean> =>
    (await tx
      .selectFrom('competition_results')
      .select('id')
      .where('category_id', '=', id)
      .limit(1)
      .executeTakeFirst()) !== undefined,

  async publish(tx: Kysely<DB>, id: CategoryId, at: Date): Promise<void> {
    await tx
      .updateTable('competition_categories')
      .set({ results_published_at: at })
      .where('id', '=', id)
      .execute();
  },

  async correct(tx: Kysely<DB>, ids: readonly CategoryId[], at: Date): Promise<void> {
    if (ids.length === 0) return;
    await tx
      .updateTable('competition_categories')
      .set({ results_corrected_at: at })
      .where('id', 'in', ids)
      .execute();
  },
};
