import type { World } from '#testing/world';
import { sql } from 'kysely';

/** Columns whose values are in no answer, to anybody. */
const SECRET =
  '(^|_)(token|token_hash|password|password_hash|secret|backup_codes|code_hash|invitation_hash|browser_hash|subject_hash)$';
/** What texts are cut into; a secret is known by its longest run. */
const RUN = /[\w-]{16,}/gu;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

const longestIn = (text: string): string =>
  (text.match(RUN) ?? []).toSorted((one, other) => other.length - one.length)[0] ?? '';

/** Every secret that the database holds now, with its column. */
export async function secretsOf({ db }: World): Promise<Map<string, string>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select part.table_name as "table", part.column_name as "column"
    from information_schema.columns part
      join information_schema.tables whole using (table_schema, table_name)
    where part.table_schema = 'public' and whole.table_type = 'BASE TABLE'
      and part.data_type = 'text' and part.column_name ~ ${SECRET}`.execute(db);
  const found = new Map<string, string>();
  for (const { table, column } of columns) {
    const { rows } = await sql<{ value: string }>`
      select distinct ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(db);
    for (const { value } of rows) {
      const run = longestIn(value);
      // The people of the tests have their own id for the hash of a link.
      if (run !== '' && !UUID.test(run)) found.set(run, `${table}.${column}`);
    }
  }
  return found;
}

/** Where a secret that a text holds comes from, if it holds one. */
export const leakIn = (text: string, secrets: ReadonlyMap<string, string>): string | undefined =>
  text
    .match(RUN)
    ?.map((run) => secrets.get(run))
    .find((where) => where !== undefined);

const ADDRESS = /[\w.+-]+@people\.ribbon\.test/giu;

/** Addresses of others that a text holds and nobody typed. */
export const addressesIn = (text: string, known: string): string[] =>
  [...new Set(text.match(ADDRESS) ?? [])].filter((address) => !known.includes(address));
