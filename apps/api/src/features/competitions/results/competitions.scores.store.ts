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
      select result.entry_id as "entryId", score.apparatus, score.db, score.da, score.a, score.e, score.score, score.penalty
      from competition_results result join competition_scores score on score.result_id = result.id
      where result.competition_id = ${id} and result.entry_id = any(${entryIds}::uuid[])`.execute(
      tx,
    );
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
      select ${competitionId}, given.category_id, given.entry_id, given.user_id, 0, 1, ${at}, ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(entry_id uuid, user_id uuid, category_id uuid)
      on conflict (entry_id) do nothing`.execute(tx);
    await sql`insert into competition_scores (result_id, apparatus, db, da, a, e, score, penalty, total)
      select result.id, given.apparatus, given.db, given.da, given.a, given.e, given.score, given.penalty, given.total
      from jsonb_to_recordset(${JSON.stringify(kept.map(rowOf))}::jsonb) as given${SHAPE}
      join competition_results result on result.entry_id = given.entry_id
      on conflict (result_id, apparatus) do update set db = excluded.db, da = excluded.da,
        a = excluded.a, e = excluded.e, score = excluded.score, penalty = excluded.penalty,
        total = excluded.total`.execute(tx);
    await sql`delete from competition_scores score using competition_results result,
        jsonb_to_recordset(${JSON.stringify(gone.map(rowOf))}::jsonb) as given${SHAPE}
      where result.entry_id = given.entry_id and score.result_id = result.id and score.apparatus = given.apparatus`.execute(
      tx,
    );
  },

  /** Who has no score left has no result; everyone else's total and place are found again. */
  async rank(tx: Kysely<DB>, category: ScoredCategory, at: Date): Promise<void> {
    await sql`delete from competition_results result where result.category_id = ${category.id}
      and not exists (select from competition_scores score where score.result_id = result.id)`.execute(
      tx,
    );
    const { rows } = await sql<{ id: string; total: number }>`
      select result.id, sum(score.total)::int as total from competition_results result
      join competition_scores score on score.result_id = result.id
      where result.category_id = ${category.id} group by result.id`.execute(tx);
    const positions = positionsOf(
      rows.map(({ total }) => total),
      bandsOf(category),
    );
    const ranked = rows.map((row, nth) => ({ ...row, position: positions[nth] }));
    await sql`update competition_results result
      set total = given.total, position = given.position, updated_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(ranked)}::jsonb) as given(id uuid, total int, position int)
      where result.id = given.id and (result.total, result.position) is distinct from (given.total, given.position)`.execute(
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
      select given.category_id, given.entry_id, given.apparatus, ${by}, ${reason},
        nullif(given.before, 'null'::jsonb), nullif(given.after, 'null'::jsonb), ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(category_id uuid, entry_id uuid, apparatus text, before jsonb, after jsonb)`.execute(
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
