import type { DB } from '#db/schema.generated';
import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';

/**
 * A long statement that is put together once and then only filled in: where it is asked for often,
 * writing the same text anew costs as much as the rest of the request. `marks` stand for what
 * changes; each is a value that occurs nowhere else.
 */
export function prepared<Row, Values extends Record<string, unknown>>(
  marks: Values,
  write: (marks: Values) => RawBuilder<Row>,
) {
  let statement: CompiledQuery<Row> | undefined;
  return async (db: Kysely<DB>, values: Values): Promise<Row[]> => {
    statement ??= write(marks).compile(db);
    const given = new Map(Object.keys(marks).map((key) => [marks[key], values[key]]));
    const parameters = statement.parameters.map((value) =>
      given.has(value) ? given.get(value) : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };
}
