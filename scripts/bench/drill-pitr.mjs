// npm run drill:pitr: drops a table at a known second and brings it back as of the second before, with
// the configuration in deploy/pgbackrest, on a PostgreSQL of its own in a temporary folder.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { install, node, path, say } from '../tool.mjs';

await install();
const DEBIANS = '/usr/lib/postgresql';
const majors = existsSync(DEBIANS) ? readdirSync(DEBIANS) : [];
const [major] = majors.toSorted((one, other) => Number(other) - Number(one));
if (major === undefined || !existsSync('/usr/bin/pgbackrest')) {
  say('The drill needs PostgreSQL and pgBackRest: apt-get install postgresql pgbackrest');
  process.exit(1);
}
const BIN = join(DEBIANS, major, 'bin');
const WAIT_MS = 60_000;

/** PostgreSQL refuses root. */
const isRoot = process.getuid() === 0;
const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const account = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};

const folder = mkdtempSync('/var/tmp/ribbon-pitr-');
chmodSync(folder, 0o755);
const inside = (...parts) => join(folder, ...parts);
const env = { PATH: process.env.PATH, PGTZ: 'UTC', TZ: 'UTC', LC_ALL: 'C.UTF-8' };

async function run(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: '/',
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
    ...options,
  });
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  const text = Buffer.concat(output).toString();
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${text}`);
  return text;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

const backRest = (...args) =>
  run('/usr/bin/pgbackrest', [`--config=${inside('pgbackrest.conf')}`, '--stanza=ribbon', ...args]);
const query = async (port, text, database = 'ribbon') =>
  (
    await run(join(BIN, 'psql'), [
      '-XAtq',
      '-h',
      '127.0.0.1',
      '-p',
      port,
      '-U',
      'postgres',
      '-d',
      database,
      '-v',
      'ON_ERROR_STOP=1',
      '-c',
      text,
    ])
  ).trim();
// The server inherits the output of pg_ctl, so that is a file.
const startServer = (data, port) =>
  run(
    join(BIN, 'pg_ctl'),
    [
      '-D',
      inside(data),
      '-w',
      '-t',
      '60',
      '-l',
      inside(`${data}.log`),
      '-o',
      `-p ${port}`,
      'start',
    ],
    { stdio: 'ignore' },
  );
const stopServer = (data) =>
  existsSync(inside(data, 'postmaster.pid'))
    ? run(join(BIN, 'pg_ctl'), ['-D', inside(data), '-w', '-m', 'fast', 'stop'])
    : undefined;

/** Rows of every table. */
async function countsIn(port) {
  const tables = await query(
    port,
    `select quote_ident(relname) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const union = tables.split('\n').map((name) => `select '${name}', count(*) from ${name}`);
  const lines = await query(port, `${union.join(' union all ')} order by 1`);
  return new Map(lines.split('\n').map((line) => line.split('|')));
}

const steps = [];
async function timed(name, act) {
  const began = performance.now();
  const result = await act();
  steps.push([name, `${((performance.now() - began) / 1000).toFixed(1)} s`]);
  return result;
}

/** The configuration that is shipped, with the places of this drill. */
function writeConfiguration(port) {
  const places = {
    'repo1-path': inside('repository'),
    'repo1-cipher-pass': randomBytes(36).toString('base64'),
    'spool-path': inside('spool'),
    'log-path': inside('log'),
    'pg1-path': inside('data'),
    'pg1-port': port,
  };
  let text = readFileSync(path('deploy', 'pgbackrest', 'pgbackrest.conf'), 'utf8');
  for (const [key, value] of Object.entries(places)) {
    const line = new RegExp(`^${key}=.*$`, 'mu');
    if (!line.test(text)) throw new Error(`deploy/pgbackrest/pgbackrest.conf has no ${key}`);
    text = text.replace(line, () => `${key}=${value}`);
  }
  text = text.replace('[global]\n', () => `[global]\nlock-path=${inside('lock')}\n`);
  text = text.replace(
    /^pg1-port=.*$/mu,
    (line) => `${line}\npg1-socket-path=${folder}\npg1-user=postgres`,
  );
  writeFileSync(inside('pgbackrest.conf'), text);
}

