import type { DB } from '#db/schema.generated';
import { type Kysely, sql } from 'kysely';

/** The channel on which the database announces whose sessions have changed (migration 0026). */
export const SESSION_CHANNEL = 'ribbon_sessions';

/** Sends an empty notification: a listener that never receives it is cut off (by a proxy in between, say). */
export const pingSessionListeners = (db: Kysely<DB>) =>
  sql`select pg_notify(${SESSION_CHANNEL}, '')`.execute(db);

/** Even if a notification is lost, a cached session is not trusted any longer than this. */
const LONGEST_MS = 10_000;
/** A bound on memory: when it is reached, the cache starts empty. */
const MOST = 5000;

interface Remembered<Row> {
  row: Row;
  until: number;
}

/**
 * Caches the rows of sessions while the listener is connected, so that a page of ten requests looks
 * its reader up once. Forgets a person whose sessions, account or roles change, wherever that
 * happens, and everybody after each request that may have changed something in this process: people
 * see their own changes at once, and others' within the milliseconds that a NOTIFY takes.
 */
export function sessionMemory<Row extends { id: string }>() {
  const known = new Map<string, Remembered<Row>>();
  let isListening = false;
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
      if (row !== undefined && isListening && age === before) {
        if (known.size >= MOST) known.clear();
        known.set(token, { row, until: now + LONGEST_MS });
      }
      return row;
    },

    forget,

    /** A notification arrived: about one person, or, when empty, as proof that the listener works. */
    onNotification(userId: string): void {
      isListening = true;
      age += 1;
      for (const [token, { row }] of known) if (row.id === userId) known.delete(token);
    },

    /** The listener is disconnected: changes would go unnoticed, so nothing is cached. */
    onListenerLost(): void {
      isListening = false;
      forget();
    },
  };
}
