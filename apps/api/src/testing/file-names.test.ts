import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** Where slices are, and the roles that their files may have: `<slice>[.<part>][.<read|write|admin>].<role>.ts`. */
const ROOMS = {
  'apps/api/src/features':
    'slice routes service store sql rules scope format process remote content moderation guardian ' +
    'media personal-data notifications emails events realtime jobs search start-page pages texts',
  'packages/domain/src':
    'slice schema endpoints policy faults texts codes kinds content events pages rules format',
  'apps/web/src/features':
    'queries routes search form texts format rules cache queue engine worker chunk',
} as const;
type Room = keyof typeof ROOMS;
/** Not slices: the language under all of them, and what puts their lists together. */
const FREE = /^packages\/domain\/src\/(?:kernel|contract|slices|content)\//u;
const MOST_IN_A_FOLDER = 12;
const CODE = '{apps,packages,bench,cluster,e2e,scripts}/**/*.{ts,tsx,mjs,css,sql}';
/** What is not written here: packages of others, and what a build leaves behind. */
const FOREIGN = new Set(['node_modules', 'dist', 'test-results']);
/** Folders whose files are one list, with the reason. */
const LISTS: Readonly<Record<string, string>> = {
  'apps/api/src/db/migrations': 'numbered, and never edited again',
};

const filesOf = (room: string) =>
  globSync(`${room}/**/*.{ts,tsx}`, { cwd: ROOT }).filter((file) => !FREE.test(file));
const isTest = (file: string) => /\.test\.tsx?$/u.test(file);

/** What is wrong with a name; nothing for a good one. */
function faultOf(room: Room, file: string): string | undefined {
  const [slice = '', ...way] = file.slice(room.length + 1).split('/');
  const name = way.at(-1) ?? '';
  if (way[0] === 'testing')
    return /^[\w.-]+\.(?:test|fixture|access)\.tsx?$/u.test(name) ? undefined : 'not a test';
  if (name === 'index.ts' && way.length === 1) return undefined;
  if (room === 'apps/api/src/features' && isTest(file)) return 'not in testing/';
  const tested = name.replace(/\.test(\.tsx?)$/u, '$1');
  if (room === 'apps/web/src/features' && /^(?:[A-Z]\w*\.tsx|use[A-Z]\w*\.ts)$/u.test(tested))
    return undefined;
  const [first, ...parts] = tested.replace(/\.tsx?$/u, '').split('.');
  const role = parts.at(-1) ?? '';
  if (isTest(file) && (first === slice || room !== 'apps/api/src/features')) return undefined;
  if (first !== slice) return `does not begin with ${slice}`;
  if (!ROOMS[room].split(' ').includes(role)) return `${role} is no role`;
  const between = parts.slice(0, -1);
  const last = between.length > 1 ? between.at(-1) : undefined;
  return between.length > 2 || (last !== undefined && !/^(?:read|write|admin)$/u.test(last))
    ? 'has too many parts'
    : undefined;
}

describe.each(Object.keys(ROOMS) as Room[])('in %s', (room) => {
  const files = filesOf(room);

  it('every file is named after its slice and its role', () => {
    expect(files.length).toBeGreaterThan(200);
    const wrong = files.flatMap((file) => {
      const fault = faultOf(room, file);
      return fault === undefined ? [] : [`${file}: ${fault}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a folder', () => {
  const files = globSync(CODE, {
    cwd: ROOT,
    exclude: (path) => FOREIGN.has(basename(path)),
  }).filter((file) => !/\.(?:(?:test|journey)\.tsx?|generated\.ts)$/u.test(file));
  const folders = Map.groupBy(files, (file) => dirname(file));
  const isFull = (folder: string) => (folders.get(folder)?.length ?? 0) > MOST_IN_A_FOLDER;

  it('has at most twelve files beside its tests', () => {
    expect(folders.size).toBeGreaterThan(400);
    const crowded = [...folders.keys()].filter((folder) => isFull(folder) && !(folder in LISTS));
    expect(crowded.map((folder) => `${folder}: ${folders.get(folder)?.length}`)).toEqual([]);
  });

  it('is exempt only while it is full', () => {
    expect(Object.keys(LISTS).filter((folder) => !isFull(folder))).toEqual([]);
  });
});

it('a name outside the grammar is found', () => {
  const api = 'apps/api/src/features';
  expect(faultOf(api, join(api, 'posts/posts.service.ts'))).toBeUndefined();
  expect(faultOf(api, join(api, 'posts/writing/posts.feed.read.store.ts'))).toBeUndefined();
  expect(faultOf(api, join(api, 'posts/writing.service.ts'))).toBe('does not begin with posts');
  expect(faultOf(api, join(api, 'posts/posts.telling.ts'))).toBe('telling is no role');
  expect(faultOf(api, join(api, 'posts/posts.test.ts'))).toBe('not in testing/');
  expect(faultOf(api, join(api, 'posts/posts.a.b.c.store.ts'))).toBe('has too many parts');
});
