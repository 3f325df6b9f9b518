import { type RawBuilder, sql } from 'kysely';

/** Where a page begins that follows this row; microseconds, as exact as the database itself. */
export const cursorAt = (moment: string, id: string): RawBuilder<string> =>
  sql<string>`(extract(epoch from ${sql.ref(moment)}) * 1000000)::bigint || '.' || ${sql.ref(id)}`;

/** Rows behind a cursor, for lists that show the newest first. */
export function isAfter(cursor: string | undefined, moment: string, id: string) {
  if (cursor === undefined) return sql<boolean>`true`;
  const [micros = '0', last = ''] = cursor.split('.');
  return sql<boolean>`(${sql.ref(moment)}, ${sql.ref(id)}) <
    (timestamptz 'epoch' + ${Number(micros)}::double precision * interval '1 microsecond', ${last}::uuid)`;
}

/** One row more than a page was asked for; it only tells whether there is a next one. */
export function pageOf<Row extends { cursor: string }>(rows: readonly Row[], size: number) {
  const shown = rows.slice(0, size);
  return { shown, next: rows.length > size ? (shown.at(-1)?.cursor ?? null) : null };
}

/** What was typed, as words that mean only themselves to `like`. */
export const likeWords = (search: string): RawBuilder<string> =>
  sql<string>`'%' || searchable(${search.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}) || '%'`;
