import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Served, signIn, startProgram, startRibbon, stop } from '../processes.ts';
import {
  type Measured,
  type Role,
  keyOf,
  peopleIn,
  referenceStatements,
  requests,
} from '../reference/requests.ts';
import { type Statement, statementsOf, withFreshIds } from './statements.ts';

const ROLES: readonly Role[] = ['gymnast', 'parent', 'admin'];
type Cookies = Readonly<Record<Role, string>>;

export interface Workspace {
  /** Where Ribbon keeps its files. */
  readonly folder: string;
  readonly databaseUrl: string;
}

/** A measured request with what was found out about it before. */
export interface Prepared extends Measured {
  readonly cookie: string;
  /** What Ribbon asked the database for it. */
  readonly statements: readonly Statement[];
  /** What Ribbon answered. */
  readonly answer: string;
}

/** Only the superuser may let keys and triggers sleep; the embedded one has the same password. */
export function asSuperuser(databaseUrl: string): pg.Pool {
  const url = new URL(databaseUrl);
  url.username = 'postgres';
  return new pg.Pool({ connectionString: url.href, max: 1 });
}

export async function send(
  ribbon: Served,
  { call, cookie }: Pick<Prepared, 'call' | 'cookie'>,
): Promise<string> {
  const response = await fetch(`${ribbon.url}${call.path}`, {
    method: call.method,
    headers: { cookie, ...(call.body && { 'content-type': 'application/json' }) },
    ...(call.body && { body: JSON.stringify(call.body()) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${call.path} answered ${response.status}: ${answer}`);
  return answer;
}

async function cookiesOf(ribbon: Served): Promise<Cookies> {
  const found = ROLES.map(async (role) => [role, await signIn(ribbon, role)] as const);
  return Object.fromEntries(await Promise.all(found)) as Cookies;
}

/** Waits until nothing is left in the outbox: delivering it asks statements of its own. */
async function whenDelivered(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ waits: boolean }>(
    'select exists (select from outbox_events where processed_at is null) as waits',
  );
  if (rows[0]?.waits !== true) return;
  await sleep(50);
  await whenDelivered(pool);
}

/** One request with a real session, what it asked of the database and what came of it. */
async function prepared(
  ribbon: Served,
  request: Measured,
  { cookies, pool }: { cookies: Cookies; pool: pg.Pool },
): Promise<Prepared> {
  const cookie = cookies[request.as];
  const ask = () => send(ribbon, { ...request, cookie });
  // The first time it may ask for more, to remember it.
  const answer = await ask();
  // Work in the background may fall into the same moment; the shortest list has none of it.
  const tries: (readonly Statement[])[] = [];
  while (tries.length < 5) {
    await whenDelivered(pool);
    tries.push(await statementsOf(ribbon.child, ask));
  }
  const [least = [], another = []] = tries.toSorted((a, b) => a.length - b.length);
  const statements = withFreshIds(least, another);
  return { ...request, cookie, statements, answer };
}

/** Starts Ribbon once to watch what it asks, then all contenders on one database. */
export async function openContenders(
  { folder, databaseUrl }: Workspace,
  only: readonly string[] = [],
) {
  const pool = asSuperuser(databaseUrl);
  const people = await peopleIn(pool);
  const wanted = requests(people).filter(({ name }) => only.length === 0 || only.includes(name));
  const preload = (file: string) => ({ preload: join(import.meta.dirname, file) });
  const watched = await startRibbon({ folder, databaseUrl }, preload('capture.ts'));
  const all: Prepared[] = [];
  try {
    const cookies = await cookiesOf(watched);
    for (const request of wanted) all.push(await prepared(watched, request, { cookies, pool }));
  } finally {
    await stop(watched);
    await pool.end();
  }
  const references = await referenceStatements(all, people);
  const small = all.filter(({ reference }) => reference === 'fastify');
  const answers = Object.fromEntries(small.map(({ call, answer }) => [call.path, answer]));
  const bare = (list: object) =>
    startProgram('community/bare-statements.ts', databaseUrl, JSON.stringify(list));
  const ribbon = await startRibbon({ folder, databaseUrl }, preload('watch.ts'));
  const ownSql = await bare(
    Object.fromEntries(all.map(({ call, statements }) => [keyOf(call), statements])),
  );
  const reference = await bare(references);
  const fastify = await startProgram('reference/bare-fastify.ts', JSON.stringify(answers));
  return {
    requests: all,
    references,
    ribbon,
    /** Who takes turns over a request. */
    of: (request: Measured) => ({
      Ribbon: ribbon,
      'own SQL': ownSql,
      reference: request.reference === 'fastify' ? fastify : reference,
    }),
    close: async () => {
      await Promise.all([ribbon, ownSql, reference, fastify].map(stop));
    },
  };
}

export type Contenders = Awaited<ReturnType<typeof openContenders>>;
