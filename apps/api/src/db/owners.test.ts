import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { OWNERS } from './owners.ts';

const source = resolve(import.meta.dirname, '..');

/** Rows for tests, which belong to no slice. */
const SAMPLES = 'db/sample-rows.ts';
/** A restore fills every table, with the rows of a backup, before any slice runs. */
const RESTORE = 'platform/backup/restore/load.ts';

/** How Kysely writes, with the table as a plain word. */
const BUILDER = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'(\w+)'|([^)]*))/gu;
/** How SQL writes. */
const WRITTEN =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update)\s+(?:only\s+)?(?:"?(\w+)"?|(\$\{))/giu;
/** `for update of …`, `on conflict do update set` and sentences in comments name no table. */
const isTable = (name: string): name is keyof typeof OWNERS => Object.hasOwn(OWNERS, name);

function tablesWrittenIn(text: string): { tables: string[]; unreadable: string[] } {
  const code = text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, '');
  const builder = [...code.matchAll(BUILDER)];
  const written = [...code.matchAll(WRITTEN)];
  return {
    tables: [...new Set([...builder, ...written].flatMap(([, name = '']) => name))].filter(isTable),
    unreadable: [...builder, ...written].filter(([, , other]) => other).map(([all]) => all),
  };
}

const sliceOf = (file: string): string =>
  file.startsWith('features/') ? (file.split('/')[1] ?? '') : 'platform';

const files = globSync(['features/**/*.ts', 'platform/**/*.ts', 'db/**/*.ts'], { cwd: source })
  .filter(
    (file) =>
      ![SAMPLES, RESTORE].includes(file) &&
      !/^db\/demo\/|\/testing\/|\.(?:test|generated)\.ts$/u.test(file),
  )
  .toSorted()
  .map((file) => ({ file, ...tablesWrittenIn(readFileSync(join(source, file), 'utf8')) }));

it('finds the tables that a text writes', () => {
  const text = `
    // update posts set
    db.insertInto('posts'); db.updateTable(\n 'likes'); sql\`delete from comments c\`;
    sql\`update clubs set name = 1\`; sql\`select 1 from users for update\`; db.deleteFrom(table);
    sql\`insert into \${name}\``;
  expect(tablesWrittenIn(text)).toEqual({
    tables: ['posts', 'likes', 'comments', 'clubs'],
    unreadable: ['deleteFrom(table', 'insert into ${'],
  });
});

it('can read which table is written, wherever something is written', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(({ file, unreadable }) => unreadable.map((one) => [file, one]))).toEqual([]);
});

it('finds a writer for most tables', () => {
  expect(new Set(files.flatMap(({ tables }) => tables)).size).toBeGreaterThan(50);
});

it('lets nobody but the owner write a table', () => {
  const foreign = files.flatMap(({ file, tables }) => {
    const others = tables.filter((table) => isTable(table) && OWNERS[table] !== sliceOf(file));
    return others.length === 0 ? [] : [[file, others.toSorted()]];
  });
  expect(Object.fromEntries(foreign)).toEqual({});
});
