import type { DB } from '#db/schema.generated';
import { type Kysely, sql } from 'kysely';
import { randomBytes, randomUUID } from 'node:crypto';

type Row = Record<string, unknown>;

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  isGenerated: boolean;
  /** The table that a foreign key leads to. */
  target: string | null;
  /** The words that a check allows, if it is a list of words. */
  words: string[] | null;
}

/** Every table of the product, with its columns. */
export async function tablesOf(db: Kysely<DB>): Promise<Map<string, Column[]>> {
  const { rows } = await sql<Column & { table: string }>`
    select class.relname as table, attribute.attname as name, format_type(attribute.atttypid, null) as type,
           attribute.attnotnull and not attribute.atthasdef and attribute.attidentity = '' as "isRequired",
           attribute.attgenerated <> '' or attribute.attidentity <> '' as "isGenerated",
           (select constraint_.confrelid::regclass::text from pg_constraint constraint_
            where constraint_.contype = 'f' and constraint_.conrelid = class.oid and constraint_.conkey = array[attribute.attnum]) as target,
           (select array(select match[1] from regexp_matches(pg_get_constraintdef(constraint_.oid), '''([^'']+)''::text', 'g') match)
            from pg_constraint constraint_
            where constraint_.contype = 'c' and constraint_.conrelid = class.oid and constraint_.conkey = array[attribute.attnum]
              and pg_get_constraintdef(constraint_.oid) like '%ARRAY[%' limit 1) as words
    from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid
    where class.relkind = 'r' and class.relnamespace = 'public'::regnamespace
      and attribute.attnum > 0 and not attribute.attisdropped
    order by class.relname, attribute.attnum`.execute(db);
  return Map.groupBy(rows, ({ table }) => table);
}

/** The columns that lead to a person. */
export const personColumns = (columns: readonly Column[]): string[] =>
  columns.filter(({ target }) => target === 'users').map(({ name }) => name);

/**
 * Writes rows about a person into any table. Values follow from types, lists of allowed words and
 * foreign keys; `known` says what follows from nothing.
 */
export function rowWriter(
  db: Kysely<DB>,
  tables: ReadonlyMap<string, readonly Column[]>,
  personId: string,
  known: Readonly<Record<string, Row>>,
) {
  const parents = new Map<string, Row>();

  async function write(table: string, given: Row = {}): Promise<Row> {
    const columns = tables.get(table) ?? [];
    const own = { ...known[table], ...given };
    const row: Row = { ...own };
    for (const column of columns) {
      if (column.isGenerated || column.name in row) continue;
      if (column.target === 'users') row[column.name] = personId;
      else if (column.isRequired && column.target !== null) {
        row[column.name] = (await parent(column.target))['id'];
      } else if (column.isRequired) row[column.name] = sample(column);
    }
    const names = Object.keys(row);
    const { rows } = await sql<Row>`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(names.map((name) => row[name]))}) returning *`.execute(db);
    return rows[0] ?? {};
  }

  /** A row that others may hang on; the same one for all. */
  async function parent(table: string): Promise<Row> {
    const found = parents.get(table) ?? (await write(table));
    parents.set(table, found);
    return found;
  }

  return { write, parent };
}

function sample({ type, words, name }: Column): unknown {
  if (words?.[0] !== undefined) return words[0];
  switch (type) {
    case 'uuid':
      return randomUUID();
    case 'text':
      return name.includes('hash') ? randomBytes(32).toString('hex') : `sample ${name}`;
    case 'boolean':
      return false;
    case 'date':
      return '2026-05-01';
    case 'time without time zone':
      return '10:00';
    case 'timestamp with time zone':
      return new Date();
    case 'jsonb':
      return '{}';
    default:
      return 1;
  }
}
