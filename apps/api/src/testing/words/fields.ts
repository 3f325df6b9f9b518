import { contract } from '@ribbon/domain/contract';
import type { Endpoint } from '@ribbon/domain/kernel';
import * as z from 'zod';

interface Shape {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

/** Ids, days and moments are checked by their form: nobody can write words into them. */
const FORMS = new Set(['uuid', 'date', 'date-time', 'time']);

/** The places of a body into which somebody can write words, `media[].alt` say. */
function textsIn(shape: Shape, path = ''): string[] {
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const own =
    shape.type === 'string' &&
    shape.enum === undefined &&
    shape.const === undefined &&
    !FORMS.has(shape.format ?? '');
  const { additionalProperties: more } = shape;
  return [
    ...(own ? [path] : []),
    ...[shape.anyOf, shape.oneOf, shape.allOf].flatMap((ways) =>
      (ways ?? []).flatMap((way) => textsIn(way, path)),
    ),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, one]) => textsIn(one, below(name))),
    ...(typeof more === 'object' ? textsIn(more, below('*')) : []),
    ...(shape.items ? textsIn(shape.items, `${path}[]`) : []),
  ];
}

/** Every text field of every body of the contract, as `slice.endpoint field`. */
export const textFields: readonly string[] = Object.entries(contract).flatMap(
  ([slice, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { body }]) => {
      if (body === undefined) return [];
      const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape;
      return [...new Set(textsIn(shape))].map((field) => `${slice}.${name} ${field}`);
    }),
);

/** Every endpoint, as `slice.name`. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(contract).flatMap(([slice, ofSlice]) =>
    Object.entries(ofSlice).map(([name, endpoint]) => [`${slice}.${name}`, endpoint as Endpoint]),
  ),
);

/** The body with these words at `details.programs[]` and the like. */
export function withWords(body: unknown, path: string, words: string): unknown {
  const [first = '', ...rest] = path.split('.');
  const isList = first.endsWith('[]');
  const name = first.replace('[]', '');
  const object = body as Record<string, unknown>;
  const before = object[name];
  const inside = (value: unknown) =>
    rest.length === 0 ? words : withWords(value ?? {}, rest.join('.'), words);
  const value = isList ? [inside(Array.isArray(before) ? before[0] : undefined)] : inside(before);
  return { ...object, [name]: value };
}
