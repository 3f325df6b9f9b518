import type { Client } from 'pg';
import { quote } from '../schema.ts';

/**
 * Takes foreign keys, indexes and triggers out of the way of rows that come table by table, and gives
 * what brings them back: foreign keys are then checked for every row. The owner of the tables may do
 * this; only a superuser could switch them off.
 */
export async function looseRules(client: Client): Promise<() => Promise<void>> {
  const keys = await client.query<{ table: string; name: string; rule: string }>(`
    select conrelid::regclass::text as "table", conname::text as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  const indexes = await client.query<{ name: string; rule: string }>(`
    select class.oid::regclass::text as name, pg_get_indexdef(class.oid) as rule
    from pg_index index join pg_class class on class.oid = index.indexrelid
    where class.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = class.oid and contype <> 'f')
    order by 1`);
  const triggers = await client.query<{ table: string; name: string }>(`
    select tgrelid::regclass::text as "table", tgname::text as name from pg_trigger
      join pg_class class on class.oid = tgrelid and class.relnamespace = 'public'::regnamespace
    where not tgisinternal and tgenabled = 'O' order by 1, 2`);

  for (const { table, name } of keys.rows)
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  for (const { table, name } of triggers.rows)
    await client.query(`alter table ${table} disable trigger ${quote(name)}`);

  return async () => {
    for (const { rule } of indexes.rows) await client.query(rule);
    for (const { table, name, rule } of keys.rows)
      await client.query(`alter table ${table} add constraint ${quote(name)} ${rule}`);
    for (const { table, name } of triggers.rows)
      await client.query(`alter table ${table} enable trigger ${quote(name)}`);
  };
}
