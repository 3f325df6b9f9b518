/**
 * Writes schema.generated.ts from the migrations. Needs a server where it may make a database:
 *
 *   DATABASE_URL=postgres://…/postgres node apps/api/src/db/codegen.ts          writes the file
 *   DATABASE_URL=postgres://…/postgres node apps/api/src/db/codegen.ts --check  fails if it is stale
 *
 * State columns become unions: their CHECK lists are read back from the database.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type DatabaseMetadata, PostgresDialect, generate } from 'kysely-codegen';
import { Client } from 'pg';
import { openDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import type { DB } from './schema.generated.ts';

const GENERATED_FILE = join(import.meta.dirname, 'schema.generated.ts');

/** The text of schema.generated.ts for a migrated database. */
export function generateTypes(db: Kysely<DB>): Promise<string> {
  return generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string' }),
    excludePattern: '{kysely_migration*,migration_checksums}',
    typeMapping: { int8: 'number', cube: 'string' },
    typeOnlyImports: true,
    outFile: null,
    postprocess: async ({ metadata }) => withChoices(metadata, await choicesOf(db)),
  });
}

/** table.column → the words its CHECK allows. */
async function choicesOf(db: Kysely<DB>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ key: string; definition: string }>`
    select constraint_.conrelid::regclass || '.' || attribute.attname as key, pg_get_constraintdef(constraint_.oid) as definition
    from pg_constraint constraint_
    join pg_attribute attribute on attribute.attrelid = constraint_.conrelid and attribute.attnum = constraint_.conkey[1]
    where constraint_.contype = 'c' and cardinality(constraint_.conkey) = 1`.execute(db);
  return new Map(
    rows.map(({ key, definition }) => [key, wordsOf(definition)] as const).filter(hasWords),
  );
}

const hasWords = ([, words]: readonly [string, string[]]) => words.length > 0;

/** The words of `x in ('a', 'b')` as PostgreSQL writes it back; none for any other rule. */
function wordsOf(definition: string): string[] {
  const list = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[)?((?:'[^']*'::text(?:, )?)+)/u.exec(
    definition,
  )?.[1];
  return [...(list ?? '').matchAll(/'([^']*)'::text/gu)].map(([, word = '']) => word);
}

function withChoices(metadata: DatabaseMetadata, choices: Map<string, string[]>): DatabaseMetadata {
  for (const table of metadata.tables) {
    for (const column of table.columns) {
      column.enumValues = choices.get(`${table.name}.${column.name}`) ?? column.enumValues;
    }
  }
  return metadata;
}

/** Migrates a scratch database on the given server and generates from it. */
async function generateFresh(serverUrl: string): Promise<string> {
  const scratch = `ribbon_codegen_${process.pid}`;
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await server.query(`create database ${scratch}`);
    const url = new URL(serverUrl);
    url.pathname = scratch;
    const { db, close } = openDatabase(url.href);
    try {
      await migrateToLatest(db);
      return await generateTypes(db);
    } finally {
      await close();
    }
  } finally {
    await server.query(`drop database if exists ${scratch} with (force)`);
    await server.end();
  }
}

async function main(): Promise<void> {
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl === undefined) throw new Error('Set DATABASE_URL to a server to generate from.');
  const fresh = await generateFresh(serverUrl);
  if (!process.argv.includes('--check')) return writeFile(GENERATED_FILE, fresh);
  if (fresh !== (await readFile(GENERATED_FILE, 'utf8'))) {
    throw new Error('schema.generated.ts is stale: run apps/api/src/db/codegen.ts and commit it.');
  }
}

if (import.meta.main) await main();
