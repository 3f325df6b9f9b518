import type { Client } from 'pg';

export interface TableShape {
  readonly name: string;
  /** Those that are written; generated ones come of themselves. */
  readonly columns: readonly string[];
}

const OF_AN_EXTENSION = `exists (select from pg_depend where objid = class.oid and deptype = 'e')`;

/** Every table of the product, by name. */
export async function tablesIn(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select class.relname::text as name, array_agg(attribute.attname::text order by attnum) as columns
    from pg_class class
      join pg_attribute attribute on attribute.attrelid = class.oid and attnum > 0
        and not attisdropped and attgenerated = ''
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and not ${OF_AN_EXTENSION}
    group by class.oid, class.relname order by class.relname`);
  return rows;
}

export async function sequencesIn(client: Client) {
  const { rows } = await client.query<{ name: string }>(`
    select class.relname::text as name from pg_class class
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'S' and not ${OF_AN_EXTENSION}
    order by 1`);
  const sequences: { name: string; value: string; isCalled: boolean }[] = [];
  for (const { name } of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quote(name)}`,
    );
    for (const value of found.rows) sequences.push({ name, ...value });
  }
  return sequences;
}

/** Tables beside the product's, which no backup of it holds. */
export async function foreignTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'm') and relpersistence <> 't'
      and relnamespace not in ('public'::regnamespace, 'pg_catalog'::regnamespace)
      and relnamespace::regnamespace::text !~ '^(pg_|information_schema)' order by 1 limit 20`);
  return rows.map(({ name }) => name);
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** In the order in which rows lie: the same again after they were copied into an empty table. */
export const copyOut = ({ name, columns }: TableShape): string =>
  `copy ${quote(name)} (${columns.map(quote).join(', ')}) to stdout`;
export const copyIn = ({ name, columns }: TableShape): string =>
  `copy ${quote(name)} (${columns.map(quote).join(', ')}) from stdin`;

/** Names of files in every table that has some, but for those that wait to be deleted. */
export async function copyOfMediaKeys(client: Client): Promise<string> {
  const { rows } = await client.query<{ table: string; hasVariants: boolean }>(`
    select table_name as "table", bool_or(column_name = 'variants') as "hasVariants"
    from information_schema.columns
    where table_schema = 'public' and column_name in ('storage_key', 'variants')
      and table_name <> 'storage_garbage'
    group by 1 having bool_or(column_name = 'storage_key')`);
  const keys = rows.flatMap(({ table, hasVariants }) => [
    `select storage_key as key from ${quote(table)}`,
    ...(hasVariants ? [`select value from ${quote(table)}, jsonb_each_text(variants)`] : []),
  ]);
  return `copy (select distinct key from (${keys.join(' union all ')}) as named where key is not null) to stdout`;
}
