import { type PostgresServer, startPostgres } from '@ribbon/postgres';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { say } from './announce.ts';

/** Held shared by every process that uses the server, alone by the one that may stop it. */
const IN_USE = 7_426_351;
const RETRY_MS = 1000;
const ARRIVALS = 10;
const LONGEST_PAUSE_MS = 30_000;

export interface EmbeddedDatabase {
  readonly url: string;
  /** Stops the server, unless another process still uses it. */
  leave(): Promise<void>;
}

/**
 * The PostgreSQL that comes with Ribbon, in DATA_DIR. One connection is kept open: it tells other
 * processes that we are here, and us when the server has died, which then is started again.
 */
export async function embeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'postgres');
  let leaving = false;
  let here: Promise<{ server: PostgresServer; presence: pg.Client }>;

  async function arrive(port?: number, attempt = 1): typeof here {
    const server = await startPostgres({
      dataDir: folder,
      log: say,
      ...(port !== undefined && { port }),
    });
    const presence = new pg.Client({
      connectionString: server.url(),
      application_name: 'ribbon presence',
      keepAlive: true,
    });
    presence.on('error', () => undefined);
    try {
      await presence.connect();
      await presence.query('select pg_advisory_lock_shared($1)', [IN_USE]);
    } catch (error) {
      // The last user before us may just have been stopping it.
      if (attempt >= ARRIVALS) throw error;
      await sleep(RETRY_MS);
      return arrive(port, attempt + 1);
    }
    presence.once('end', () => {
      if (!leaving) here = revive(server.port);
    });
    return { server, presence };
  }

  async function revive(port: number, pause = RETRY_MS): typeof here {
    try {
      // A new and empty database in place of a removed one would be worse than none.
      if (!existsSync(folder)) throw new Error(`${folder} no longer exists.`);
      say('The database server stopped; restarting it.');
      return await arrive(port);
    } catch (error) {
      if (leaving) throw error;
      say(error instanceof Error ? error.message : String(error));
      await sleep(pause);
      return revive(port, Math.min(2 * pause, LONGEST_PAUSE_MS));
    }
  }

  here = arrive();
  return {
    url: (await here).server.url(),
    async leave() {
      leaving = true;
      const found = await here.catch(() => undefined);
      if (found === undefined) return;
      const { server, presence } = found;
      const isLast = await presence
        .query('select pg_advisory_unlock_shared($1)', [IN_USE])
        .then(() => presence.query('select pg_try_advisory_lock($1) as alone', [IN_USE]))
        .then(({ rows }) => rows[0]?.alone === true)
        .catch(() => true);
      if (isLast) await server.stop();
      await presence.end().catch(() => undefined);
    },
  };
}
