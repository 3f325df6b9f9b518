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
    select result.user_id as id from competition_results result
      join competition_entries entry on entry.id = result.entry_id and entry.status = 'entered'
    where result.category_id = ${categoryId} and result.user_id is not null
      and ${after === null ? sql`true` : sql`result.user_id > ${after}::uuid`}
    order by result.user_id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}
