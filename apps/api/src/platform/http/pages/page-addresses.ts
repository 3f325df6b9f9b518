import type { DB } from '#db/schema.generated';
import type { PageAddress, PageAddresses } from '#platform/http/pages/page-head';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** The addresses of pages that rows have; `rows` selects id, path and "changedAt" of each. */
export const addressesIn = (
  db: Kysely<DB>,
  name: string,
  rows: RawBuilder<unknown>,
): PageAddresses => ({
  name,

  async ends(size) {
    const { rows: ends } = await sql<{ id: string }>`
      select id from (
        select id, row_number() over (order by id) as place, lead(id) over (order by id) as following
        from (${rows}) address) numbered
      where place % ${size}::integer = 0 and following is not null order by id`.execute(db);
    return ends.map(({ id }) => id);
  },

  async after(key, size) {
    const { rows: found } = await sql<PageAddress>`
      select path, "changedAt" from (${rows}) address
      where ${key === undefined ? sql`true` : sql`id > ${key}::uuid`}
      order by id limit ${size}`.execute(db);
    return found;
  },
});
