import { once } from 'node:events';
import { access, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runningPostmaster } from './postmaster.ts';
import {
  freshDataDir,
  hasGone,
  isAlive,
  query,
  start,
  startApp,
  startStranger,
  usedDataDir,
} from './testing/world.ts';
import { until } from './until.ts';

it('attaches to the server that outlived a killed app, and can stop it', async () => {
  const dataDir = await usedDataDir();
  const app = startApp({ dataDir });
  const { pid, port, url } = await app.report;
  await query(url, 'create table medals (place int)');
  process.kill(app.pid, 'SIGKILL');
  await app.exited;

  const server = await start({ dataDir });
  expect(server).toMatchObject({ attached: true, pid, port });
  expect(await query(server.url(), 'table medals')).toEqual([]);
  await server.stop();
  expect(await hasGone(pid)).toBe(true);
  expect(await start({ dataDir })).toMatchObject({ attached: false });
});

it('lives on when the app leaves without stopping it', async () => {
  const dataDir = await usedDataDir();
  const app = startApp({ dataDir, leave: true });
  const { pid } = await app.report;
  expect(await app.exited).toEqual([0, null]);
  expect(await start({ dataDir })).toMatchObject({ attached: true, pid });
});

it('survives Ctrl-C in the terminal, which is for the app to answer', async () => {
  const dataDir = await usedDataDir();
  const app = startApp({ dataDir });
  const { pid, url } = await app.report;
  process.kill(-app.pid, 'SIGINT');
  expect(await app.exited).toEqual([null, 'SIGINT']);
  await query(url, 'select 1');
  expect(await runningPostmaster({ cluster: join(dataDir, 'cluster') })).toMatchObject({ pid });
});

it('recovers committed data after the server and all its processes were killed', async () => {
  const dataDir = await usedDataDir();
  const server = await start({ dataDir, durable: true });
  await query(server.url(), 'create table scores as select 9.8 as points');
  const processes = await query<{ pid: number }>(server.url(), 'select pid from pg_stat_activity');
  process.kill(server.pid, 'SIGKILL');
  for (const { pid } of processes) if (isAlive(pid)) process.kill(pid, 'SIGKILL');

  const next = await start({ dataDir, durable: true });
  expect(next.attached).toBe(false);
  expect(next.pid).not.toBe(server.pid);
  expect(await query(next.url(), 'table scores')).toEqual([{ points: '9.8' }]);
});

it('waits for the children of a killed server to end before it starts anew', async () => {
  const dataDir = await usedDataDir();
  const server = await start({ dataDir });
  // A busy query does not notice at once that its postmaster is gone.
  const busy = query(server.url(), 'select count(*) from generate_series(1, 12000000)').catch(
    () => undefined,
  );
  await until(async () => {
    const [row] = await query<{ busy: boolean }>(
      server.url(),
      `select exists (select from pg_stat_activity where query like '%12000000%' and pid <> pg_backend_pid()) as busy`,
    );
    return row?.busy || undefined;
  }, 5000);
  process.kill(server.pid, 'SIGKILL');
  const next = await start({ dataDir });
  await busy;
  expect(next.attached).toBe(false);
  expect(await readFile(join(dataDir, 'server.log'), 'utf8')).toContain('still in use');
});

it('is not fooled by a stranger who was given the process id of the dead server', async () => {
  const dataDir = await usedDataDir();
  const server = await start({ dataDir });
  process.kill(server.pid, 'SIGKILL');
  await hasGone(server.pid);
  const { uid, gid } = await stat(join(dataDir, 'cluster'));
  const stranger = startStranger({ uid, gid });
  await once(stranger, 'spawn');
  const pidFile = join(dataDir, 'cluster', 'postmaster.pid');
  const stale = await readFile(pidFile, 'utf8');
  await writeFile(pidFile, stale.replace(/^\d+/, String(stranger.pid)));

  const next = await start({ dataDir });
  expect(next.attached).toBe(false);
  expect(next.pid).not.toBe(stranger.pid);
  await next.stop();
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

it('leaves nothing half-made when the first start is killed', async () => {
  const dataDir = await freshDataDir();
  const app = startApp({ dataDir });
  const unfinished = async () =>
    (await readdir(dataDir).catch(() => [])).find((name) => name.startsWith('first-start-'));
  const folder = await until(unfinished, 10_000);
  await until(
    () =>
      access(join(dataDir, String(folder), 'cluster', 'PG_VERSION')).then(
        () => true,
        () => undefined,
      ),
    10_000,
  );
  process.kill(app.pid, 'SIGKILL');
  await app.exited;
  expect(await readdir(dataDir)).not.toContain('cluster');

  const server = await start({ dataDir });
  await query(server.url(), 'select 1');
  expect(await unfinished()).toBeUndefined();
});

it('completes a first start that was killed before the database was made', async () => {
  const dataDir = await usedDataDir();
  const server = await start({ dataDir });
  await query(server.url('postgres'), 'drop database ribbon with (force)');
  const next = await start({ dataDir });
  expect(next.attached).toBe(true);
  await query(next.url(), 'select 1');
});

it('gives several processes that start at once the same one server', async () => {
  const dataDir = await freshDataDir();
  const apps = [1, 2, 3, 4].map(() => startApp({ dataDir }));
  const reports = await Promise.all([...apps.map((app) => app.report), start({ dataDir })]);
  expect(new Set(reports.map(({ pid }) => pid)).size).toBe(1);
  expect(reports.filter(({ attached }) => !attached)).toHaveLength(1);
  const [one] = reports;
  expect(await runningPostmaster({ cluster: join(dataDir, 'cluster') })).toEqual({
    pid: one?.pid,
    port: one?.port,
  });
});
