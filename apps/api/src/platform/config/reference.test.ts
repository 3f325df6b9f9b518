import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { Environment } from './config.ts';
import { CONFIGURATION, configurationPage } from './reference.ts';

const PAGE = resolve(import.meta.dirname, '../../../../../docs/CONFIGURATION.md');

it('lists every variable once', () => {
  const listed = CONFIGURATION.flatMap(({ variables }) => variables.map(({ name }) => name));
  expect(listed.toSorted()).toEqual(Object.keys(Environment.shape).toSorted());
});

it('is what docs/CONFIGURATION.md says; "npm run docs" writes it', async () => {
  await expect(configurationPage()).toMatchFileSnapshot(PAGE);
});
