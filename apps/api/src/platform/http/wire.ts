import type { Endpoint } from '@ribbon/domain/kernel';
import * as z from 'zod';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * `X | null` as one nullable schema: the compiled serialiser then writes it directly instead of
 * trying each alternative.
 */
function flattenNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(flattenNullable);
  if (!isJson(schema)) return schema;
  const flat: Json = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, flattenNullable(value)]),
  );
  const options = flat['anyOf'];
  if (!Array.isArray(options) || options.length !== 2) return flat;
  const [value, none] = options as [unknown, unknown];
  if (!isJson(value) || !isJson(none) || none['type'] !== 'null') return flat;
  const { anyOf: _, ...rest } = flat;
  return { ...rest, ...value, nullable: true };
}

/** The JSON Schema of what travels: a codec's wire form, not its form in code. */
export const wireSchema = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

export const saysNothing = ({ returns }: Endpoint): boolean => returns instanceof z.ZodVoid;

/** The schema that an endpoint's serialiser is compiled from; it drops what is not promised. */
export function responseSchema({ returns }: Endpoint): Json {
  const { $schema: _, ...schema } = wireSchema(returns);
  return flattenNullable(schema) as Json;
}
