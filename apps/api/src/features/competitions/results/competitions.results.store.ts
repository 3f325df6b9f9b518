import type { DB } from '#db/schema.generated';
import type { Viewer } from '#db/visibility';
import { placeIn } from '#platform/http/keyset';
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
  knownName,
  mayReadClub,
  mayReadName,
} from '../entries/competitions.entry-names.sql.ts';

type Placed<Row> = Row & { id: string; micros: number };

/** What a category says about its results. */
export interface ResultsFacts {
  ranking: Ranking;
  publishedAt: Date | null;
  correctedAt: Date | null;
}

/** The scores of a result, in the order in which apparatus are named everywhere. */
const SCORES = sql`coalesce((select json_agg(json_build_object('apparatus', s.apparatus, 'db', s.db,
    'da', s.da, 'a', s.a, 'e', s.e, 'score', s.score, 'penalty', s.penalty, 'total', s.total)
    order by array_position(array['freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon', 'group'], s.apparatus))
  from competition_scores s where s.result_id = r.id), '[]')`;

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
    const after = cursor === undefined ? undefined : placeIn(cursor);
    const isStarter = sql`e.status = 'entered'`;
    const hasPlaces = ranking === 'places';
    const { rows } = await sql<Placed<ListedResult>>`
      select r.id, e.number,
        case when ${isStarter} and ${mayReadName(viewer, now)} then ${knownName(now)} end as name,
        case when ${isStarter} and e.user_id is not null and ${mayReadClub(viewer, now)}
          then k.name end as club, r.position,
        ${hasPlaces ? sql`r.total` : sql`null`} as total,
        ${hasPlaces ? SCORES : sql`'[]'::json`} as scores, r.position as micros
      from competition_results r left join (${JOINED}) on e.id = r.entry_id
      where r.category_id = ${categoryId}
        and ${after === undefined ? sql`true` : sql`(r.position, r.id) > (${after.micros}::int, ${after.id}::uuid)`}
      order by r.position, r.id limit ${RESULTS_PER_PAGE + 1}`.execute(db);
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
    const after = cursor === undefined ? undefined : placeIn(cursor);
    const order = sql`(coalesce(e.start_position, 1000000 + e.number))`;
    const { rows } = await sql<Placed<SheetRow> & { categoryId: CategoryId }>`
      select e.id, e.id as "entryId", e.category_id as "categoryId", e.number,
        e.start_position as "startPosition",
        case when ${readable} then ${knownName(now)} end as name,
        case when ${readable} and e.user_id is not null then k.name end as club,
        ${SCORES} as scores, ${order} as micros
      from ${JOINED} left join competition_results r on r.entry_id = e.id
      where e.competition_id = ${where.competitionId} and e.status = 'entered'
        and ${where.categoryId === undefined ? sql`true` : sql`e.category_id = ${where.categoryId}`}
        and ${after === undefined ? sql`true` : sql`(${order}, e.id) > (${after.micros}::int, ${after.id}::uuid)`}
      order by ${order}, e.id limit ${limit}`.execute(db);
    return rows;
  },

  async changes(db: Kysely<DB>, categoryId: CategoryId): Promise<ScoreChange[]> {
    const { rows } = await sql<ScoreChange>`
      select c.id, e.number, c.apparatus, (c.before->>'total')::int as before,
        (c.after->>'total')::int as after, c.reason, p.full_name as by, c.created_at as at
      from competition_score_changes c left join competition_entries e on e.id = c.entry_id
        left join athlete_profiles p on p.id = c.changed_by
      where c.category_id = ${categoryId}
      order by c.created_at desc, c.id desc limit ${CHANGES_SHOWN}`.execute(db);
    return rows;
  },
};
