import { type RawBuilder, sql } from 'kysely';

/** A row as JSON brings it: moments are texts. */
export type AsJson<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? string | Exclude<Row[Name], Date> : Row[Name];
};

/** The rows of a statement as one value of another: several lists in one round trip. */
export const jsonRows = <Row>(rows: RawBuilder<Row>): RawBuilder<AsJson<Row>[]> =>
  sql`coalesce((select json_agg(listed) from (${rows}) listed), '[]')`;

/** Makes moments of the texts in these columns again. */
export const withDates = <Row>(
  rows: readonly AsJson<Row>[],
  ...columns: readonly (keyof Row & string)[]
): Row[] =>
  rows.map((row) => {
    const dates = columns.map((column) => {
      const text = row[column] as string | null;
      return [column, text === null ? null : new Date(text)];
    });
    return { ...row, ...Object.fromEntries(dates) } as Row;
  });
