import { type PostgresServer, startPostgres } from '@ribbon/postgres';
import { join } from 'node:path';
import { say } from './announce.ts';

/** The PostgreSQL that comes with Ribbon, in DATA_DIR. */
export const embeddedDatabase = (dataDir: string): Promise<PostgresServer> =>
  startPostgres({ dataDir: join(dataDir, 'postgres'), log: say });
