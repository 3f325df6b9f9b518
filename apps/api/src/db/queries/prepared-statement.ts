import { CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import { askDirectly } from './direct.ts';

/** Stands for a parameter that each call supplies. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A bound on memory: a shape that holds a date, say, is replaced by another each month. */
const MAX_STATEMENTS = 200;
const statements = new Map<string, Pick<CompiledQuery, 'sql' | 'parameters'>>();

/** Stands for a value that is not known yet where the statement is written. */
export type PlaceholderFor = <Value>(name: string) => Value;
const placeholder: PlaceholderFor = <Value>(name: string) => new Placeholder(name) as Value;

/**
 * Runs a statement whose text is compiled once for each shape; each call only supplies its
 * parameters. For the few that are long and run all the time: compiling such a text anew costs as
 * much as the rest of the request. `shape` must tell apart whatever changes the text.
 */
export async function runPrepared<Row, Database>(
  db: Kysely<Database>,
  shape: string,
  write: (placeholderFor: PlaceholderFor) => RawBuilder<Row>,
  values: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const ask = askDirectly(db);
  // Plugins may change a text, so with them it is compiled each time.
  if (ask === undefined && !db.isTransaction) {
    const { rows } = await write(<Value>(name: string) => values[name] as Value).execute(db);
    return rows;
  }
  let statement = statements.get(shape);
  if (statement === undefined) {
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    statement = write(placeholder).compile(db);
    statements.set(shape, statement);
  }
  const parameters = statement.parameters.map((value) =>
    value instanceof Placeholder ? values[value.name] : value,
  );
  const { rows } = ask
    ? await ask<Row>(statement.sql, parameters)
    : await db.executeQuery<Row>(CompiledQuery.raw(statement.sql, parameters));
  return rows;
}
