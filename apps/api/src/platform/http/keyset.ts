import { type RawBuilder, sql } from 'kysely';

/** A moment to the microsecond, as the database keeps it: a `Date` knows milliseconds only. */
export const microsOf = (at: Moment): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${momentOf(at)}) * 1000000)::bigint`;

/** What comes after the page that ended there, in lists that are newest first. */
export const olderThan = (cursor: string | undefined, columns: Columns): RawBuilder<boolean> =>
  cursor === undefined ? sql<boolean>`true` : isBefore(placeIn(cursor), columns);

/** The same for lists that are oldest first. */
export const newerThan = (cursor: string | undefined, columns: Columns): RawBuilder<boolean> =>
  cursor === undefined ? sql<boolean>`true` : isAfter(placeIn(cursor), columns);

/** Where a list was left, in parts. */
export interface Place {
  micros: number;
  id: string;
}

export function placeIn(cursor: string): Place {
  const [micros, id = ''] = cursor.split('.');
  return { micros: Number(micros), id };
}

/** Further down than a place. */
export const isBefore = (place: Place, columns: Columns): RawBuilder<boolean> =>
  sql<boolean>`${row(columns)} < ${moment(place)}`;

/** What has come to such a list since it began there. */
export const isAfter = (place: Place, columns: Columns): RawBuilder<boolean> =>
  sql<boolean>`${row(columns)} > ${moment(place)}`;

/** By what a list is ordered: a column, or an expression that has an index. */
type Moment = string | RawBuilder<unknown>;

interface Columns {
  at: Moment;
  id: string;
}

const momentOf = (at: Moment) => (typeof at === 'string' ? sql.ref(at) : at);
const row = ({ at, id }: Columns) => sql`(${momentOf(at)}, ${sql.ref(id)})`;
const moment = ({ micros, id }: Place) =>
  sql`(timestamptz 'epoch' + ${micros}::double precision * interval '1 microsecond', ${id}::uuid)`;

/** A page of the rows, of which one more was asked for, and where the next one begins. */
export function pageOf<Row extends { id: string; micros: number }>(
  rows: readonly Row[],
  size: number,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    shown,
    next: rows.length > size && last ? `${last.micros}.${last.id}` : null,
  };
}
