// Runs a program in namespaces of its own (network, mounts, processes), as root, with a folder in
// memory. When this process ends, be it killed, the kernel takes everything inside with it.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, path, say } from '../tool.mjs';

const PREFIX = 'ribbon-cluster-';
const PORT = 8443;

const PROGRAMS = {
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/patroni': 'patroni',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/bin/openssl': 'openssl',
  '/usr/sbin/ip': 'iproute2',
};

/** Says what is missing; true when nothing is. */
export function canRun() {
  const missing = Object.keys(PROGRAMS).filter((program) => !existsSync(program));
  if (process.platform !== 'linux' || process.getuid() !== 0)
    say('The cluster needs Linux and root: it makes network namespaces. Use sudo.');
  else if (missing.length > 0)
    say(`Missing: apt-get install ${missing.map((program) => PROGRAMS[program]).join(' ')}`);
  else return true;
  return false;
}

/** Folders of runs that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^ribbon-cluster-(\d+)-/u.exec(name)?.[1];
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** Lets browsers of this machine in: HAProxy inside listens at a socket that is a file. */
function openDoor(door) {
  const server = createServer((visitor) => {
    const inside = connect(door);
    visitor.on('error', () => inside.destroy());
    inside.on('error', () => visitor.destroy());
    visitor.pipe(inside).pipe(visitor);
  });
  server.on('error', ({ message }) => say(`No door at 127.0.0.1:${PORT}: ${message}`));
  server.listen(PORT, '127.0.0.1');
  return server;
}

/** Runs a program of cluster/ there; resolves to its exit code. */
export async function runInside(program, { args = [], env = {} } = {}) {
  removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  const memory = join(folder, 'memory');
  mkdirSync(memory);
  const door = openDoor(join(folder, 'door'));
  const child = spawn(
    'setpriv',
    [
      '--pdeathsig',
      'KILL',
      '--',
      'unshare',
      '--net',
      '--mount',
      '--pid',
      '--fork',
      '--kill-child=KILL',
      '--mount-proc',
      '--',
      'bash',
      '-c',
      // Bash is the first process in there: it takes leave of those whose parent was killed.
      'mount -t tmpfs -o mode=755 none "$CLUSTER_FOLDER/memory" && "$@"; exit $?',
      'cluster',
      node,
      path('cluster', program),
      ...args,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...env,
        CLUSTER_FOLDER: folder,
        CLUSTER_LOGS: process.env.LOGS ?? join(memory, 'logs'),
        CLUSTER_PORT: `${PORT}`,
      },
    },
  );
  // Ctrl-C reaches the program by itself; a plain kill ends everything at once.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGKILL'));
  const code = await new Promise((done) => {
    child.on('exit', (exit) => done(exit ?? 1));
  });
  door.close();
  rmSync(folder, { recursive: true, force: true });
  return code;
}
