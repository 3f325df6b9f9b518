import { expect, it } from 'vitest';
import * as z from 'zod';
import { type Endpoint, severalLines } from '../kernel/index.ts';
import { contract } from './contract.ts';

type Schema = z.core.$ZodType;
type LocatedSchema = readonly [path: string, schema: Schema];

/** What a schema is made of; `.def` alone does not tell its kinds apart. */
const defOf = (schema: Schema) =>
  (schema as z.core.$ZodTypes & { def: unknown }).def as z.core.$ZodTypes['_zod']['def'];

/** Every text that an endpoint takes in, with where it stands. */
function* textsIn(schema: Schema, path: string): Generator<LocatedSchema> {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      for (const [key, part] of Object.entries(def.shape)) yield* textsIn(part, `${path}.${key}`);
      return;
    case 'array':
      yield* textsIn(def.element, `${path}[]`);
      return;
    case 'union':
      for (const option of def.options) yield* textsIn(option, path);
      return;
    case 'record':
      yield* textsIn(def.valueType, `${path}.*`);
      return;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      yield* textsIn(def.innerType, path);
      return;
    // A later step may still refuse what the first one takes, so they are tried together.
    case 'pipe':
      if ([...textsIn(def.in, path)].length > 0) yield [path, schema];
      return;
    case 'string':
      yield [path, schema];
      return;
    default:
  }
}

/** Marked as such itself, or whatever it begins with is. */
function mayHaveLines(schema: Schema): boolean {
  const def = defOf(schema);
  if (severalLines.get(schema) !== undefined) return true;
  if (def.type === 'pipe') return mayHaveLines(def.in);
  return 'innerType' in def && mayHaveLines(def.innerType);
}

const UNSEEN = [
  '\r',
  '\n',
  '\r\n',
  '\0',
  '\t',
  '\u0007',
  '\u001B',
  '\u007F',
  '\u0085',
  '\u2028',
  '\u202E',
];
/** Texts of many lengths and kinds, so that a field refuses the sign and not the text around it. */
const AROUND = [
  'ab',
  'Ribbon!2',
  'Ribbon!2026',
  '123456',
  'https://x.test/a',
  'a@b.test',
  'Europe/London',
  'x'.repeat(60),
];

/** What a field takes although there is a sign in it that nobody sees. */
const taken = (schema: Schema): string[] =>
  AROUND.flatMap((text) =>
    UNSEEN.map((sign) => `${text.slice(0, -1)}${sign}${text.slice(-1)}`).filter(
      (spoiled) => z.safeParse(schema, spoiled).success || z.safeParse(schema, [spoiled]).success,
    ),
  );

const endpoints = Object.entries(contract).flatMap(([slice, ofSlice]) =>
  Object.entries(ofSlice as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${slice}.${name}`, endpoint] as const,
  ),
);

const places = endpoints.flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [...textsIn(schema, `${name} ${part}`)],
  ),
);

it('every text that comes in is found', () => {
  expect(places.length).toBeGreaterThan(150);
  expect(places.map(([path]) => path)).toContain('accounts.signUp body.fullName');
  expect(places.filter(([, schema]) => mayHaveLines(schema)).map(([path]) => path)).toContain(
    'comments.add body.content',
  );
});

it('a text of one line refuses control characters, at every endpoint', () => {
  const open = places
    .filter(([, schema]) => !mayHaveLines(schema))
    .map(([path, schema]) => [path, taken(schema).length] as const)
    .filter(([, count]) => count > 0);
  expect(open).toEqual([]);
});
