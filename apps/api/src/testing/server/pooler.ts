import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '../crash/product.ts';

const DEBIANS = '/usr/sbin/pgbouncer';
const PROGRAM = existsSync(DEBIANS) ? DEBIANS : 'pgbouncer';
/** It refuses to run as root. */
const NOBODY = 65_534;

/** Whether this machine has a PgBouncer: `.ci/run` sees to that, others may do without. */
export const hasPooler = (): boolean => {
  try {
    execFileSync(PROGRAM, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** From 1.21 on it keeps statements that have a name. */
async function keepsStatements(): Promise<boolean> {
  const { stdout } = await promisify(execFile)(PROGRAM, ['--version']);
  const [major = 0, minor = 0] = (/\d+\.\d+/u.exec(stdout)?.[0] ?? '').split('.').map(Number);
  return major > 1 || minor >= 21;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** A PgBouncer in transaction mode in front of a database, with so few connections that calls share them. */
export async function startPooler(databaseUrl: string) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp('/var/tmp/ribbon-pooler-');
  await chmod(folder, 0o755);
  const named = await keepsStatements();
  const own = await freePort();
  const name = pathname.slice(1);
  const login = `user=${username}${password && ` password=${password}`}`;
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
${named ? 'max_prepared_statements = 200' : ''}
`,
  );
  const isRoot = process.getuid?.() === 0;
  const child = spawn(PROGRAM, [file], {
    stdio: 'ignore',
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const url = `postgres://ribbon@127.0.0.1:${own}/${name}`;
  // Only a connection to the port: a sign-in would open one to the database, before it has its settings.
  await eventually(async () => {
    const socket = connect(own, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isThere;
  });
  return {
    url,
    keepsStatements: named,
    async stop(): Promise<void> {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true });
    },
  };
}
