import { openDatabase } from '#db/database';
import { migrateToLatest } from '#db/migrate';
import { openReplicas } from '#platform/replicas/replicas';
import { type PostgresServer, startPostgres } from '@ribbon/postgres';
import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/** A primary and a standby that follows it, on servers of their own. */
export async function startPair() {
  const folder = await mkdtemp(join(tmpdir(), 'ribbon-pair-'));
  await chmod(folder, 0o755);
  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')];
  const start = (dataDir: string) => startPostgres({ dataDir, durable: false });

  let primary = await start(first);
  await primary.stop();
  // With their owner, who may be another account than ours.
  await promisify(execFile)('cp', ['-a', first, second]);
  await rm(join(second, 'port'), { force: true });
  primary = await start(first);
  const password = (await readFile(join(first, 'password'), 'utf8')).trim();
  const cluster = join(second, 'cluster');
  await appendFile(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=${password}'\n`,
  );
  await writeFile(join(cluster, 'standby.signal'), '');
  let standby = await start(second);

  // As where people use it: what was acknowledged is written.
  await on(primary, 'alter role ribbon set synchronous_commit = on');
  const opened = openDatabase(primary.url(), { namedStatements: true });
  await migrateToLatest(opened.db);
  const replicas = openReplicas(
    { db: opened.db, urls: [standby.url()] },
    { namedStatements: true },
  );

  /** To each process of the standby. */
  async function signal(name: NodeJS.Signals): Promise<void> {
    const { pid } = standby;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    for (const one of [pid, ...children.trim().split(' ').map(Number)]) process.kill(one, name);
  }

  return {
    database: { ...opened, url: primary.url() },
    replicas,
    /** How long the standby waits before it repeats what it has heard. */
    delay: (milliseconds: number) =>
      on(
        standby,
        `alter system set recovery_min_apply_delay = '${milliseconds}ms'`,
        'select pg_reload_conf()',
      ),
    /** It hears of everything, and does nothing about it. */
    pause: () => on(standby, 'select pg_wal_replay_pause()'),
    resume: () => on(standby, 'select pg_wal_replay_resume()'),
    promote: () => on(standby, 'select pg_promote()'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stopStandby: () => standby.stop(),
    startStandby: async (): Promise<void> => {
      standby = await start(second);
    },

    async stop(): Promise<void> {
      await replicas.close();
      await opened.close();
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As the owner of the server. */
async function on(server: PostgresServer, ...statements: string[]): Promise<void> {
  const url = new URL(server.url('postgres'));
  url.username = 'postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
