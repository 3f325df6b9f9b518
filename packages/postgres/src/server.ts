import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { shippedBinaries } from './binaries.ts';
import { databaseUrl } from './database.ts';
import { openHome } from './home/home.ts';
import { withLock } from './home/lock.ts';
import { stopPostmaster } from './postmaster.ts';
import { bringUp } from './start.ts';
import { plainly } from './trouble.ts';

export interface PostgresOptions {
  /** A folder the launcher owns; made when missing. */
  dataDir: string;
  log?: (line: string) => void;
  /** false trades safety in a power cut for speed: for tests. */
  durable?: boolean;
  /** Without it a free port is chosen and remembered. */
  port?: number;
}

export interface PostgresServer {
  readonly port: number;
  readonly pid: number;
  /** true when the server was running already. */
  readonly attached: boolean;
  url(database?: string): string;
  /** Stops the server for everyone, also when it was attached to. */
  stop(): Promise<void>;
}

/** Starts the PostgreSQL server of a folder, or attaches to it when it is running already. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const dataDir = resolve(options.dataDir);
  const { log = () => undefined, durable = true, port: asked } = options;
  const explained = async (error: unknown) => {
    throw await plainly(error, dataDir);
  };
  const start = async (): Promise<PostgresServer> => {
    const shipped = await shippedBinaries();
    const home = await openHome(dataDir, log);
    const { pid, port, password, attached } = await withLock(home.lock, () =>
      bringUp({ home, shipped, log, durable, asked }),
    );
    const end = async () => {
      // Someone may have deleted the whole folder, and the lock with it.
      if (!existsSync(home.folder)) return stopPostmaster(home, pid);
      return withLock(home.lock, () => stopPostmaster(home, pid)).catch(explained);
    };
    let ended: Promise<void> | undefined;
    return {
      port,
      pid,
      attached,
      url: (database) => databaseUrl(port, password, database),
      stop: () => (ended ??= end()),
    };
  };
  return start().catch(explained);
}
