import * as z from 'zod';
import type { SchemaNames } from './schema-names.ts';

export type Json = Record<string, unknown>;

interface Written {
  /** What has a name, by it. */
  readonly components: Json;
  /** A schema as it stands in the document: a reference where it has a name. */
  readonly of: (schema: z.ZodType) => Json;
}

/** What travels, as JSON Schema: a codec's wire form, and every named schema once. */
export function writeSchemas(schemas: readonly z.ZodType[], names: SchemaNames): Written {
  const keys = new Map([...new Set(schemas)].map((schema, nth) => [schema, String(nth)]));
  const all = z.object(Object.fromEntries([...keys].map(([schema, key]) => [key, schema])));
  const document = z.toJSONSchema(all, { io: 'input', unrepresentable: 'any', metadata: names });
  const { properties = {}, $defs = {} } = referring(document) as {
    properties?: Record<string, Json>;
    $defs?: Json;
  };
  return {
    components: $defs,
    of: (schema) => properties[keys.get(schema) ?? ''] ?? {},
  };
}

/** References point to where OpenAPI keeps schemas. */
const referring = (document: object): unknown =>
  JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/'));
