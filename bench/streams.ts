/**
 * npm run soak:streams — holds many open streams in one process and measures how long a change takes
 * to reach all of them, from the call that makes it. STREAMS and SECONDS say how many and how long.
 */
import { type Served, startRibbon, stop } from './processes.ts';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const bounded = (value: string | undefined, usual: number, most: number) =>
  Math.min(Math.max(1, Number(value) || usual), most);
const STREAMS = bounded(process.env['STREAMS'], 1000, 5000);
const SECONDS = bounded(process.env['SECONDS'], 30, 600);
const PAUSE_MS = 250;
const TIMEOUT_MS = 5000;
const TARGET_P95_MS = 100;
/** Fewer than the server lets in from one address. */
const STREAMS_PER_ADDRESS = 35;

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'gymnast@ribbon.test', password: 'Ribbon!2026' }),
  });
  if (!response.ok) throw new Error(`Nobody could sign in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Streams spread over addresses of this machine, as if they came from as many households. */
async function open(url: string, cookie: string, nth: number, heard: () => void) {
  const outgoing: ClientRequest = request(`${url}/api/stream`, {
    agent: false,
    localAddress: `127.0.1.${1 + Math.floor(nth / STREAMS_PER_ADDRESS)}`,
    headers: { cookie },
  });
  outgoing.end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`Stream ${nth}: ${response.statusCode}`);
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    if (text.includes('"notifications"')) heard();
  });
  response.on('error', () => undefined);
  return outgoing;
}

async function memoryOf({ child }: Served): Promise<string> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]);
  return kilobytes ? `${Math.round(kilobytes / 1024)} MB` : 'unknown';
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function soak(ribbon: Served): Promise<boolean> {
  const cookie = await signIn(ribbon.url);
  const before = await memoryOf(ribbon);
  let received = 0;
  let sentAt = 0;
  const delays: number[] = [];
  const heard = () => {
    received += 1;
    delays.push(performance.now() - sentAt);
  };
  const streams: ClientRequest[] = [];
  const opening = performance.now();
  for (let nth = 0; nth < STREAMS; nth += 1) {
    streams.push(await open(ribbon.url, cookie, nth, heard));
  }
  say(`${STREAMS} streams opened in ${Math.round(performance.now() - opening)} ms`);
  await pause(1000);
  let lost = 0;
  let changes = 0;
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    received = 0;
    sentAt = performance.now();
    await fetch(`${ribbon.url}/api/notifications/read`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: '{"show":"all"}',
    });
    changes += 1;
    while (received < STREAMS && performance.now() - sentAt < TIMEOUT_MS) await pause(2);
    lost += STREAMS - received;
    await pause(PAUSE_MS);
  }
  const sorted = delays.toSorted((one, other) => one - other);
  const p95 = at(sorted, 0.95);
  say(`${changes} changes, ${delays.length} deliveries, ${lost} lost`);
  say(
    `from the call to the browser: p50 ${at(sorted, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${at(sorted, 0.99).toFixed(1)} ms, most ${at(sorted, 1).toFixed(1)} ms`,
  );
  say(`memory of the server: ${before} without streams, ${await memoryOf(ribbon)} with them`);
  for (const stream of streams) stream.destroy();
  return lost === 0 && p95 <= TARGET_P95_MS;
}

const dataDir = await mkdtemp(join(tmpdir(), 'ribbon-streams-'));
const ribbon = await startRibbon({ folder: dataDir });
try {
  const isGood = await soak(ribbon);
  say(isGood ? `Within ${TARGET_P95_MS} ms.` : `Not within ${TARGET_P95_MS} ms.`);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await stop(ribbon);
  await rm(dataDir, { recursive: true, force: true });
}
