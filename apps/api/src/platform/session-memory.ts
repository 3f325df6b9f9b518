import type { DB } from '#db/schema.generated';
import { type Kysely, sql } from 'kysely';

/** Where the database says whose sessions mean something else from now on (migration 0026). */
export const SESSION_CHANNEL = 'ribbon_sessions';

/** Has the database speak to whoever listens: what cannot hear this hears nothing (a proxy in between, say). */
export const callOut = (db: Kysely<DB>) =>
  sql`select pg_notify(${SESSION_CHANNEL}, '')`.execute(db);

/** Even if a word of the database should be lost, nobody is taken for who they were any longer. */
const LONGEST_MS = 10_000;
/** More people than this are not about at once in one process; then it begins anew. */
const MOST = 5000;

interface Remembered<Row> {
  row: Row;
  until: number;
}

/**
 * Remembers the rows of sessions while the database is heard, so that a page of ten requests looks
 * its reader up once. Forgets a person whose sessions, account or roles change, wherever that
 * happens, and everybody after each request that may have changed something in this process: whoever
 * does a thing sees it done at once, and others within the milliseconds that a NOTIFY takes.
 */
export function sessionMemory<Row extends { id: string }>() {
  const known = new Map<string, Remembered<Row>>();
  let isHeard = false;
  /** Moves on with everything that is forgotten: what was read before is not kept after. */
  let age = 0;

  function forget(): void {
    age += 1;
    known.clear();
  }

  return {
    find(token: string, now: number): Row | undefined {
      const found = known.get(token);
      return found !== undefined && found.until > now ? found.row : undefined;
    },

    /** Reads a row and keeps it, unless something changed meanwhile. */
    async read(
      token: string,
      now: number,
      ask: () => Promise<Row | undefined>,
    ): Promise<Row | undefined> {
      const before = age;
      const row = await ask();
      if (row !== undefined && isHeard && age === before) {
        if (known.size >= MOST) known.clear();
        known.set(token, { row, until: now + LONGEST_MS });
      }
      return row;
    },

    forget,

    /** The database has spoken: of a person, or, without a name, only to say that it is heard. */
    hear(userId: string): void {
      isHeard = true;
      age += 1;
      for (const [token, { row }] of known) if (row.id === userId) known.delete(token);
    },

    /** Nobody would tell us now. */
    loseHearing(): void {
      isHeard = false;
      forget();
    },
  };
}
