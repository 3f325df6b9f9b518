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

it('nobody is asked for a day of birth, a telephone number or where they live', () => {
  const ASKED =
    /\b(?:birth ?(?:day|date)|day of birth|phone|street|postcode|home|latitude|longitude)\b/iu;
  const { accounts, families, friends, privacy, profiles, security, training } = contract;
  const asked = [accounts, families, friends, privacy, profiles, security, training]
    .flatMap((slice) => Object.values(slice) as Endpoint[])
    .filter(
      ({ body }) =>
        body !== undefined &&
        ASKED.test(
          wordsIn(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))),
        ),
    );
  expect(asked.map(({ path }) => path)).toEqual([]);
});

it('no list of people tells how long each has practised', () => {
  const MINUTES = /"(?:\w*[mM]inutes|hours)":/u;
  const PEOPLE = /"(?:person|username|fullName|athlete|userId|author)":/u;
  const listsIn = (shape: unknown): unknown[] => {
    if (typeof shape !== 'object' || shape === null) return [];
    const { type, items } = shape as { type?: unknown; items?: unknown };
    return [...(type === 'array' ? [items] : []), ...Object.values(shape).flatMap(listsIn)];
  };
  const compared = Object.values(contract)
    .flatMap((slice) => Object.values(slice) as Endpoint[])
    .filter(({ returns }) => {
      if (returns === undefined) return false;
      const shape = z.toJSONSchema(returns, { io: 'input', unrepresentable: 'any' });
      return listsIn(shape).some((list) => {
        const text = JSON.stringify(list);
        return MINUTES.test(text) && PEOPLE.test(text);
      });
    });
  // Clubs with the hours of their halls, sessions of a plan, and a guardian’s own children.
  const ALLOWED = new Set(['/admin/clubs', '/group-sessions', '/family']);
  expect(compared.map(({ path }) => path).filter((path) => !ALLOWED.has(path))).toEqual([]);
});

it('no sentence of the training slice speaks of one', () => {
  const files = globSync(
    ['packages/domain/src/training/**/*.ts', 'apps/web/src/features/training/**/*.{ts,tsx}'],
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.filter((file) => FORBIDDEN.test(readFileSync(resolve(root, file), 'utf8')));
  expect(found).toEqual([]);
});
