import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Shipped } from './binaries.ts';
import { usableBinaries } from './binaries.ts';
import { createCluster, hasCluster, readPassword } from './cluster.ts';
import { describeServer, ensureDatabase, tryConnect } from './database.ts';
import type { Home } from './home/home.ts';
import { choosePort } from './home/port.ts';
import type { Launched, Postmaster } from './postmaster.ts';
import {
  forgetStalePostmaster,
  launchPostmaster,
  runningPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { failure } from './trouble.ts';
import { until } from './until.ts';
import { writeWhole } from './home/whole-file.ts';

// Replaying the write-ahead log after a crash can take a while.
const READY_TIMEOUT_MS = 120_000;
const RETRY_TIMEOUT_MS = 30_000;
const RETRY_PAUSE_MS = 150;
const PORT_TAKEN = /Address already in use/;
// Said while the processes of a killed server, or of a start that was killed, are still about.
const STILL_ENDING = /lock file ".*" already exists|shared memory block .* is still in use/;

export interface Start {
  readonly home: Home;
  readonly shipped: Shipped;
  readonly log: (line: string) => void;
  readonly durable: boolean;
  readonly asked: number | undefined;
}

export interface Running extends Postmaster {
  readonly password: string;
  readonly attached: boolean;
}

/** Leaves one ready server with the product's database; the caller holds the folder's lock. */
export async function bringUp(start: Start): Promise<Running> {
  const { home, shipped, log, durable } = start;
  const made = await hasCluster(home, shipped.major);
  const found = made ? await attach(start) : undefined;
  if (found) return found;
  const native = await usableBinaries(shipped, home, log);
  if (!made) {
    log(`Creating a new database in ${home.folder}.`);
    await createCluster(home, native, durable);
  }
  let lastWords = '';
  const running = await until(async () => {
    const late = lastWords ? await sleep(RETRY_PAUSE_MS).then(() => attach(start)) : undefined;
    const outcome = late ?? (await launch(start, native));
    if (typeof outcome !== 'string') return outcome;
    lastWords = outcome;
    return undefined;
  }, RETRY_TIMEOUT_MS);
  if (running) return running;
  throw await failure(home.folder, lastWords, home.logFile);
}

/** The server an earlier process left running, if it is one we can go on with. */
async function attach({ home, durable, log }: Start): Promise<Running | undefined> {
  const postmaster = await runningPostmaster(home);
  if (!postmaster) return undefined;
  const { pid, port } = postmaster;
  const password = await readPassword(home);
  const client = await until(async () => {
    if (!(await runningPostmaster(home))) return 'gone' as const;
    return tryConnect(port, password);
  }, READY_TIMEOUT_MS);
  if (client === 'gone') return undefined;
  if (!client) throw new Error(`The PostgreSQL server (process ${pid}) did not become ready.`);
  try {
    const server = await describeServer(client);
    if (server.folder === home.cluster && (server.durable || !durable)) {
      await ensureDatabase(client, port, password);
      return { pid, port, password, attached: true };
    }
  } finally {
    await client.end();
  }
  log('Restarting PostgreSQL: it was running with other settings.');
  await stopPostmaster(home, pid);
  return undefined;
}

/** A running server, or the last words of one that is worth another try. */
async function launch({ home, asked, durable }: Start, native: string): Promise<Running | string> {
  await forgetStalePostmaster(home);
  const password = await readPassword(home);
  const port = await choosePort(home, asked);
  const server = await launchPostmaster(home, native, { port, durable });
  try {
    const client = await ready(server, port, password);
    if (client) {
      await ensureDatabase(client, port, password).finally(() => client.end());
      await writeWhole(home.port, `${port}\n`, 0o644);
      return { pid: server.pid, port, password, attached: false };
    }
  } catch (error) {
    await stopPostmaster(home, server.pid);
    throw error;
  }
  const reply = await server.reply();
  if (PORT_TAKEN.test(reply) || STILL_ENDING.test(reply)) return reply;
  await stopPostmaster(home, server.pid);
  throw await failure(home.folder, reply, home.logFile);
}

/** Undefined when the server gave up or takes too long. */
async function ready(server: Launched, port: number, password: string) {
  const client = await until(async (): Promise<Client | 'exited' | undefined> => {
    return server.exited() ? 'exited' : tryConnect(port, password);
  }, READY_TIMEOUT_MS);
  return client === 'exited' ? undefined : client;
}
