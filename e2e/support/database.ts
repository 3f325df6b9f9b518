import { startPostgres } from '@ribbon/postgres';
import { join } from 'node:path';
import pg from 'pg';
import { DATA_DIR } from './site.ts';

/** Lets time pass where nobody wants to wait for it: changes rows of the journeys' own database. */
export const changeRows = async (statement: string, values: unknown[]): Promise<number | null> =>
  (await query(statement, values)).rowCount;

export const readRows = async <Row extends pg.QueryResultRow>(
  statement: string,
  values: unknown[],
): Promise<Row[]> => (await query<Row>(statement, values)).rows;

async function query<Row extends pg.QueryResultRow>(
  statement: string,
  values: unknown[],
): Promise<pg.QueryResult<Row>> {
  // Attaches to the server that the journeys run on; it belongs to the product, so it is not stopped.
  const server = await startPostgres({ dataDir: join(DATA_DIR, 'postgres') });
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  try {
    return await client.query<Row>(statement, values);
  } finally {
    await client.end();
  }
}
