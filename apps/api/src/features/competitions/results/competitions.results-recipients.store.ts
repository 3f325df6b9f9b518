import type { DB } from '#db/schema.generated';
import type { EventOf } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

/** The next people with a result in a category, in the order of their ids. */
export async function withResult(
  tx: Kysely<DB>,
  { categoryId, after }: EventOf<'competition.results.published'>,
  limit: number,
): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    select r.user_id as id from competition_results r
      join competition_entries e on e.id = r.entry_id and e.status = 'entered'
    where r.category_id = ${categoryId} and r.user_id is not null
      and ${after === null ? sql`true` : sql`r.user_id > ${after}::uuid`}
    order by r.user_id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}
