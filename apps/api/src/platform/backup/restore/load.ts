import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { gauge } from '../files.ts';
import type { Manifest, Table } from '../manifest.ts';
import { copyIn, copyOut, quote, tablesIn } from '../schema.ts';
import { looseRules } from './rules.ts';

/**
 * Fills the tables of a schema with those of a backup, in the caller's transaction, and compares every
 * one with the manifest. Rules between rows hold again at the end.
 */
export async function loadTables(client: Client, dir: string, manifest: Manifest): Promise<void> {
  const { tables, sequences } = manifest;
  const names = await sameTables(client, tables);
  const restoreRules = await looseRules(client);
  // What the migrations wrote goes; and a table emptied here is filled in the order of the copy.
  await client.query(`truncate ${names.map(quote).join(', ')}`);
  for (const table of tables) await fill(client, dir, table);
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quote(name),
      value,
      isCalled,
    ]);
  await restoreRules();
  for (const table of tables) await compare(client, table);
}

/** The schema of this level, or something else made the backup. */
async function sameTables(client: Client, tables: readonly Table[]): Promise<string[]> {
  const shapes = await tablesIn(client);
  const shapeOf = ({ name, columns }: { name: string; columns: readonly string[] }): string =>
    `${name} (${columns.toSorted().join(', ')})`;
  const [here, there] = [shapes.map(shapeOf), tables.map(shapeOf)];
  const other = [...here, ...there].filter((one) => !here.includes(one) || !there.includes(one));
  if (other.length === 0) return shapes.map(({ name }) => name);
  throw new Error(`The backup has other tables than its migrations make: ${other.join('; ')}`);
}

async function fill(client: Client, dir: string, table: Table): Promise<void> {
  const rows = client.query(copyFrom(copyIn(table)));
  await pipeline(createReadStream(join(dir, table.file)), createZstdDecompress(), rows);
  if (rows.rowCount === table.rows) return;
  throw new Error(`${table.name} has ${rows.rowCount} rows instead of ${table.rows}.`);
}

async function compare(client: Client, table: Table): Promise<void> {
  const passing = gauge();
  passing.stream.resume();
  await pipeline(client.query(copyTo(copyOut(table))), passing.stream);
  if (passing.read().sha256 === table.content) return;
  throw new Error(`${table.name} is not as it was backed up.`);
}
