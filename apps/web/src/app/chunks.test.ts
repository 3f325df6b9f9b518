import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHUNK_PATHS } from '../../vite.chunks.ts';

it.each(CHUNK_PATHS)('a file that the build groups with others exists: %s', (path) => {
  expect(globSync(`${path}*`, { exclude: (name) => name.includes('.test.') })).not.toEqual([]);
});
