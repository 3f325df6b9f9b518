import type { Kysely } from 'kysely';

/** A statement and its values straight to a connection of the pool. */
export type Ask = <Row>(text: string, values: readonly unknown[]) => Promise<{ rows: Row[] }>;

const asks = new WeakMap<object, Ask>();

/** Says how statements reach the pool of `db` without the layers of the query builder. */
export const allowDirect = <Database>(db: Kysely<Database>, ask: Ask): void =>
  void asks.set(db, ask);

/** For what is asked with every request. A transaction has none: it must keep to its connection. */
export const askDirectly = <Database>(db: Kysely<Database>): Ask | undefined => asks.get(db);
