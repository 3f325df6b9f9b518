import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Figures, medians } from '../figures.ts';
import { type Call, overHttp } from '../load.ts';
import { type Served, signIn, startProgram, startRibbon, stop } from '../processes.ts';
import { line } from '../table.ts';
import { AMOUNTS, BUSY_POST, fillCommunity } from './data.ts';
import { type Statement, statementsOf } from './statements.ts';

const CONNECTIONS = 32;
const ROUNDS = 5;
const WARM_UP = 300;
/** The kernel counts a process's time in hundredths of a second. */
const TICKS_PER_MS = 0.1;

interface Task {
  readonly name: string;
  readonly call: Omit<Call, 'cookie'>;
  readonly amount: number;
  /** Ribbon's share of the bare contender's requests per second that is to be reached. */
  readonly goal: number;
}

const comment = () => ({ content: 'What a lovely routine, I like the music and the last throw!' });
const TASKS: readonly Task[] = [
  { name: 'feed', call: { method: 'GET', path: '/api/feed' }, amount: 600, goal: 0.85 },
  {
    name: 'post, 100 comments',
    call: { method: 'GET', path: `/api/posts/${BUSY_POST}/comments` },
    amount: 800,
    goal: 0.9,
  },
  {
    name: 'directory search',
    call: { method: 'GET', path: '/api/profiles?search=petrova' },
    amount: 600,
    goal: 0.8,
  },
  {
    name: 'add comment',
    call: { method: 'POST', path: `/api/posts/${BUSY_POST}/comments`, body: comment },
    amount: 400,
    goal: 0.5,
  },
];

const keyOf = ({ method, path }: Task['call']) => `${method} ${path}`;
const HEAD = ['', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'Ribbon ÷ it', 'CPU ÷'];

type Measured = Figures & { cpu: number };

/** Milliseconds that a process has computed so far. */
async function cpuOf({ child }: Served): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_MS;
}

async function megabytesOf({ child }: Served): Promise<string> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024).toFixed(0);
}

async function measured(served: Served, call: Call, amount: number): Promise<Measured> {
  const before = await cpuOf(served);
  const figures = await overHttp(served.url, call, amount, CONNECTIONS);
  return { ...figures, cpu: ((await cpuOf(served)) - before) / amount };
}

const middle = (rounds: readonly Measured[]): Measured => ({
  ...medians(rounds),
  cpu: rounds.map(({ cpu }) => cpu).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0,
});

/** One request with a real session, and what it asked of the database. */
async function askedBy(
  ribbon: Served,
  cookie: string,
): Promise<Record<string, readonly Statement[]>> {
  const found: Record<string, readonly Statement[]> = {};
  for (const { call } of TASKS) {
    const send = async () => {
      const response = await fetch(`${ribbon.url}${call.path}`, {
        method: call.method,
        headers: { cookie, ...(call.body && { 'content-type': 'application/json' }) },
        ...(call.body && { body: JSON.stringify(call.body()) }),
      });
      const answer = await response.text();
      if (!response.ok) throw new Error(`${call.path} answered ${response.status}: ${answer}`);
    };
    // The first time it may ask for more, to remember it.
    await send();
    // Work in the background may fall into the same moment; the shortest list has none of it.
    const tries: (readonly Statement[])[] = [];
    while (tries.length < 5) tries.push(await statementsOf(ribbon.child, send));
    found[keyOf(call)] = tries.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  return found;
}

/** Only the superuser may let keys and triggers sleep; the embedded one has the same password. */
function asSuperuser(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = 'postgres';
  return url.href;
}

/** p95 of every task. */
export type Slowness = ReadonlyMap<string, number>;

/** Ribbon and the bare contender in turns, with so many times the data. */
export async function compareCommunity(
  times: number,
  { folder, databaseUrl, say }: Needs,
): Promise<Slowness> {
  const pool = new pg.Pool({ connectionString: asSuperuser(databaseUrl), max: 1 });
  const served: Served[] = [];
  const p95 = new Map<string, number>();
  const amount = (one: number) => (one * times).toLocaleString('en');
  try {
    say(
      `\n${amount(AMOUNTS.people)} profiles, ${amount(AMOUNTS.friendships)} friendships, ` +
        `${amount(AMOUNTS.posts)} posts, ${amount(AMOUNTS.comments)} comments, ${amount(AMOUNTS.likes)} likes`,
    );
    await fillCommunity(pool, times);
    const watched = await startRibbon(
      { folder, databaseUrl },
      { preload: join(import.meta.dirname, 'capture.ts') },
    );
    const cookie = await signIn(watched);
    const statements = await askedBy(watched, cookie);
    await stop(watched);
    const ribbon = await startRibbon({ folder, databaseUrl });
    served.push(ribbon);
    const bare = await startProgram(
      'community/bare-statements.ts',
      databaseUrl,
      JSON.stringify(statements),
    );
    served.push(bare);
    say(line(HEAD));
    for (const { name, call, amount: many, goal } of TASKS) {
      const sent = { ...call, cookie };
      const rounds = { ribbon: [] as Measured[], bare: [] as Measured[] };
      await measured(ribbon, sent, WARM_UP);
      await measured(bare, sent, WARM_UP);
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.ribbon.push(await measured(ribbon, sent, many));
        rounds.bare.push(await measured(bare, sent, many));
      }
      const [ours, its] = [middle(rounds.ribbon), middle(rounds.bare)];
      p95.set(name, ours.p95);
      const cells = ({ perSecond, p50, p95: slow, p99, cpu }: Measured) => [
        perSecond.toFixed(0),
        ...[p50, slow, p99, cpu].map((ms) => ms.toFixed(2)),
      ];
      const asked = statements[keyOf(call)]?.length ?? 0;
      const ratio = (ours.perSecond / its.perSecond).toFixed(2);
      say(`\n${name}: ${ratio} (to reach: ${goal}); p99 ÷ p50 ${(ours.p99 / ours.p50).toFixed(1)}`);
      say(line(['  Ribbon', ...cells(ours)]));
      say(line([`  bare, ${asked} SQL`, ...cells(its), ratio, (ours.cpu / its.cpu).toFixed(2)]));
    }
    say(`\nRibbon's process holds ${await megabytesOf(ribbon)} MB.`);
    return p95;
  } finally {
    await Promise.all(served.map(stop));
    await pool.end();
  }
}

interface Needs {
  /** Where Ribbon keeps its database. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly say: (text: string) => void;
}

/** Beside each other: what ten times the data costs. */
export const growth = ([small, large]: readonly Slowness[]) =>
  [
    '\np95 with ten times the data ÷ p95 before:',
    ...TASKS.map(({ name }) =>
      line([
        `  ${name}`,
        ((large?.get(name) ?? Number.NaN) / (small?.get(name) ?? Number.NaN)).toFixed(2),
      ]),
    ),
  ].join('\n');
