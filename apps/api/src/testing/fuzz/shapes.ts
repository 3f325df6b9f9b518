import { PASSWORD } from '#testing/world';
import fc from 'fast-check';
import * as z from 'zod';

/** JSON Schema, as far as the contract uses it. */
export interface Shape {
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  propertyNames?: Shape;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

/** Stands for an id that is chosen when the call is made, from what there is by then. */
export interface Pick {
  $pick: 'id' | 'cursor' | 'token';
  of: string;
  nth: number;
}

export const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

const LONGEST = 120;
const WORDS = [
  'Training on Tuesday',
  'hoop',
  'Larkspur',
  'Mia',
  'Leeds',
  'person3',
  'Café Ünïcode',
  'Ритмічна гімнастика',
  '🤸‍♀️ well done',
  "it's 100% _fine_",
  'a',
  'name,club,score\nMia,Cast Club,9.5',
  'https://example.org/path?x=1',
  'cast club',
];
const SPECIAL: readonly [RegExp, readonly string[]][] = [
  [/password/iu, [PASSWORD, 'Another!2027', 'short']],
  [/email/iu, ['person1@people.ribbon.test', 'new.person@people.ribbon.test']],
  [/url|website|link/iu, ['https://example.org/a.png', 'http://127.0.0.1/', 'ftp://example.org']],
  [/country/iu, ['United Kingdom', 'Italy', 'Bulgaria']],
  [/zone/iu, ['Europe/London', 'Pacific/Kiritimati']],
];

const pick = ($pick: Pick['$pick'], of: string): fc.Arbitrary<Pick> =>
  fc.nat(10_000).map((nth) => ({ $pick, of, nth }));

/** Something that fits the shape, or nearly: what a schema checks beyond it, chance has to meet. */
export function arbitraryOf(shape: Shape, name = ''): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  const options = shape.anyOf ?? shape.oneOf;
  if (options !== undefined) return fc.oneof(...options.map((one) => arbitraryOf(one, name)));
  if (shape.allOf !== undefined) {
    const { allOf, ...rest } = shape;
    return arbitraryOf(Object.assign({}, rest, ...allOf) as Shape, name);
  }
  if (Array.isArray(shape.type))
    return fc.oneof(...shape.type.map((type) => arbitraryOf({ ...shape, type }, name)));
  switch (shape.type) {
    case 'object':
      return objectOf(shape);
    case 'array':
      return fc.array(arbitraryOf(shape.items ?? {}, name.replace(/s$/u, '')), {
        minLength: shape.minItems ?? 0,
        maxLength: Math.min(shape.maxItems ?? 4, Math.max(4, shape.minItems ?? 0)),
      });
    case 'string':
      return stringOf(shape, name);
    case 'integer':
    case 'number':
      return numberOf(shape);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf({ properties = {}, required = [], ...more }: Shape): fc.Arbitrary<unknown> {
  const { additionalProperties, propertyNames } = more;
  if (typeof additionalProperties === 'object' && propertyNames !== undefined)
    return fc.dictionary(
      arbitraryOf(propertyNames) as fc.Arbitrary<string>,
      arbitraryOf(additionalProperties),
      { maxKeys: 4, noNullPrototype: true },
    );
  const parts: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [key, part] of Object.entries(properties)) parts[key] = arbitraryOf(part, key);
  return fc.record(parts, {
    requiredKeys: required.filter((key) => key in properties),
    noNullPrototype: true,
  });
}

function stringOf(shape: Shape, name: string): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = LONGEST } = shape;
  if (format === 'uuid') return pick('id', name);
  if (format === 'date' || format === 'date-time') {
    const day = fc
      .integer({ min: -400, max: 400 })
      .map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    return format === 'date' ? day.map((at) => at.slice(0, 10)) : day;
  }
  if (pattern !== undefined && !pattern.includes('\\p{')) {
    // fast-check knows no conditions on what follows.
    const known = pattern.replaceAll(/\(\?[!=][^)]*\)/gu, '');
    const made = fc.stringMatching(new RegExp(known, 'u'));
    return /cursor|after|since|before/u.test(name)
      ? fc.oneof(pick('cursor', name), made)
      : made.map((text) => text.slice(0, maxLength));
  }
  if (/token/iu.test(name)) return fc.oneof(pick('token', name), fc.string());
  const special = SPECIAL.find(([names]) => names.test(name))?.[1];
  const words = fc.constantFrom(...(special ?? WORDS));
  const any = fc.string({ minLength, maxLength: Math.min(maxLength, LONGEST), unit: 'grapheme' });
  return fc
    .oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: any })
    .map((text) => text.padEnd(minLength, 'a').slice(0, maxLength));
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: Shape): fc.Arbitrary<unknown> {
  const min = Math.max(minimum ?? exclusiveMinimum ?? -3, -1e9);
  const max = Math.min(maximum ?? 1e9, 1e9);
  const small = Math.min(max, min + 40);
  if (type === 'number') return fc.double({ min, max, noNaN: true });
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: Math.ceil(min), max: Math.floor(small) }) },
    { weight: 1, arbitrary: fc.integer({ min: Math.ceil(min), max: Math.floor(max) }) },
  );
}
