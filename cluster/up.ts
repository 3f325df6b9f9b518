// The cluster until Ctrl-C. Run it with `npm run cluster`, which makes the namespaces.
import { once } from 'node:events';
import { startCluster } from './cluster.ts';
import { surroundings } from './surroundings.ts';

const { say, current, places } = surroundings();
const cluster = await startCluster({ ...places, version: current, say });
await cluster.whole();
const primary = await cluster.primary();
say(`The cluster is ready: https://localhost:${places.port} (its certificate is its own).`);
say(`The primary is ${primary.name}; kill what you like. Ctrl-C stops everything without a trace.`);
for (const { name, address } of cluster.nodes)
  say(`  ${name}  ${address}  PostgreSQL 5432, PgBouncer 6432, Patroni 8008, etcd 2379`);
say('  to look inside: nsenter --target $(pgrep -nf cluster/up.ts) --all');
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await cluster.stop();
process.exit(0);
