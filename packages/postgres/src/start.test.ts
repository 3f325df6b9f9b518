import { appendFile, readFile, rm, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshDataDir, hasGone, query, start, usedDataDir } from './testing/world.ts';

async function occupy(port: number) {
  const stranger = createServer().listen(port, '127.0.0.1');
  await once(stranger, 'listening');
  return stranger;
}

it('makes the database at the first start and keeps its data and port over a restart', async () => {
  const dataDir = await freshDataDir();
  const first = await start({ dataDir, durable: true });
  expect(first.attached).toBe(false);
  await query(first.url(), `create table clubs as select 'Ritmica' as name`);
  await first.stop();
  await expect(query(first.url(), 'select 1')).rejects.toThrow('ECONNREFUSED');

  const second = await start({ dataDir, durable: true });
  expect(second).toMatchObject({ attached: false, port: first.port });
  expect(await query(second.url(), 'table clubs')).toEqual([{ name: 'Ritmica' }]);
});

it('is set up for Ribbon: UTC, UTF8, builtin C.UTF-8, and safe in a power cut', async () => {
  const server = await start({ dataDir: await freshDataDir(), durable: true });
  const [settings] = await query(
    server.url(),
    `select current_setting('timezone') as timezone, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit, current_setting('shared_buffers') as buffers,
       current_setting('max_connections') as connections, current_setting('password_encryption') as auth,
       pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
       datname as database, session_user as role
     from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual({
    timezone: 'UTC',
    fsync: 'on',
    commit: 'on',
    buffers: '128MB',
    connections: '100',
    auth: 'scram-sha-256',
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
    database: 'ribbon',
    role: 'ribbon',
  });
});

it('lets only the one with the password in, on 127.0.0.1 and by no socket', async () => {
  const dataDir = await usedDataDir();
  const server = await start({ dataDir });
  expect(server.url('other')).toMatch(
    new RegExp(`^postgres://ribbon:[0-9a-f]{48}@127.0.0.1:${server.port}/other$`),
  );
  await expect(
    query(`postgres://ribbon:guess@127.0.0.1:${server.port}/ribbon`, 'select 1'),
  ).rejects.toThrow('password authentication failed');
  const pidFile = await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
  const [socketFolder, address] = pidFile.split('\n').slice(4);
  expect({ socketFolder, address }).toEqual({ socketFolder: '', address: '127.0.0.1' });
  expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
});

it('gives the product a role that can make databases and extensions but not run programs', async () => {
  const server = await start({ dataDir: await usedDataDir() });
  await query(
    server.url(),
    ['pg_trgm', 'citext', 'unaccent', 'cube', 'earthdistance']
      .map((name) => `create extension if not exists ${name};`)
      .join(''),
  );
  await query(server.url(), 'create database copy template ribbon');
  await query(server.url('copy'), `select earth_distance(ll_to_earth(0, 0), ll_to_earth(1, 1))`);
  await expect(query(server.url(), `copy (select 1) to program 'true'`)).rejects.toThrow(
    'permission denied',
  );
});

it('stops once, however often it is asked', async () => {
  const server = await start({ dataDir: await usedDataDir() });
  await Promise.all([server.stop(), server.stop()]);
  await server.stop();
  expect(await hasGone(server.pid)).toBe(true);
});

it('still stops the server after its folder was deleted', async () => {
  const dataDir = await usedDataDir();
  const server = await start({ dataDir });
  await rm(dataDir, { recursive: true, maxRetries: 5 });
  await server.stop();
  expect(await hasGone(server.pid)).toBe(true);
});

it('restarts a server that is fast but unsafe when a safe one is asked for', async () => {
  const dataDir = await usedDataDir();
  const unsafe = await start({ dataDir, durable: false });
  expect(await query(unsafe.url(), 'show fsync')).toEqual([{ fsync: 'off' }]);
  const safe = await start({ dataDir, durable: true });
  expect(await query(safe.url(), 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await start({ dataDir, durable: false })).toMatchObject({ attached: true, pid: safe.pid });
});

it('picks another port when the remembered one is taken, and remembers that', async () => {
  const dataDir = await usedDataDir();
  const first = await start({ dataDir });
  await first.stop();
  const stranger = await occupy(first.port);
  try {
    const second = await start({ dataDir });
    expect(second.port).not.toBe(first.port);
    await query(second.url(), 'select 1');
    await second.stop();
    expect((await start({ dataDir })).port).toBe(second.port);
    await expect(start({ dataDir: await usedDataDir(), port: first.port })).rejects.toThrow(
      `Port ${first.port} on 127.0.0.1 is taken by another program.`,
    );
  } finally {
    stranger.close();
  }
});

it('empties the log file at a start when it has grown over 10 MB, not before', async () => {
  const dataDir = await usedDataDir();
  const logFile = join(dataDir, 'server.log');
  await (await start({ dataDir })).stop();
  const before = (await stat(logFile)).size;
  await (await start({ dataDir })).stop();
  expect((await stat(logFile)).size).toBeGreaterThan(before);
  await truncate(logFile, 11 * 1024 * 1024);
  await appendFile(logFile, 'old');
  await start({ dataDir });
  expect((await stat(logFile)).size).toBeLessThan(100_000);
});
