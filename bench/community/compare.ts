import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Figures, medians } from '../figures.ts';
import { type Call, overHttp } from '../load.ts';
import { type Served, signIn, startProgram, startRibbon, stop } from '../processes.ts';
import {
  type Measured,
  type Role,
  keyOf,
  peopleIn,
  referenceStatements,
  requests,
} from '../reference/requests.ts';
import { line } from '../table.ts';
import { AMOUNTS, fillCommunity } from './data.ts';
import { type Statement, statementsOf } from './statements.ts';

const CONNECTIONS = 32;
/** Short and many, in turns: what else the machine does meets all contenders alike. */
const ROUNDS = 9;
const ROUND_SECONDS = 0.4;
const WARM_UP = 200;
/** The kernel counts a process's time in hundredths of a second. */
const TICKS_PER_MS = 0.1;
const ROLES: readonly Role[] = ['gymnast', 'parent', 'admin'];
const CONTENDERS = ['Ribbon', 'own SQL', 'reference'] as const;
type Contender = (typeof CONTENDERS)[number];
type Round = Figures & { cpu: number };
type Rounds = Record<Contender, Round[]>;

const HEAD = ['', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'Ribbon ÷ it', 'CPU ÷'];

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

/** How long the event loop was held up since `begin`, at its slowest hundredth. */
async function heldUp({ child }: Served): Promise<string> {
  const answer = once(child, 'message') as Promise<[{ p99: number }]>;
  child.send('end');
  const [{ p99 }] = await answer;
  return p99.toFixed(1);
}

