import { contract } from '@ribbon/domain/contract';
import { KINDS } from '@ribbon/domain/notifications';
import type { Endpoint } from '@ribbon/domain/kernel';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';

const root = resolve(import.meta.dirname, '../../../..');
/** What rule 21 keeps out, and what would make practice a contest of guilt. */
const FORBIDDEN = /\b(?:weigh[ts]?|bodyweight|calories?|kcal|bmi|waist|body.?fat|streaks?)\b/iu;
const wordsIn = (text: string) => text.replaceAll(/[_-]|(?<=[a-z])(?=[A-Z])/gu, ' ');

it('no column of the database holds a measurement of a body, nor a streak', () => {
  const schema = readFileSync(resolve(root, 'apps/api/src/db/schema.generated.ts'), 'utf8');
  expect(FORBIDDEN.exec(wordsIn(schema))?.[0]).toBeUndefined();
});

it('no endpoint asks for one or tells one', () => {
  const endpoints = Object.values(contract).flatMap((slice) => Object.values(slice) as Endpoint[]);
  expect(endpoints.length).toBeGreaterThan(200);
  const asked = endpoints.filter(({ body, query, returns }) =>
    [body, query, returns].some(
      (shape) =>
        shape !== undefined &&
        FORBIDDEN.test(
          wordsIn(JSON.stringify(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))),
        ),
    ),
  );
  expect(asked.map(({ path }) => path)).toEqual([]);
  expect(FORBIDDEN.test(wordsIn(Object.keys(KINDS).join(' ')))).toBe(false);
});

it('no sentence of the training slice speaks of one', () => {
  const files = globSync(
    ['packages/domain/src/training/*.ts', 'apps/web/src/features/training/**/*.{ts,tsx}'],
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.filter((file) => FORBIDDEN.test(readFileSync(resolve(root, file), 'utf8')));
  expect(found).toEqual([]);
});
