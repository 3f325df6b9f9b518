import { startPostgres } from '@ribbon/postgres';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const MAIN = resolve(import.meta.dirname, '../../main.ts');
const TIMEOUT_MS = 60_000;

const children = new Set<ChildProcess>();
const dataDirs = new Set<string>();
let template: Promise<string> | undefined;

export interface Product {
  readonly pid: number;
  readonly url: string;
  /** Exit code and signal, once the process has ended. */
  readonly exited: Promise<readonly [number | null, NodeJS.Signals | null]>;
  readonly isRunning: () => boolean;
  /** Everything it wrote to the terminal and the log. */
  readonly reply: () => string;
  kill(signal: NodeJS.Signals): void;
}

/** A folder for one product's data that the account of its PostgreSQL may enter too. */
export async function freshDataDir(): Promise<string> {
  const dataDir = await mkdtemp('/var/tmp/ribbon-crash-');
  dataDirs.add(dataDir);
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** The data of a product that has run and was stopped, by copy: a first start takes seconds. */
export async function usedDataDir(): Promise<string> {
  template ??= makeTemplate();
  const dataDir = await freshDataDir();
  await promisify(execFile)('cp', ['-a', `${await template}/.`, dataDir]);
  return dataDir;
}

async function makeTemplate(): Promise<string> {
  const dataDir = await freshDataDir();
  const product = await startProduct(dataDir);
  product.kill('SIGTERM');
  await product.exited;
  dataDirs.delete(dataDir);
  return dataDir;
}

/** The product as a person starts it, on the database in dataDir; resolves when it is ready. */
export async function startProduct(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    cwd: dataDir,
    // Nothing is inherited: a DATABASE_URL of the person who runs the tests must not be used.
    env: {
      PATH: process.env['PATH'],
      PORT: `${port}`,
      DATA_DIR: dataDir,
      RATE_LIMITS: '0',
      DEMO: '0',
      LOG_LEVEL: 'error',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let reply = '';
  const listen = (chunk: Buffer) => (reply += chunk.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const product: Product = {
    pid: child.pid ?? 0,
    url: `http://localhost:${port}`,
    exited: once(child, 'exit').then(([code, signal]) => [code, signal] as const),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    reply: () => reply,
    kill: (signal) => void child.kill(signal),
  };
  await eventually(async () => {
    if (!product.isRunning()) throw new Error(`The product did not start:\n${reply}`);
    return (await statusOf(product, '/readyz')) === 200;
  });
  return product;
}

/** The PostgreSQL of a data folder; it is started when it is not running. */
export const databaseServer = (dataDir: string) =>
  startPostgres({ dataDir: join(dataDir, 'postgres') });

const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');

/** The process of the PostgreSQL that runs in a data folder, without starting one. */
export const postmasterOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(pidFile(dataDir), 'utf8').catch(() => '')).split('\n', 1)[0]);

/** A server that was stopped in good order takes this file away; its process may linger unreaped. */
export const isStopped = (dataDir: string): boolean => !existsSync(pidFile(dataDir));

/** Ends every process and removes every folder that this file has made, also after a failure. */
export async function cleanUp(): Promise<void> {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await Promise.all([...dataDirs].map(remove));
  dataDirs.clear();
}

export async function removeTemplate(): Promise<void> {
  const made = await template?.catch(() => undefined);
  // Another file of tests may come after this one in the same process.
  template = undefined;
  if (made !== undefined) await rm(made, { recursive: true, force: true });
}

async function remove(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'postgres', 'cluster'))) {
    const server = await databaseServer(dataDir);
    await server.stop();
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

/** What a path answers; undefined when nobody answers. */
export const statusOf = ({ url }: Product, path: string): Promise<number | undefined> =>
  fetch(`${url}${path}`, { signal: AbortSignal.timeout(5000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => undefined,
  );

/** Asks whether the product is ready, on one kept connection, until an answer or an error ends it. */
export function callAgainAndAgain({ url }: Product) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: string[] = [];
  const call = () =>
    new Promise<string>((done, fail) => {
      get(`${url}/readyz`, { agent }, (response) => {
        const { statusCode, headers } = response;
        response.resume().once('end', () => done(`${statusCode} ${headers.connection}`));
      }).once('error', fail);
    });
  async function untilItEnds(): Promise<string> {
    const answer = await call();
    answers.push(answer);
    return answer.endsWith('close') ? answer : untilItEnds();
  }
  const end = untilItEnds()
    .catch((error: NodeJS.ErrnoException) => String(error.code))
    .finally(() => agent.destroy());
  return { answers, end };
}

/** Asks again until it is so; fails when the time is over. */
export async function eventually(
  isSo: () => Promise<boolean>,
  deadline = Date.now() + TIMEOUT_MS,
): Promise<void> {
  if (await isSo()) return;
  if (Date.now() > deadline) throw new Error(`Not so after ${TIMEOUT_MS} ms: ${isSo.toString()}`);
  await sleep(25);
  await eventually(isSo, deadline);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, 'localhost'), 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