async function measured(served: Served, call: Call, amount: number): Promise<Round> {
  const before = await cpuOf(served);
  const figures = await overHttp(served.url, call, amount, CONNECTIONS);
  return { ...figures, cpu: ((await cpuOf(served)) - before) / amount };
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const middle = (rounds: readonly Round[]): Round => ({
  ...medians(rounds),
  cpu: median(rounds.map(({ cpu }) => cpu)),
});

/** Round by round, since the machine is another one from moment to moment. */
const ratio = ({ Ribbon, ...others }: Rounds, to: Exclude<Contender, 'Ribbon'>): number =>
  median(
    Ribbon.map(({ perSecond }, nth) => perSecond / (others[to][nth]?.perSecond ?? Number.NaN)),
  );

async function send(ribbon: Served, { call }: Measured, cookie: string): Promise<string> {
  const response = await fetch(`${ribbon.url}${call.path}`, {
    method: call.method,
    headers: { cookie, ...(call.body && { 'content-type': 'application/json' }) },
    ...(call.body && { body: JSON.stringify(call.body()) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${call.path} answered ${response.status}: ${answer}`);
  return answer;
}

/** One request with a real session, and what it asked of the database. */
async function askedBy(ribbon: Served, all: readonly Measured[], cookies: Cookies) {
  const found: Record<string, readonly Statement[]> = {};
  for (const request of all) {
    const ask = () => send(ribbon, request, cookies[request.as]);
    // The first time it may ask for more, to remember it.
    await ask();
    // Work in the background may fall into the same moment; the shortest list has none of it.
    const tries: (readonly Statement[])[] = [];
    while (tries.length < 5) tries.push(await statementsOf(ribbon.child, ask));
    found[keyOf(request.call)] = tries.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  return found;
}

type Cookies = Readonly<Record<Role, string>>;

async function cookiesOf(ribbon: Served): Promise<Cookies> {
  const found = ROLES.map(async (role) => [role, await signIn(ribbon, role)] as const);
  return Object.fromEntries(await Promise.all(found)) as Cookies;
}

/** Only the superuser may let keys and triggers sleep; the embedded one has the same password. */
function asSuperuser(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = 'postgres';
  return url.href;
}

/** p95 of every request. */
export type Slowness = ReadonlyMap<string, number>;

/** All contenders in turns; each does as much in a round as takes it about as long as the others. */
async function inTurns(served: Readonly<Record<Contender, Served>>, call: Call): Promise<Rounds> {
  const rounds: Rounds = { Ribbon: [], 'own SQL': [], reference: [] };
  const amounts = { Ribbon: 0, 'own SQL': 0, reference: 0 };
  for (const contender of CONTENDERS) {
    const { perSecond } = await measured(served[contender], call, WARM_UP);
    amounts[contender] = Math.max(CONNECTIONS * 2, Math.round(perSecond * ROUND_SECONDS));
  }
  served.Ribbon.child.send('begin');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contender of CONTENDERS) {
      rounds[contender].push(await measured(served[contender], call, amounts[contender]));
    }
  }
  return rounds;
}

/** Ribbon, its own statements and the reference in turns, with so many times the data. */
export async function compareCommunity(
  times: number,
  { folder, databaseUrl, say, only = [] }: Needs,
): Promise<Slowness> {
  const pool = new pg.Pool({ connectionString: asSuperuser(databaseUrl), max: 1 });
  const served: Served[] = [];
  const start = async (starting: Promise<Served>) => {
    const one = await starting;
    served.push(one);
    return one;
  };
  const p95 = new Map<string, number>();
  const amount = (one: number) => (one * times).toLocaleString('en');
  try {
    say(
      `\n${amount(AMOUNTS.people)} profiles, ${amount(AMOUNTS.friendships)} friendships, ` +
        `${amount(AMOUNTS.posts)} posts, ${amount(AMOUNTS.comments)} comments, ` +
        `${amount(AMOUNTS.likes)} likes, ${amount(AMOUNTS.clubs)} clubs`,
    );
    await fillCommunity(pool, times);
    const people = await peopleIn(pool);
    const all = requests(people).filter(({ name }) => only.length === 0 || only.includes(name));
    const preload = (file: string) => ({ preload: join(import.meta.dirname, file) });
    const watched = await startRibbon({ folder, databaseUrl }, preload('capture.ts'));
    const cookies = await cookiesOf(watched);
    const statements = await askedBy(watched, all, cookies);
    const answers: Record<string, string> = {};
    for (const request of all) {
      if (request.reference === 'fastify') {
        answers[request.call.path] = await send(watched, request, cookies[request.as]);
      }
    }
    await stop(watched);
    const bare = (list: object) =>
      start(startProgram('community/bare-statements.ts', databaseUrl, JSON.stringify(list)));
    const ribbon = await start(startRibbon({ folder, databaseUrl }, preload('watch.ts')));
    const ownSql = await bare(statements);
    const reference = await bare(await referenceStatements(all, people));
    const fastify = await start(startProgram('reference/bare-fastify.ts', JSON.stringify(answers)));
    say(line(HEAD));
    const summary: string[] = [];
    for (const request of all) {
      const { name, call, goal } = request;
      const floor = request.reference === 'fastify' ? fastify : reference;
      const sent = { ...call, cookie: cookies[request.as] };
      const rounds = await inTurns({ Ribbon: ribbon, 'own SQL': ownSql, reference: floor }, sent);
      const ours = middle(rounds.Ribbon);
      p95.set(name, ours.p95);
      const trips = statements[keyOf(call)]?.length ?? 0;
      say(`\n${name}: ${trips} statements, event loop p99 ${await heldUp(ribbon)} ms`);
      for (const contender of CONTENDERS) {
        const { perSecond, p50, p95: slow, p99, cpu } = middle(rounds[contender]);
        const cells = [perSecond.toFixed(0), ...[p50, slow, p99, cpu].map((ms) => ms.toFixed(2))];
        const ratios =
          contender === 'Ribbon'
            ? []
            : [ratio(rounds, contender).toFixed(2), (ours.cpu / cpu).toFixed(2)];
        say(line([`  ${contender}`, ...cells, ...ratios]));
      }
      const [toOwn, toReference] = [ratio(rounds, 'own SQL'), ratio(rounds, 'reference')];
      summary.push(line([name, toReference.toFixed(2), `${goal}`, toOwn.toFixed(2), `${trips}`]));
    }
    say(`\n${line(['', '÷ reference', 'goal', '÷ own SQL', 'SQL'])}\n${summary.join('\n')}`);
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
  /** The names of some requests; all of them unless said. */
  readonly only?: readonly string[];
}

/** Beside each other: what ten times the data costs. */
export const growth = ([small, large]: readonly Slowness[]) =>
  [
    '\np95 with ten times the data ÷ p95 before:',
    ...[...(small ?? [])].map(([name, before]) =>
      line([`  ${name}`, ((large?.get(name) ?? Number.NaN) / before).toFixed(2)]),
    ),
  ].join('\n');
