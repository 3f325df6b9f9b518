import * as z from 'zod';

/** One of the names of a table, so that a new name is one row. */
export const rowOf = <Table extends Readonly<Record<string, unknown>>>(table: Table) =>
  z.enum(Object.keys(table) as (keyof Table & string)[]);
