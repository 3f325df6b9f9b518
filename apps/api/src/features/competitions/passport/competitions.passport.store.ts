import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type CategoryLabel,
  PASSPORT_SCORES,
  type Performance,
  categoryName,
} from '@ribbon/domain/competitions';
import { type Kysely, sql } from 'kysely';

type Row = Omit<Performance, 'category'> & {
  category: CategoryLabel;
};

/** Somebody's published scores, newest first; without what was withdrawn. */
export async function performancesOf(db: Kysely<DB>, userId: UserId): Promise<Performance[]> {
  const { rows } = await sql<Row>`
    select competition.id as "competitionId", competition.name as competition, competition.start_date::text as day,
      json_build_object('level', cat.level, 'discipline', cat.discipline, 'ageFrom', cat.age_from,
        'ageTo', cat.age_to, 'federationClass', cat.federation_class) as category,
      exists (select from competition_score_changes change
        where change.entry_id = entry.id and change.apparatus = score.apparatus) as "isCorrected",
      jsonb_build_object('apparatus', score.apparatus, 'db', score.db, 'da', score.da, 'a', score.a, 'e', score.e,
        'score', score.score, 'penalty', score.penalty, 'total', score.total) as points
    from competition_results result
      join competition_entries entry on entry.id = result.entry_id and entry.status = 'entered'
      join competition_categories cat on cat.id = result.category_id and cat.results_published_at is not null
      join competitions competition on competition.id = result.competition_id and competition.approval_status = 'approved'
      join competition_scores score on score.result_id = result.id
    where result.user_id = ${userId}
    order by competition.start_date desc, competition.id, cat.position, score.apparatus
    limit ${PASSPORT_SCORES}`.execute(db);
  return rows.map(({ category, ...row }) => ({ ...row, category: categoryName(category) }));
}
