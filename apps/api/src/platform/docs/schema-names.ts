import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod';

/** Names of schemas, for the description of the API. */
export type SchemaNames = z.core.$ZodRegistry<{ id: string; description?: string }>;

/**
 * What each slice of domain exports, by its own name: a schema and its type share one, and a new
 * slice needs no line here. Two different schemas of one name would be an error of zod's.
 */
export async function schemaNames(): Promise<SchemaNames> {
  const names: SchemaNames = z.registry();
  const contract = createRequire(import.meta.url).resolve('@ribbon/domain/contract');
  const slices = await readdir(join(dirname(contract), '..'));
  for (const slice of slices.toSorted()) {
    const exported: Record<string, unknown> = await import(`@ribbon/domain/${slice}`);
    for (const [name, schema] of Object.entries(exported)) {
      if (schema instanceof z.ZodType && !NAMELESS.has(name) && !names.has(schema))
        names.add(schema, { id: upperFirst(name) });
    }
  }
  return names;
}

/** They stand for what is no JSON. */
const NAMELESS = new Set(['nothing', 'download', 'storedFile']);

export const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
