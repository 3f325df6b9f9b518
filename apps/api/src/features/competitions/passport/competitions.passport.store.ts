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
    select c.id as "competitionId", c.name as competition, c.start_date::text as day,
      json_build_object('level', cat.level, 'discipline', cat.discipline, 'ageFrom', cat.age_from,
        'ageTo', cat.age_to, 'federationClass', cat.federation_class) as category,
      exists (select from competition_score_changes h
        where h.entry_id = e.id and h.apparatus = s.apparatus) as "isCorrected",
      jsonb_build_object('apparatus', s.apparatus, 'db', s.db, 'da', s.da, 'a', s.a, 'e', s.e,
        'score', s.score, 'penalty', s.penalty, 'total', s.total) as points
    from competition_results r
      join competition_entries e on e.id = r.entry_id and e.status = 'entered'
      join competition_categories cat on cat.id = r.category_id and cat.results_published_at is not null
      join competitions c on c.id = r.competition_id and c.approval_status = 'approved'
      join competition_scores s on s.result_id = r.id
    where r.user_id = ${userId}
    order by c.start_date desc, c.id, cat.position, s.apparatus
    limit ${PASSPORT_SCORES}`.execute(db);
  return rows.map(({ category, ...row }) => ({ ...row, category: categoryName(category) }));
}
