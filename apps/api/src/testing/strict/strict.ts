import * as z from 'zod';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/** What a schema is made of; `.def` alone does not tell its kinds apart. */
const defOf = (schema: Schema): Def => (schema as z.core.$ZodTypes & { def: unknown }).def as Def;

/** Kinds that hold no other schema. */
const LEAVES = new Set<Def['type']>([
  'string',
  'number',
  'bigint',
  'boolean',
  'date',
  'enum',
  'literal',
  'null',
  'undefined',
  'void',
  'never',
  'any',
  'unknown',
  'template_literal',
  'custom',
  'transform',
]);

/** One of each schema: walked once, and a schema that holds itself comes to an end. */
const known = new WeakMap<Schema, Schema>();

/** The same schema, but refusing fields that it does not name, however deep they are. */
export function strict<S extends Schema>(schema: S): S {
  const before = known.get(schema);
  if (before !== undefined) return before as S;
  const def = defOf(schema);
  const made = LEAVES.has(def.type)
    ? schema
    : z.core.clone(schema, replaced(def, partsOf(def)) as S['_zod']['def']);
  known.set(schema, made);
  known.set(made, made);
  return made;
}

/** A copy that keeps getters as getters. */
const replaced = (def: Def, parts: object): object =>
  Object.defineProperties({ ...def }, Object.getOwnPropertyDescriptors(parts));

/** Whatever a schema is made of, made strict. */
function partsOf(def: Def): object {
  switch (def.type) {
    case 'object':
      return {
        // Asked for late, since a field may be of the kind that is being made.
        get shape() {
          return mapped(def.shape);
        },
        catchall: def.catchall === undefined ? z.never() : strict(def.catchall),
      };
    case 'array':
      return { element: strict(def.element) };
    case 'tuple':
      return { items: def.items.map(strict), rest: def.rest === null ? null : strict(def.rest) };
    case 'record':
      return { keyType: strict(def.keyType), valueType: strict(def.valueType) };
    case 'union':
      return { options: def.options.map(strict) };
    case 'pipe':
      return { in: strict(def.in), out: strict(def.out) };
    case 'lazy':
      return { getter: () => strict(def.getter()) };
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return { innerType: strict(def.innerType) };
    default:
      // An intersection, say: each half would refuse the fields of the other.
      throw new Error(`nobody knows how to read a ${def.type} strictly`);
  }
}

const mapped = (shape: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, strict(part)]));
