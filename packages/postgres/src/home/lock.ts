import { DatabaseSync } from 'node:sqlite';
import { until } from '../until.ts';

const TIMEOUT_MS = 180_000;
const SQLITE_BUSY = 5;

/**
 * Lets one process at a time work on a data folder. SQLite is used for its file lock alone:
 * the kernel drops it when its holder is killed, so no lock can ever be stale.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const holder = new DatabaseSync(file, { timeout: 0 });
  try {
    const held = await until(async () => tryLock(holder), TIMEOUT_MS);
    if (held === undefined) {
      throw new Error(`Another process has been busy with this database for minutes (${file}).`);
    }
    return await work();
  } finally {
    holder.close();
  }
}

function tryLock(holder: DatabaseSync): true | undefined {
  try {
    // Without a journal on disk the lock can be had on a full disk too, where a server must be stopped.
    holder.exec('pragma journal_mode = memory; begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      return undefined;
    }
    throw error;
  }
}
