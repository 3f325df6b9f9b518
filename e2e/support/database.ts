import { startPostgres } from '@ribbon/postgres';
import { join } from 'node:path';
import pg from 'pg';
import { DATA_DIR } from './site.ts';

/** Lets time pass where nobody wants to wait for it: changes rows of the journeys' own database. */
export async function changeRows(statement: string, values: unknown[]): Promise<number | null> {
  // Attaches to the server that the journeys run on; it belongs to the product, so it is not stopped.
  const server = await startPostgres({ dataDir: join(DATA_DIR, 'postgres') });
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement, values);
    return rowCount;
  } finally {
    await client.end();
  }
}
