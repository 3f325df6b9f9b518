import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/schema.generated';

const SOURCE = join(import.meta.dirname, '../..');

export interface Site {
  url: string;
  mediaDir: string;
  dataDir: string;
  secret: string;
}

/** Runs the program of a command, as an operator does; gives its exit status and what it printed. */
export const runCommand = (
  name: 'backup' | 'restore',
  args: readonly string[],
  { url, mediaDir, dataDir, secret }: Site,
): Promise<{ status: number; text: string }> =>
  new Promise((done) => {
    const env = {
      PATH: process.env['PATH'],
      DATABASE_URL: url,
      SESSION_SECRET: secret,
      MEDIA_DIR: mediaDir,
      DATA_DIR: dataDir,
      PICTURE_CHECK: '0',
    };
    execFile(
      process.execPath,
      [join(SOURCE, `${name}-command.ts`), ...args],
      { env },
      (error, out, err) =>
        done({
          status: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
          text: out + err,
        }),
    );
  });

/** What every table holds, by name: how many rows, and a sum that their order does not change. */
export async function contentsOf(db: Kysely<DB>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(db);
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(record::text), '' order by md5(record::text))), '') as sum
      from ${sql.table(name)} record`.execute(db);
    contents[name] = rows[0]?.sum ?? '';
  }
  return contents;
}

/** Rules of the schema, as PostgreSQL writes them, and what sequences give next. */
export async function rulesOf(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text as rule
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(trigger.oid) || tgenabled::text from pg_trigger trigger
      join pg_class class on class.oid = tgrelid and class.relnamespace = 'public'::regnamespace
      where not tgisinternal
    union all select sequencename || ' ' || coalesce(last_value, 0) from pg_sequences
    order by 1`.execute(db);
  return rows.map(({ rule }) => rule);
}
