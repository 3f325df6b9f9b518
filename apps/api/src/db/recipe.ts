import { CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import { askDirectly } from './direct.ts';

/** A place in a statement that each call fills in. */
class Blank {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** More shapes than this are not in use at once; what is older was of another month, say. */
const MOST_SHAPES = 200;
const recipes = new Map<string, Pick<CompiledQuery, 'sql' | 'parameters'>>();

/** Stands for a value that is not known yet where the statement is written. */
export type BlankFor = <Value>(name: string) => Value;
const blank: BlankFor = <Value>(name: string) => new Blank(name) as Value;

/**
 * Runs a statement whose text is put together once for each shape and only filled in afterwards. For
 * the few that are long and asked for all the time: writing such a text anew costs as much as the
 * rest of the request. `shape` must tell apart whatever changes the text.
 */
export async function runRecipe<Row, Database>(
  db: Kysely<Database>,
  shape: string,
  write: (blankFor: BlankFor) => RawBuilder<Row>,
  values: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const ask = askDirectly(db);
  // With plugins a text may become another: theirs is written each time.
  if (ask === undefined && !db.isTransaction) {
    const { rows } = await write(<Value>(name: string) => values[name] as Value).execute(db);
    return rows;
  }
  let recipe = recipes.get(shape);
  if (recipe === undefined) {
    if (recipes.size >= MOST_SHAPES) recipes.clear();
    recipe = write(blank).compile(db);
    recipes.set(shape, recipe);
  }
  const filled = recipe.parameters.map((value) =>
    value instanceof Blank ? values[value.name] : value,
  );
  const { rows } = ask
    ? await ask<Row>(recipe.sql, filled)
    : await db.executeQuery<Row>(CompiledQuery.raw(recipe.sql, filled));
  return rows;
}
