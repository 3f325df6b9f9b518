import { oneLine } from '@ribbon/domain/kernel';

/**
 * Reads what comes from an address, from storage or from another tab, without the schemas that forms
 * and the server use: they are large, and every page would have to load them.
 */
export type Reader<Value> = (given: unknown) => Value | undefined;
type Readers = Readonly<Record<string, Reader<unknown>>>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** Words of one line; an address may hold a number where somebody typed one. */
export const text =
  (max: number): Reader<string> =>
  (given) => {
    if (typeof given !== 'string' && typeof given !== 'number') return undefined;
    const words = String(given).trim();
    const isFine = words !== '' && words.length <= max && oneLine[0].test(words);
    return isFine ? words : undefined;
  };

/** Words of any lines, as they are. */
export const writing =
  (max: number): Reader<string> =>
  (given) =>
    typeof given === 'string' && given.length <= max ? given : undefined;

/** One of the choices that have these labels. */
export const choice =
  <Value extends string>(labels: Readonly<Record<Value, unknown>>): Reader<Value> =>
  (given) =>
    typeof given === 'string' && Object.hasOwn(labels, given) ? (given as Value) : undefined;

export const oneOf =
  <const Value>(...values: readonly Value[]): Reader<Value> =>
  (given) =>
    values.find((value) => value === given);

export const idOf =
  <Id extends string = string>(): Reader<Id> =>
  (given) =>
    typeof given === 'string' && UUID.test(given) ? (given as Id) : undefined;

export const wholeNumber =
  (min: number, max: number): Reader<number> =>
  (given) =>
    Number.isInteger(given) && Number(given) >= min && Number(given) <= max
      ? Number(given)
      : undefined;

type Values<Fields extends Readers> = {
  [Key in keyof Fields]: Exclude<ReturnType<Fields[Key]>, undefined>;
};
type Found<Fields extends Readers> = { [Key in keyof Fields]?: Values<Fields>[Key] | undefined };

const entriesOf = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};

export interface Search<Fields extends Readers = Readers> {
  readonly fields: Fields;
  parse(given: unknown): Found<Fields>;
}
export type SearchValues<Of extends Search> = ReturnType<Of['parse']>;

/** What an address may hold behind the question mark; what makes no sense is left out. */
export const searchOf = <const Fields extends Readers>(fields: Fields): Search<Fields> => ({
  fields,
  parse(given) {
    const entries = entriesOf(given);
    return Object.fromEntries(
      Object.entries(fields).flatMap(([key, read]) => {
        const value = read(entries[key]);
        return value === undefined ? [] : [[key, value]];
      }),
    ) as Found<Fields>;
  },
});

type Kinds = Readonly<Record<string, Readers>>;
export type OneKind<List extends Kinds> = {
  [Kind in keyof List]: { kind: Kind } & Values<List[Kind]>;
}[keyof List];

/** One of several kinds of a thing, each with all of its fields. */
export const kindsOf =
  <const List extends Kinds>(kinds: List): Reader<OneKind<List>> =>
  (given) => {
    const { kind } = entriesOf(given);
    if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return undefined;
    const fields = searchOf(kinds[kind] ?? {});
    const found = fields.parse(given);
    return Object.keys(fields.fields).every((key) => key in found)
      ? ({ kind, ...found } as OneKind<List>)
      : undefined;
  };
