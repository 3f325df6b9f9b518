import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const SOURCES = ['packages/domain/src', 'apps/web/src', 'apps/api/src'];
/** What no visitor reads: tests, the demo world, migrations, and what engineers read of the API. */
const UNREAD = /\.(?:test|check|model|generated)\.|\/(?:testing|demo|migrations|platform\/docs)\//u;
/** The apparatus, drawings of one, and a street of an example. */
const APPARATUS =
  /^(?:Ribbon (?:spirals?|snakes|boomerang|on paper|on raspberry|on the carpet)|.*\b1 Ribbon Lane\b.*)$/u;

/** Where the single word is the apparatus, or the name before an administrator chooses another. */
const ONE_WORD = new Set([
  'packages/domain/src/competitions/entries/competitions.entries.schema.ts',
  'packages/domain/src/clubs/finder/clubs.facets.schema.ts',
  'packages/domain/src/kernel/values/platform.codes.ts',
  'apps/web/src/ui/brand/apparatus.ts',
  'apps/web/src/ui/art/artwork.ts',
  'apps/api/src/platform/http/pages/web.ts',
]);

/** Names of the software among programs and engineers, and the sender that MAIL_FROM replaces. */
const CODE_NAMES = new Set([
  '-//Ribbon//Club calendar//EN',
  'Ribbon (fetches a picture once)',
  'Ribbon <no-reply@ribbon.test>',
  'Ribbon club finder',
  'Ribbon!2026',
]);
/** A picture that no person sees: what tries the check of pictures. */
const TRIAL_PICTURE = 'apps/api/src/features/media/inspection/media.status.service.ts';

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/u.test(file) && !UNREAD.test(file));

/** Quoted words, and words between tags. */
const saidIn = (source: string): string[] =>
  [...source.matchAll(/'([^'\n]*)'|`([^`]*)`|>([^<>{}]*)</gu)].map((found) =>
    (found[1] ?? found[2] ?? found[3] ?? '').trim(),
  );

const isFixed = (file: string, words: string): boolean =>
  /\bRibbon\b/u.test(words) &&
  !APPARATUS.test(words) &&
  !CODE_NAMES.has(words) &&
  !(words === 'Ribbon' && (ONE_WORD.has(file) || file === TRIAL_PICTURE));

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('no fixed sentence names the platform, so that renaming it renames everything', () => {
  const files = SOURCES.flatMap(sourcesIn);
  expect(files.length).toBeGreaterThan(1000);
  const named = files.flatMap((file) =>
    saidIn(read(file).replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gmu, ''))
      .filter((words) => isFixed(file, words))
      .map((words) => `${file}: ${words}`),
  );
  expect(named).toEqual([]);
});

it('nor does the page itself, which the server writes the name into', () => {
  const written = read('apps/web/index.html')
    .replace(/<!-- about -->.*<!-- \/about -->/su, '')
    .replaceAll(/<!-- name -->.*?<!-- \/name -->/gsu, '');
  expect(written).not.toContain('Ribbon');
});
