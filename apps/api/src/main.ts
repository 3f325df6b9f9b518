import { ANSWER_MS, type Database, type DatabaseOptions, openDatabase } from '#db/database';
import { migrateToLatest } from '#db/migrate';
import { openPooled } from '#db/pooled';
import type { DB } from '#db/schema.generated';
import { systemClock } from '#platform/clock';
import { type Config, readConfig } from '#platform/config/config';
import type { Kysely } from 'kysely';
import { resolve } from 'node:path';
import { printStart, say } from './announce.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Everything opened so far, closed in reverse when the process ends or its start fails. */
const closers: (() => Promise<void>)[] = [];

async function start(config: Config): Promise<void> {
  // The database gets ready while the program is read.
  const [databaseUrl, { createApp }] = await Promise.all([
    config.databaseUrl ?? ownDatabase(config.dataDir),
    import('./app.ts'),
  ]);
  const metrics = config.metrics && (await import('#platform/metrics/metrics')).openMetrics();
  const onStatement = metrics?.timeStatement;
  const { db, pool, close } = await openMigrated(databaseUrl, { ...config, onStatement });
  closers.push(close);
  const replicas = await openReads(db, config);
  const directUrl = config.listenDatabaseUrl ?? databaseUrl;
  const demo = config.demo && (await withPatience(directUrl, (own) => demoWorld(own, config)));
  const { app, startBackground } = await createApp({
    config,
    db,
    databaseUrl: directUrl,
    clock: systemClock,
    metrics,
    pool,
    replicas,
  });
  closers.push(() => app.close());
  // All of it runs before we report ready: a database that fails from then on is waited for, one
  // that fails before ends the start.
  await startBackground();
  if (config.metrics && metrics) closers.push((await metrics.listen(config.metrics)).close);
  await app.listen({ port: config.port, host: config.host });
  printStart(config, demo);
}

type Opening = Pick<Config, 'listenDatabaseUrl' | 'namedStatements'> &
  Pick<DatabaseOptions, 'onStatement'>;

async function openMigrated(
  url: string,
  { listenDatabaseUrl: direct, namedStatements, onStatement }: Opening,
): Promise<Database> {
  const options = { namedStatements, onStatement, answerMs: ANSWER_MS };
  if (direct !== undefined) return openPooled({ pooled: url, direct }, { ...options, say });
  // A migration takes the time it takes.
  await withPatience(url, migrateToLatest);
  return openDatabase(url, options);
}

async function withPatience<Done>(
  url: string,
  work: (db: Kysely<DB>) => Promise<Done>,
): Promise<Done> {
  const { db, close } = openDatabase(url);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

async function openReads(
  db: Kysely<DB>,
  {
    databaseReadUrls: urls,
    listenDatabaseUrl,
    namedStatements,
  }: Pick<Config, 'databaseReadUrls' | 'listenDatabaseUrl' | 'namedStatements'>,
) {
  if (urls.length === 0) return undefined;
  const { openReplicas } = await import('#platform/replicas/replicas');
  const isPooled = listenDatabaseUrl !== undefined;
  const replicas = openReplicas({ db, urls }, { namedStatements, isPooled, answerMs: ANSWER_MS });
  closers.push(replicas.close);
  await replicas.look();
  say(`Reads go to ${replicas.count()} of ${urls.length} replicas.`);
  return replicas;
}

// Both are for trying Ribbon out; where it runs for people, neither is loaded.
async function ownDatabase(dataDir: string): Promise<string> {
  const { embeddedDatabase } = await import('./embedded.ts');
  const { url, leave } = await embeddedDatabase(dataDir);
  closers.push(leave);
  return url;
}
const demoWorld = async (db: Kysely<DB>, config: Config) =>
  (await import('./demo.ts')).fillWithDemo(db, { clock: systemClock, config });

let stopping: Promise<void> | undefined;
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const close of closers.toReversed()) await close();
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

Promise.resolve()
  .then(() => start(readConfig(process.env, root)))
  .catch(async (error: unknown) => {
    say(plainly(error));
    process.exitCode = 1;
    await stop();
  });

function plainly(error: unknown): string {
  const { code, port, message } = error as { code?: string; port?: number; message?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to a different port.`;
  if (code === 'EACCES' && port !== undefined)
    return `No permission to listen on port ${port} (EACCES).`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return `Cannot connect to the database in DATABASE_URL: ${message}`;
  }
  if (message?.includes('unsupported startup parameter') === true)
    return 'DATABASE_URL is the address of a pooler. Also set LISTEN_DATABASE_URL to that of the database itself.';
  return message ?? String(error);
}
