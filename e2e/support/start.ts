import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BASE_URL, DATA_DIR, PORT } from './site.ts';

const root = resolve(import.meta.dirname, '../..');
const TIMEOUT_MS = 60_000;

/** Starts the real product, with its own database and the demo world, and takes it away again. */
export default async function start(): Promise<() => Promise<void>> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  const server = spawn(process.execPath, [join(root, 'apps/api/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      // Whatever the person who runs the tests has set, the journeys have a world of their own.
      NODE_ENV: 'test',
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
      PORT: String(PORT),
      DATA_DIR,
      RATE_LIMITS: '0',
      // The models would take the cores that the browsers need; the journeys are about people who look.
      PICTURE_CHECK: '0',
      // Nobody else reads Italian here: it is English with accents, which shows what no catalogue holds.
      PSEUDO_LANGUAGE: 'it',
      LOG_LEVEL: 'error',
    },
  });
  await ready(server);
  return async () => {
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await gone;
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
}

async function ready(server: ChildProcess): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error('the server ended before it was ready');
    const answer = await fetch(`${BASE_URL}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error('the server was not ready in time');
}
