import { sqlSources, statementsOf } from '#testing/sql/sql-sources';
import { expect, it } from 'vitest';

/** `posts p`, `posts as p`, `) p`, and `p.id`; an expression in the template reads as `$`. */
const BOUND = /(?:\b(?:from|join|update|using|into)\s+[\w$]+\s+(?:as\s+)?|\)\s+)([a-z]{1,2})\b/gu;
const USED = /(?<![\w.'"])([a-z]{1,2})\.[a-z_*"$]/gu;
/** Kysely's way: `'posts as p'`. */
const BUILT = /'[a-z_]{3,} as ([a-z]{1,2})'/gu;
/** How SQL goes on after a table or a parenthesis. */
const GRAMMAR = new Set(['as', 'at', 'by', 'do', 'if', 'in', 'is', 'of', 'on', 'or', 'to']);
/** Names of columns, not of tables. */
const COLUMNS = new Set(['at', 'by', 'db', 'id', 'it', 'no']);

const shortAliases = (statement: string): string[] =>
  [...statement.matchAll(BOUND), ...statement.matchAll(USED)]
    .map(([, alias = '']) => alias)
    .filter((alias) => !GRAMMAR.has(alias) && !COLUMNS.has(alias));

const builtAliases = (code: string): string[] =>
  [...code.matchAll(BUILT)].map(([, alias = '']) => alias).filter((alias) => !COLUMNS.has(alias));

it('finds an alias that says nothing', () => {
  const [statement = ''] = statementsOf(
    'sql<Row>`select from posts p join (select 1) k on ${p.x}`',
  );
  expect(shortAliases(statement)).toEqual(['p', 'k']);
  expect(shortAliases('select kk.id::uuid, 0.5 from comments comment on comment.id = $')).toEqual([
    'kk',
  ]);
  expect(builtAliases("db.selectFrom('posts as p').select('p.id as by')")).toEqual(['p']);
});

it('names every table of a statement by a word (docs/WRITING.md)', () => {
  const sources = sqlSources();
  expect(sources.flatMap(({ statements }) => statements).length).toBeGreaterThan(1000);
  const short = sources
    .filter(({ file }) => file !== 'db/aliases.test.ts')
    .flatMap(({ file, code, statements }) => {
      const aliases = [...statements.flatMap(shortAliases), ...builtAliases(code)];
      return aliases.length === 0 ? [] : [[file, [...new Set(aliases)]]];
    });
  expect(Object.fromEntries(short)).toEqual({});
});
