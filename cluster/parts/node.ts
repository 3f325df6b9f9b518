import { execFile } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NETWORK, cut, inPlace, killAllIn, mend, processesIn } from '../machine/network.ts';
import { type Launcher, type Part, answers, until } from '../machine/processes.ts';
import { fill } from '../machine/templates.ts';

export const NODES = { db1: '10.77.0.11', db2: '10.77.0.12', db3: '10.77.0.13' } as const;
export type NodeName = keyof typeof NODES;
export const NODE_NAMES = Object.keys(NODES) as NodeName[];

const POSTGRES_PROGRAMS = '/usr/lib/postgresql/15/bin';
const each = (say: (name: NodeName, address: string) => string) =>
  NODE_NAMES.map((name) => say(name, NODES[name])).join(',');

export type Role = 'primary' | 'sync_standby' | 'replica' | 'unknown';

interface Needs {
  readonly launch: Launcher;
  readonly folder: string;
  readonly password: string;
  readonly userIds: { uid: number; gid: number };
}

const execute = promisify(execFile);

/** One machine of the database: etcd, Patroni with its PostgreSQL, PgBouncer. */
export function databaseNode(name: NodeName, { launch, folder: all, password, userIds }: Needs) {
  const address = NODES[name];
  const folder = join(all, name);
  const parts: Partial<Record<'etcd' | 'patroni' | 'pgbouncer', Part>> = {};

  /** Its disk is its own, and small enough to be filled. */
  async function prepare(): Promise<void> {
    await mkdir(folder);
    await execute('mount', ['-t', 'tmpfs', '-o', 'size=800m,mode=755', 'none', folder]);
    await mkdir(join(folder, 'data'));
    for (const place of [folder, join(folder, 'data')])
      await chown(place, userIds.uid, userIds.gid);
    const values = {
      name,
      address,
      folder,
      password,
      network: NETWORK,
      postgresPrograms: POSTGRES_PROGRAMS,
      etcdMembers: each((node, at) => `${node}=http://${at}:2380`),
      etcdHosts: each((_, at) => `${at}:2379`),
    };
    await fill('etcd.yml', join(folder, 'etcd.yml'), values);
    await fill('patroni.yml', join(folder, 'patroni.yml'), values);
    await fill('pgbouncer.ini', join(folder, 'pgbouncer.ini'), values);
    await fill('users.txt', join(folder, 'users.txt'), values);
  }

  function startEtcd(): void {
    const run = ['/usr/bin/etcd', '--config-file', join(folder, 'etcd.yml')];
    parts.etcd = launch.start({ name: `${name}-etcd`, place: name, run, as: 'postgres' });
  }

  function startPatroni(): void {
    const start = (part: 'patroni' | 'pgbouncer', run: string[]) =>
      launch.start({ name: `${name}-${part}`, place: name, run, as: 'postgres' });
    parts.patroni = start('patroni', ['/usr/bin/patroni', join(folder, 'patroni.yml')]);
    parts.pgbouncer = start('pgbouncer', [
      '/usr/sbin/pgbouncer',
      '-q',
      join(folder, 'pgbouncer.ini'),
    ]);
  }

  /** What its Patroni says of itself. */
  async function role(): Promise<Role> {
    try {
      const response = await fetch(`http://${address}:8008/patroni`, {
        signal: AbortSignal.timeout(1000),
      });
      const told = (await response.json()) as {
        state?: string;
        role?: string;
        sync_standby?: boolean;
        replication_state?: string;
      };
      if (told.state !== 'running') return 'unknown';
      if (told.role === 'master' || told.role === 'primary') return 'primary';
      return told.sync_standby === true ? 'sync_standby' : 'replica';
    } catch {
      return 'unknown';
    }
  }

  return {
    name,
    address,
    folder,
    prepare,
    startEtcd,
    startPatroni,
    role,
    etcdReady: () => answers(address, 2379),
    /** As when its power goes. */
    kill: () => killAllIn(name),
    killEtcd(): void {
      parts.etcd?.signal('SIGKILL');
    },
    /** As when its power comes back. */
    start(): void {
      startEtcd();
      startPatroni();
    },
    cut: () => cut(name),
    mend: () => mend(name),
    /** Every process stands still: connections stay open, and nobody answers. */
    async freeze(): Promise<void> {
      for (const pid of await processesIn(name)) process.kill(pid, 'SIGSTOP');
    },
    async thaw(): Promise<void> {
      for (const pid of await processesIn(name)) process.kill(pid, 'SIGCONT');
    },
    /** Takes all room that the disk has. */
    async fillDisk(): Promise<void> {
      await execute('dd', ['if=/dev/zero', `of=${join(folder, 'filler')}`, 'bs=1M']).catch(
        () => undefined,
      );
    },
    emptyDisk: () => execute('rm', ['-f', join(folder, 'filler')]),
    ask: (sql: string, database = 'ribbon') =>
      execute(
        inPlace(name)[0] ?? '',
        [
          ...inPlace(name).slice(1),
          'psql',
          '-h',
          folder,
          '-U',
          'postgres',
          '-d',
          database,
          '-AtXq',
          '-v',
          'ON_ERROR_STOP=1',
          '-c',
          sql,
        ],
        { timeout: 20_000 },
      ).then(({ stdout }) => stdout.trim()),
  };
}

export type DatabaseNode = ReturnType<typeof databaseNode>;

export const primaryOf = async (
  nodes: readonly DatabaseNode[],
): Promise<DatabaseNode | undefined> => withRole(nodes, 'primary');
export const syncStandbyOf = async (
  nodes: readonly DatabaseNode[],
): Promise<DatabaseNode | undefined> => withRole(nodes, 'sync_standby');

async function withRole(nodes: readonly DatabaseNode[], role: Role) {
  const roles = await Promise.all(nodes.map((node) => node.role()));
  return nodes[roles.indexOf(role)];
}

/** A primary, a synchronous standby, and another that follows. */
export const isWhole = async (nodes: readonly DatabaseNode[]): Promise<boolean> => {
  const roles = await Promise.all(nodes.map((node) => node.role()));
  if (roles.toSorted().join(' ') !== 'primary replica sync_standby') return false;
  const streaming = await nodes[roles.indexOf('primary')]?.ask(
    `select count(*) from pg_stat_replication where state = 'streaming'`,
    'postgres',
  );
  return streaming === '2';
};

/** Starts the three for the first time, with an empty database that Ribbon's role owns. */
export async function startDatabase(
  nodes: readonly DatabaseNode[],
  password: string,
): Promise<void> {
  for (const node of nodes) await node.prepare();
  for (const node of nodes) node.startEtcd();
  for (const node of nodes) await until(`etcd of ${node.name} answers`, node.etcdReady);
  for (const node of nodes) node.startPatroni();
  await until('a primary and two standbys', () => isWhole(nodes), { seconds: 120, everyMs: 300 });
  const primary = await primaryOf(nodes);
  await primary?.ask(`create role ribbon login password '${password}'`, 'postgres');
  await primary?.ask('create database ribbon owner ribbon', 'postgres');
}

export const serversOf = (options: (name: NodeName) => string, prefix = ''): string =>
  NODE_NAMES.map((name) => `  server ${prefix}${name} ${NODES[name]}:${options(name)}`).join('\n');
