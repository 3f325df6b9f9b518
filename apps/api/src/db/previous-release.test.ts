import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from './migrate.ts';

/** From the next one on, the previous release goes on beside every migration. */
const LAST_WITHOUT = '0095';

/** What the previous release still reads or writes would be gone. */
const BREAKS: readonly (readonly [RegExp, string])[] = [
  [/\bdrop (?:table|view|column)\b/u, 'takes something away'],
  [
    /\balter table\b.*?(?<!alter column \w+ )\bdrop (?!constraint\b|not null\b|default\b)\w/u,
    'takes a column away',
  ],
  [/\brename\b/u, 'renames'],
  [/\balter column \w+ (?:set data )?type\b/u, 'changes a type'],
  [/\bset not null\b(?!.*\bset default\b)(?<!\bset default\b.*)/u, 'demands a value'],
  [
    /\badd column (?:if not exists )?\w+ (?:(?!\bdefault\b|\bgenerated\b|,).)*\bnot null\b(?:(?!\bdefault\b|\bgenerated\b|,).)*(?:,|$)/u,
    'demands a value',
  ],
];

/** A comment right above a statement says since when no release uses what goes. */
const UNUSED = /^-- Unused since \S+/mu;

/** Statements that the previous release does not outlive, and why. */
function breaksIn(migration: string): string[] {
  const bodiless = migration.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/gu, "''");
  return bodiless.split(';').flatMap((text) => {
    if (UNUSED.test(text)) return [];
    const statement = text.replaceAll(/--.*$/gmu, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
    const broken = BREAKS.find(([words]) => words.test(statement));
    return broken === undefined ? [] : [`${broken[1]}: ${statement}`];
  });
}

it('leaves the previous release working while a new one takes its place', async () => {
  const files = (await readdir(MIGRATIONS_FOLDER)).filter((file) => file > `${LAST_WITHOUT}_z`);
  const texts = await Promise.all(
    files.map((file) => readFile(join(MIGRATIONS_FOLDER, file), 'utf8')),
  );
  expect(texts.flatMap(breaksIn)).toEqual([]);
});

it.each([
  'drop table likes',
  'alter table posts drop column mood',
  'alter table posts\n  drop mood',
  'alter table posts rename column mood to tone',
  'alter table posts rename to notes',
  'alter table posts alter column mood set not null',
  'alter table posts alter column mood type integer',
  'alter table posts add column mood text not null',
  'alter table posts add column mood text not null, add column tone text default 1',
])('refuses "%s"', (statement) => {
  expect(breaksIn(`-- A change of mind.\n${statement};`)).toHaveLength(1);
  expect(breaksIn(`-- Unused since 0.4: moods went.\n${statement};`)).toEqual([]);
});

it.each([
  'create table moods (post_id uuid primary key, mood text not null)',
  "alter table posts add column mood text not null default 'calm'",
  'alter table posts add column mood text',
  'alter table posts alter column mood drop not null',
  'alter table posts alter column mood drop default',
  'alter table posts drop constraint mood_known, add constraint mood_known check (mood > 0)',
  "alter table posts alter column mood set default 'calm', alter column mood set not null",
  'create function f() returns void language sql as $$ drop table moods; $$',
  '-- Does not drop table posts.\nselect 1',
])('takes "%s"', (statement) => {
  expect(breaksIn(`${statement};`)).toEqual([]);
});
