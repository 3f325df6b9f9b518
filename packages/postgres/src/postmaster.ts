import { spawn, execFile } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asAccount, cannotRun } from './home/account.ts';
import type { Home } from './home/home.ts';
import { until } from './until.ts';
import { readIfThere } from './home/whole-file.ts';

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
const STOP_TIMEOUT_MS = 60_000;
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** The running server of this folder, told from a dead one and from a stranger who got its pid. */
export async function runningPostmaster({
  cluster,
}: Pick<Home, 'cluster'>): Promise<Postmaster | undefined> {
  const lines = (await readIfThere(join(cluster, 'postmaster.pid')))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && (await isPostmaster(pid, cluster)) ? { pid, port } : undefined;
}

/** The command line is readable even to a root without ptrace rights, and empty for a zombie. */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  const command =
    process.platform === 'linux'
      ? (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
      : await promisify(execFile)('ps', ['-ww', '-p', `${pid}`, '-o', 'command=']).then(
          ({ stdout }) => stdout,
          () => '',
        );
  return command.includes(`postgres -D ${cluster} `);
}

/**
 * PostgreSQL would refuse to start when a stranger of the same account got the dead server's pid.
 * A second server stays impossible: the shared memory of a living one is still found.
 */
export async function forgetStalePostmaster(home: Home): Promise<void> {
  const file = join(home.cluster, 'postmaster.pid');
  const pid = Number((await readIfThere(file))?.split('\n')[0]);
  if (isAlive(pid) && !(await runningPostmaster(home))) await rm(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A process that is ending loses its command line before it lets go of its port. */
async function isEnding(pid: number): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return line !== '' && command === '' && !/\) [ZX] /.test(line);
}

/** Asks for a fast shutdown and waits for it; quiet when the server is gone already. */
export async function stopPostmaster(
  { cluster }: Pick<Home, 'cluster'>,
  pid: number,
): Promise<void> {
  const gone = async () =>
    (await isPostmaster(pid, cluster)) || (await isEnding(pid)) ? undefined : true;
  const ended = async (signal: NodeJS.Signals, timeoutSeconds: number) => {
    if (!(await isPostmaster(pid, cluster))) return true;
    process.kill(pid, signal);
    return until(gone, timeoutSeconds);
  };
  if (await ended('SIGINT', STOP_TIMEOUT_MS)) return;
  // SIGQUIT is as safe as a power cut: the next start replays the write-ahead log.
  if (await ended('SIGQUIT', STOP_TIMEOUT_MS)) return;
  throw new Error(`The PostgreSQL server (process ${pid}) did not stop.`);
}

const settings = (port: number, durable: boolean) => [
  'listen_addresses=127.0.0.1',
  `port=${port}`,
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'shared_buffers=128MB',
  'max_connections=100',
  ...(durable ? [] : NOT_DURABLE),
];

export interface Launched {
  readonly pid: number;
  readonly exited: () => boolean;
  readonly reply: () => Promise<string>;
}

/** In a session of its own: Ctrl-C in the terminal reaches the app, which then stops the server. */
export async function launchPostmaster(
  { cluster, logFile, account }: Home,
  native: string,
  { port, durable }: { port: number; durable: boolean },
): Promise<Launched> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  const log = await open(logFile, 'a', 0o600);
  const start = size > LOG_LIMIT_BYTES ? 0 : size;
  const program = join(native, 'bin/postgres');
  const options = settings(port, durable).flatMap((setting) => ['-c', setting]);
  try {
    if (start < size) await log.truncate(0);
    const child = spawn(program, ['-D', cluster, ...options], {
      ...asAccount(account),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    child.once('error', (error) => reject(cannotRun(program, account, error)));
    child.once('spawn', () => resolve(child.pid ?? 0));
    child.unref();
    return {
      pid: await promise,
      exited: () => child.exitCode !== null || child.signalCode !== null,
      reply: async () => (await readFile(logFile)).subarray(start).toString(),
    };
  } finally {
    await log.close();
  }
}
