import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = ['../..', '../../../../apps/web/src'].map((path) =>
  join(import.meta.dirname, path),
);
/** The apparatus, drawings of one, and the name that an installation begins with. */
const APPARATUS =
  /^Ribbon(?: (?:spirals?|snakes|boomerang|on paper|on raspberry|on the carpet))?$/u;

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.|node_modules/u.test(file))
    .map((file) => join(folder, file));

/** Quoted words, and words between tags. */
const saidIn = (source: string): string[] =>
  [...source.matchAll(/'([^'\n]*)'|`([^`]*)`|>([^<>{}]*)</gu)].map((found) =>
    (found[1] ?? found[2] ?? found[3] ?? '').trim(),
  );

it('no fixed sentence names the platform, so that renaming it renames everything', () => {
  const named = SOURCES.flatMap(sourcesIn).flatMap((file) =>
    saidIn(readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, ''))
      .filter((words) => /\bRibbon\b/u.test(words) && !APPARATUS.test(words))
      .map((words) => `${file.split('/').at(-1)}: ${words}`),
  );
  expect(named).toEqual([]);
});
