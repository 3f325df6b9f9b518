import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterAll, afterEach } from 'vitest';
import type { PostgresOptions, PostgresServer } from '../index.ts';
import { startPostgres } from '../index.ts';
import { runningPostmaster, stopPostmaster } from '../postmaster.ts';
import { until } from '../until.ts';

export const isRoot = process.getuid?.() === 0;
export const nobody = { uid: 65534, gid: 65534 };

interface Report {
  readonly pid: number;
  readonly port: number;
  readonly attached: boolean;
  readonly url: string;
  readonly error?: string;
  readonly lines: readonly string[];
}

const children: ChildProcess[] = [];
const folders: string[] = [];
const mounts: string[] = [];
const dataDirs = new Set<string>();

/** Registered before the test, so that it also cleans up after a failure. */
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all([...dataDirs].map(endServer));
  dataDirs.clear();
  for (const mount of mounts.splice(0)) execFileSync('umount', [mount]);
  const gone = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
  await Promise.all(folders.splice(0).map((folder) => rm(folder, gone)));
}, 60_000);

async function endServer(dataDir: string): Promise<void> {
  const pointer = await readFile(join(dataDir, 'where-the-data-is.txt'), 'utf8').catch(() => '');
  const elsewhere = pointer.split('\n')[1];
  const home = { cluster: join(elsewhere ?? dataDir, 'cluster') };
  const server = await runningPostmaster(home).catch(() => undefined);
  if (server) await stopPostmaster(home, server.pid);
  if (elsewhere !== undefined) folders.push(elsewhere);
}

/** Memory, where there is plenty: making and removing a cluster is a thousand small files. */
const fastPlace = await statfs('/dev/shm').then(
  ({ bavail, bsize }) => (bavail * bsize > 2 ** 31 ? '/dev/shm' : tmpdir()),
  () => tmpdir(),
);

export async function temporaryFolder(place = fastPlace): Promise<string> {
  const folder = await realpath(await mkdtemp(join(place, 'ribbon-postgres-')));
  folders.push(folder);
  await chmod(folder, 0o755);
  return folder;
}

/** A path nobody has made yet, below a folder that is removed after the test. */
export async function freshDataDir(parent?: string): Promise<string> {
  const dataDir = join(parent ?? (await temporaryFolder()), 'data', 'postgres');
  dataDirs.add(dataDir);
  return dataDir;
}

let template: Promise<string> | undefined;

/** A database that has been started before, by copy: for tests that are not about the first start. */
export async function usedDataDir(): Promise<string> {
  template ??= makeTemplate();
  const dataDir = await freshDataDir();
  await mkdir(dirname(dataDir));
  execFileSync('cp', ['-a', await template, dataDir]);
  return dataDir;
}

async function makeTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(fastPlace, 'ribbon-postgres-template-'));
  await (await start({ dataDir })).stop();
  await rm(join(dataDir, 'port'));
  return dataDir;
}

afterAll(async () => {
  if (template) await rm(await template, { recursive: true, force: true });
});

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A child that has ended keeps its id until Node has taken notice. */
export const hasGone = (pid: number) =>
  until(async () => (isAlive(pid) ? undefined : true), 10_000);

export function mountSmallDisk(folder: string, megabytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  mounts.push(folder);
}

export const start = (options: PostgresOptions): Promise<PostgresServer> =>
  startPostgres({ durable: false, ...options });

interface AppOptions extends PostgresOptions {
  /** Leave at once, with the server running. */
  readonly leave?: boolean;
}

/** startPostgres in a process of its own, in a process group of its own like a shell's job. */
export function startApp(
  options: AppOptions,
  as: { uid?: number; gid?: number } = {},
  source = join(import.meta.dirname, '..'),
) {
  const settings = JSON.stringify({ durable: false, ...options });
  const child = spawn(process.execPath, [join(source, 'testing/app.ts'), settings], {
    ...as,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const exited = once(child, 'exit');
  const report = once(createInterface({ input: child.stdout }), 'line').then(([line]): Report =>
    JSON.parse(String(line)),
  );
  return { pid: child.pid ?? 0, report, exited, stop: () => child.stdin.write('stop\n') };
}

export function startStranger(as: { uid?: number; gid?: number }): ChildProcess {
  const child = spawn('sleep', ['60'], { ...as, stdio: 'ignore' });
  children.push(child);
  return child;
}

export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
