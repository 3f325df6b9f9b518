import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { EDGE, isApart, layNetwork } from './machine/network.ts';
import { launcher, until } from './machine/processes.ts';
import { startEdge } from './parts/edge.ts';
import {
  NODES,
  NODE_NAMES,
  databaseNode,
  isWhole,
  primaryOf,
  startDatabase,
} from './parts/node.ts';
import { outside } from './parts/outside.ts';
import { RIBBONS, RIBBON_NAMES, type Version, ribbonProcess } from './parts/ribbon.ts';

interface Needs {
  /** In memory: it goes with our namespaces. */
  readonly folder: string;
  readonly logs: string;
  readonly door: string;
  readonly webDist: string;
  readonly version: Version;
  readonly say: (text: string) => void;
}

const idOf = (what: '-u' | '-g') =>
  Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));

/** All of it, on a network of its own; ready when it answers over TLS. */
export async function startCluster({ folder, logs, door, webDist, version, say }: Needs) {
  if (!(await isApart()))
    throw new Error('The cluster runs in namespaces of its own: npm run cluster.');
  const password = randomBytes(18).toString('hex');
  const launch = launcher(logs);
  await mkdir(logs, { recursive: true });
  await layNetwork({ ...NODES, ...RIBBONS });

  say('PostgreSQL: three nodes with Patroni, etcd and PgBouncer...');
  const userIds = { uid: idOf('-u'), gid: idOf('-g') };
  const nodes = NODE_NAMES.map((name) => databaseNode(name, { launch, folder, password, userIds }));
  await startDatabase(nodes, password);

  const { store, mailServer, mails } = outside({ launch, folder });
  await Promise.all([store.start(), mailServer.start()]);
  const edge = await startEdge({ launch, folder, door });
  say('Ribbon: two processes...');
  const secret = randomBytes(32).toString('hex');
  const ribbons = RIBBON_NAMES.map((name) =>
    ribbonProcess(name, { launch, folder, password, secret, webDist }),
  );
  for (const ribbon of ribbons) await ribbon.start(version);

  return {
    nodes,
    ribbons,
    edge,
    store,
    mailServer,
    mails,
    /** The database as an auditor asks it: at the primary. */
    databaseUrl: `postgres://ribbon:${password}@${EDGE}:5432/ribbon`,
    primary: async () => {
      const primary = await primaryOf(nodes);
      if (primary === undefined) throw new Error('There is no primary.');
      return primary;
    },
    whole: (seconds = 120) =>
      until('a primary and two standbys', () => isWhole(nodes), { seconds, everyMs: 300 }),
    stop: launch.stopAll,
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
