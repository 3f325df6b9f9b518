/**
 * npm run soak — the product under an even load for MINUTES (30) at RATE (40) requests a second, with its
 * embedded PostgreSQL; says each minute what its memory holds, and fails when it grows.
 */
import { type Served, signIn, startRibbon, stop } from '../processes.ts';
import { visits } from './visits.ts';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const bounded = (value: string | undefined, usual: number, most: number) =>
  Math.min(Math.max(1, Number(value) || usual), most);
const MINUTES = bounded(process.env['MINUTES'], 30, 24 * 60);
const RATE = bounded(process.env['RATE'], 40, 1000);
const MINUTE_MS = 60_000;
/** Caches fill first; what comes after the first third must stay within these shares of it. */
const WARM_UP = 1 / 3;
const GROWTH_MOST = { held: 0.05, rss: 0.1 };
const MB = 1_048_576;

const say = (text: string) => void process.stdout.write(`${text}\n`);

interface Sample {
  minute: number;
  rss: number;
  held: number;
}

async function sampleOf({ child }: Served, minute: number): Promise<Sample> {
  child.send('sample');
  const [memory] = (await once(child, 'message')) as [Omit<Sample, 'minute'>];
  return { minute, ...memory };
}

/** What a straight line through the samples gains from the first to the last, as a share of where it begins. */
function growthOf(samples: readonly Sample[], key: 'rss' | 'held'): number {
  const middle = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = middle(samples.map(({ minute }) => minute));
  const y = middle(samples.map((sample) => sample[key]));
  let above = 0;
  let below = 0;
  for (const sample of samples) {
    above += (sample.minute - x) * (sample[key] - y);
    below += (sample.minute - x) ** 2;
  }
  const slope = below === 0 ? 0 : above / below;
  const [first, last] = [samples[0]?.minute ?? 0, samples.at(-1)?.minute ?? 0];
  return (slope * (last - first)) / (y + slope * (first - x));
}

async function soak(ribbon: Served): Promise<boolean> {
  const people = await Promise.all(
    ['gymnast', 'teen', 'parent', 'coach', 'clubadmin'].map((who) => signIn(ribbon, who)),
  );
  const next = visits(ribbon.url, people);
  const samples: Sample[] = [];
  const statuses = new Map<number, number>();
  const began = performance.now();
  const end = began + MINUTES * MINUTE_MS;
  const passed = () => (performance.now() - began) / MINUTE_MS;
  let sent = 0;

  async function visitor(): Promise<void> {
    while (performance.now() < end) {
      // Not faster than RATE altogether, and not slower because one answer is.
      const early = (sent / RATE) * 1000 - (performance.now() - began);
      if (early > 0) {
        await pause(Math.min(early, 100));
        continue;
      }
      sent += 1;
      const status = await next();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }

  say('minute  requests  held after GC  resident');
  const load = Promise.all(Array.from({ length: 8 }, visitor));
  for (let minute = 0; minute <= MINUTES; minute += 1) {
    await pause(Math.max(0, (minute - passed()) * MINUTE_MS));
    const sample = await sampleOf(ribbon, minute);
    samples.push(sample);
    const megabytes = [sample.held, sample.rss].map((bytes) => `${(bytes / MB).toFixed(1)} MB`);
    say(`${String(minute).padStart(6)}  ${String(sent).padStart(8)}  ${megabytes.join('  ')}`);
  }
  await load;
  const counts = [...statuses].toSorted(([one], [other]) => one - other);
  say(`Answers: ${counts.map(([status, count]) => `${status} × ${count}`).join(', ')}`);
  const settled = samples.filter(({ minute }) => minute >= MINUTES * WARM_UP);
  const grown = { held: growthOf(settled, 'held'), rss: growthOf(settled, 'rss') };
  for (const key of ['held', 'rss'] as const)
    say(
      `${key} since minute ${settled[0]?.minute}: ${(grown[key] * 100).toFixed(1)} % (at most ${GROWTH_MOST[key] * 100} %)`,
    );
  return (
    grown.held <= GROWTH_MOST.held &&
    grown.rss <= GROWTH_MOST.rss &&
    counts.every(([status]) => status < 500)
  );
}

const folder = await mkdtemp(join(tmpdir(), 'ribbon-soak-'));
const ribbon = await startRibbon(
  { folder },
  { preload: join(import.meta.dirname, 'memory.ts'), onLine: say },
);
try {
  const isFlat = await soak(ribbon);
  say(isFlat ? 'Flat.' : 'Not flat, or not well.');
  process.exitCode = isFlat ? 0 : 1;
} finally {
  await stop(ribbon);
  await rm(folder, { recursive: true, force: true });
}