async function drill() {
  if (isRoot) execFileSync('chown', ['postgres:postgres', folder]);
  const port = await freePort();
  writeConfiguration(port);
  for (const name of ['repository', 'spool', 'log', 'lock', 'media'])
    await run('/bin/mkdir', ['-m', '700', inside(name)]);
  await run(join(BIN, 'initdb'), [
    '-D',
    inside('data'),
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  const archive = `pgbackrest --config=${inside('pgbackrest.conf')} --stanza=ribbon archive-push %p`;
  await run('/bin/sh', [
    '-c',
    `cat >> '${inside('data', 'postgresql.conf')}' <<'END'
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
archive_mode = on
archive_command = '${archive}'
wal_level = replica
END`,
  ]);
  await timed('start PostgreSQL', () => startServer('data', port));
  await query(port, 'create database ribbon', 'postgres');
  mkdirSync(inside('site'));
  await timed('Ribbon’s schema and demo world', () =>
    run(node, [path('apps', 'api', 'src', 'database-command.ts'), 'seed'], {
      cwd: path('.'),
      uid: undefined,
      gid: undefined,
      env: {
        ...env,
        DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/ribbon`,
        SESSION_SECRET: randomBytes(32).toString('hex'),
        DATA_DIR: inside('site'),
      },
    }),
  );
  await timed('stanza-create, check', async () => {
    await backRest('stanza-create');
    await backRest('check');
  });
  await timed('full backup', () => backRest('--type=full', 'backup'));

  // Only WAL has these.
  await query(
    port,
    `insert into realtime_events (audience, topic) select 'everybody', 'drill' from generate_series(1, 1000)`,
  );
  const before = await countsIn(port);
  await sleep(2000);
  const second = Math.ceil(Date.now() / 1000) * 1000 + 1000;
  const target = new Date(second - 1000).toISOString().replace('T', ' ').replace('.000Z', '+00');
  await sleep(second - Date.now());
  await query(port, 'drop table likes cascade');
  const dropped = new Date(second).toISOString().slice(11, 19);
  await query(port, `insert into realtime_events (audience, topic) values ('everybody', 'after')`);
  await timed('archive the rest', () => backRest('check'));

  const otherPort = await freePort();
  await timed(`restore to ${target}`, () =>
    backRest(
      `--pg1-path=${inside('restored')}`,
      '--type=time',
      `--target=${target}`,
      '--target-action=promote',
      '--archive-mode=off',
      'restore',
    ),
  );
  await timed('start, replay, promote', async () => {
    await startServer('restored', otherPort);
    const deadline = Date.now() + WAIT_MS;
    while ((await query(otherPort, 'select pg_is_in_recovery()')) === 't') {
      if (Date.now() > deadline)
        throw new Error('The restored server did not finish its recovery.');
      await sleep(200);
    }
  });
  const after = await countsIn(otherPort);
  const different = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  const damaged = await countsIn(port);
  const rows = [...before.values()].reduce((sum, count) => sum + Number(count), 0);
  const size = await query(port, 'select pg_size_pretty(pg_database_size(current_database()))');
  for (const [name, value] of steps) say(`${name.padEnd(44)} ${value.padStart(8)}`);
  say(`\nPostgreSQL ${major}, ${before.size} tables, ${rows} rows, ${size}.`);
  say(`Table likes (${before.get('likes')} rows) dropped at ${dropped}; restored as of ${target}.`);
  say(
    `After the drop: ${damaged.has('likes') ? 'likes is still there' : 'likes is gone'}. Restored: ${after.get('likes') ?? 'no'} rows of likes, ${different.length} tables that differ${different.length > 0 ? `: ${different.join(', ')}` : ''}.`,
  );
  if (damaged.has('likes') || different.length > 0) process.exitCode = 1;
}

try {
  await drill();
} catch (error) {
  say(error.message);
  process.exitCode = 1;
} finally {
  for (const data of ['restored', 'data'])
    await Promise.resolve(stopServer(data)).catch((error) => say(error.message));
  rmSync(folder, { recursive: true, force: true });
}
