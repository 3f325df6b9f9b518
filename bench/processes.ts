import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '..');
const MAIN = join(ROOT, 'apps/api/dist/main.js');
const RUNTIME = JSON.parse(readFileSync(join(ROOT, 'apps/api/runtime.json'), 'utf8')) as {
  flags: readonly string[];
  env: Readonly<Record<string, string>>;
};
/** Good for one run on this machine. */
const SECRET = randomBytes(32).toString('hex');
const PASSWORD = 'Ribbon!2026';

export interface Served {
  readonly url: string;
  readonly child: ChildProcess;
}

/** The product with its demo world, as `npm start` runs it but for the limits on calls. */
export async function startRibbon(
  { folder, databaseUrl }: { folder: string; databaseUrl?: string },
  { preload, onLine }: { preload?: string; onLine?: (line: string) => void } = {},
): Promise<Served> {
  const port = await freePort();
  const preloading = preload ? ['--import', preload] : [];
  const child = spawn(process.execPath, [...RUNTIME.flags, ...preloading, MAIN], {
    env: {
      ...RUNTIME.env,
      PATH: process.env['PATH'],
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET }),
      DEMO: '1',
      RATE_LIMITS: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(preload ? (['ipc'] as const) : [])],
  });
  const { stdout } = child;
  if (stdout === null) throw new Error('Ribbon has no output.');
  for await (const line of createInterface({ input: stdout })) {
    if (line.startsWith('Ribbon is ready')) {
      if (onLine) createInterface({ input: stdout }).on('line', onLine);
      stdout.resume();
      return { url: `http://127.0.0.1:${port}`, child };
    }
  }
  throw new Error('Ribbon did not start.');
}

/** A program of this folder that says where it listens. */
export async function startProgram(file: string, ...given: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { url: String(line), child };
}

/** node:http alone, with an answer for each path. */
export const startBare = (answers: Readonly<Record<string, string>>): Promise<Served> =>
  startProgram('bare-server.ts', JSON.stringify(answers));

/** node:http and the driver, for the radius search. */
export const startBareFinder = (databaseUrl: string): Promise<Served> =>
  startProgram('bare-finder.ts', databaseUrl);

export async function stop({ child }: Served): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  // A channel to us would keep it alive.
  if (child.connected) child.disconnect();
  child.kill('SIGTERM');
  await ended;
}

/** The cookie of a signed-in person of the demo world. */
export async function signIn({ url }: Served, who = 'gymnast'): Promise<string> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@ribbon.test`, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
