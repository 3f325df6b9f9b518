import type { DB } from '#db/schema.generated';
import type { Viewer } from '#db/visibility/visibility';
import { countIn } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import {
  CHANGES_SHOWN,
  type CategoryId,
  type CompetitionId,
  type ListedResult,
  RESULTS_PER_PAGE,
  type Ranking,
  type ScoreChange,
  type SheetRow,
} from '@ribbon/domain/competitions';
import { type Kysely, sql } from 'kysely';
import {
  JOINED,
  isAgreed,
  entrantName,
  mayReadClub,
  mayReadName,
} from '../entries/competitions.entry-names.sql.ts';

type Placed<Row> = Row & { id: string; sortKey: number };

/** What a category says about its results. */
export interface ResultsFacts {
  ranking: Ranking;
  publishedAt: Date | null;
  correctedAt: Date | null;
}

/** The scores of a result, in the order in which apparatus are named everywhere. */
const SCORES = sql`coalesce((select json_agg(json_build_object('apparatus', score.apparatus, 'db', score.db,
    'da', score.da, 'a', score.a, 'e', score.e, 'score', score.score, 'penalty', score.penalty, 'total', score.total)
    order by array_position(array['freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon', 'group'], score.apparatus))
  from competition_scores score where score.result_id = result.id), '[]')`;

/** Results as they are read. */
export const resultStore = {
  async facts(
    db: Kysely<DB>,
    competitionId: CompetitionId,
    categoryId: CategoryId,
  ): Promise<ResultsFacts | undefined> {
    const { rows } = await sql<ResultsFacts>`
      select ranking, results_published_at as "publishedAt", results_corrected_at as "correctedAt"
      from competition_categories
      where id = ${categoryId} and competition_id = ${competitionId}`.execute(db);
    return rows[0];
  },

  /** By place or band. Who has withdrawn or deleted the account has no name any more. */
  async page(
    db: Kysely<DB>,
    categoryId: CategoryId,
    page: { viewer: Viewer | undefined; ranking: Ranking; now: Date; cursor?: string | undefined },
  ): Promise<Placed<ListedResult>[]> {
    const { viewer, ranking, now, cursor } = page;
    const after = cursor === undefined ? undefined : countIn(cursor);
    const isStarter = sql`entry.status = 'entered'`;
    const hasPlaces = ranking === 'places';
    const { rows } = await sql<Placed<ListedResult>>`
      select result.id, entry.number,
        case when ${isStarter} and ${mayReadName(viewer, now)} then ${entrantName(now)} end as name,
        case when ${isStarter} and entry.user_id is not null and ${mayReadClub(viewer, now)}
          then club.name end as club, result.position,
        ${hasPlaces ? sql`result.total` : sql`null`} as total,
        ${hasPlaces ? SCORES : sql`'[]'::json`} as scores, result.position as "sortKey"
      from competition_results result left join (${JOINED}) on entry.id = result.entry_id
      where result.category_id = ${categoryId}
        and ${after === undefined ? sql`true` : sql`(result.position, result.id) > (${after.sortKey}::int, ${after.id}::uuid)`}
      order by result.position, result.id limit ${RESULTS_PER_PAGE + 1}`.execute(db);
    return rows;
  },

  /** Everyone who has a place, in the order of the start list. */
  async sheet(
    db: Kysely<DB>,
    where: { competitionId: CompetitionId; categoryId?: CategoryId | undefined },
    page: { viewerId: UserId; now: Date; limit: number; cursor?: string | undefined },
  ): Promise<(Placed<SheetRow> & { categoryId: CategoryId })[]> {
    const { viewerId, now, limit, cursor } = page;
    const readable = isAgreed(viewerId, now);
    const after = cursor === undefined ? undefined : countIn(cursor);
    const order = sql`(coalesce(entry.start_position, 1000000 + entry.number))`;
    const { rows } = await sql<Placed<SheetRow> & { categoryId: CategoryId }>`
      select entry.id, entry.id as "entryId", entry.category_id as "categoryId", entry.number,
        entry.start_position as "startPosition",
        case when ${readable} then ${entrantName(now)} end as name,
        case when ${readable} and entry.user_id is not null then club.name end as club,
        ${SCORES} as scores, ${order} as "sortKey"
      from ${JOINED} left join competition_results result on result.entry_id = entry.id
      where entry.competition_id = ${where.competitionId} and entry.status = 'entered'
        and ${where.categoryId === undefined ? sql`true` : sql`entry.category_id = ${where.categoryId}`}
        and ${after === undefined ? sql`true` : sql`(${order}, entry.id) > (${after.sortKey}::int, ${after.id}::uuid)`}
      order by ${order}, entry.id limit ${limit}`.execute(db);
    return rows;
  },

  async changes(db: Kysely<DB>, categoryId: CategoryId): Promise<ScoreChange[]> {
    const { rows } = await sql<ScoreChange>`
      select change.id, entry.number, change.apparatus, (change.before->>'total')::int as before,
        (change.after->>'total')::int as after, change.reason, profile.full_name as by, change.created_at as at
      from competition_score_changes change left join competition_entries entry on entry.id = change.entry_id
        left join athlete_profiles profile on profile.id = change.changed_by
      where change.category_id = ${categoryId}
      order by change.created_at desc, change.id desc limit ${CHANGES_SHOWN}`.execute(db);
    return rows;
  },
};
