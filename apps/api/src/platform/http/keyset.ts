import { type RawBuilder, sql } from 'kysely';

/** A moment to the microsecond, as the database keeps it: a `Date` knows milliseconds only. */
export const microsOf = (at: Moment): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${momentOf(at)}) * 1000000)::bigint`;

/** What comes after the page that ended there, in lists that are newest first. */
export const olderThan = (cursor: string | undefined, columns: Columns): RawBuilder<boolean> =>
  cursor === undefined ? sql<boolean>`true` : isBefore(cursorIn(cursor), columns);

/** The same for lists that are oldest first. */
export const newerThan = (cursor: string | undefined, columns: Columns): RawBuilder<boolean> =>
  cursor === undefined ? sql<boolean>`true` : isAfter(cursorIn(cursor), columns);

/** Where a page of a list ended, in parts: what orders the list (a moment, a day, a rank) and the id. */
export interface Cursor {
  sortKey: number;
  id: string;
}

export function cursorIn(text: string): Cursor {
  const [sortKey, id = ''] = text.split('.');
  return { sortKey: Number(sortKey), id };
}

const COUNT_MAX = 2_147_483_647;

/** The same of a list that is ordered by a number: a cursor of another list may hold more than it can, or none. */
export function countIn(text: string, most = COUNT_MAX): Cursor {
  const { sortKey, id } = cursorIn(text);
  return { sortKey: Number.isNaN(sortKey) ? 0 : Math.min(sortKey, most), id };
}

/** Further down than a cursor whose sort key is a moment. */
export const isBefore = (cursor: Cursor, columns: Columns): RawBuilder<boolean> =>
  sql<boolean>`${row(columns)} < ${moment(cursor)}`;

/** What has come to such a list since it began there. */
export const isAfter = (cursor: Cursor, columns: Columns): RawBuilder<boolean> =>
  sql<boolean>`${row(columns)} > ${moment(cursor)}`;

/** By what a list is ordered: a column, or an expression that has an index. */
type Moment = string | RawBuilder<unknown>;

interface Columns {
  at: Moment;
  id: string;
}

const momentOf = (at: Moment) => (typeof at === 'string' ? sql.ref(at) : at);
const row = ({ at, id }: Columns) => sql`(${momentOf(at)}, ${sql.ref(id)})`;
const moment = ({ sortKey, id }: Cursor) =>
  sql`(timestamptz 'epoch' + ${sortKey}::double precision * interval '1 microsecond', ${id}::uuid)`;

/** A page of the rows, of which one more was asked for, and where the next one begins. */
export function pageOf<Row extends { id: string; sortKey: number | string }>(
  rows: readonly Row[],
  size: number,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    shown,
    next: rows.length > size && last ? `${last.sortKey}.${last.id}` : null,
  };
}
