// npm run cluster: Ribbon as it runs in production, on this machine: two processes, PostgreSQL three
// times with Patroni, etcd, PgBouncer and HAProxy, a store and a mail server.
//   LOGS=folder npm run cluster → the logs of all parts stay there
import { build, install } from '../tool.mjs';
import { canRun, runInside } from './inside.mjs';

await install();
const built = await build();
process.exit(built === 0 && canRun() ? await runInside('up.ts') : 1);
