import { type BrowserContext, expect } from '@playwright/test';
import { startPostgres } from '@ribbon/postgres';
import { join } from 'node:path';
import pg from 'pg';
import { DATA_DIR } from './site.ts';

const COOKIE = 'ribbon.session_token';

/**
 * Moves the end of this browser's session, as if its person had been idle for so long: nobody wants
 * to wait 20 minutes. Negative seconds have passed already.
 */
export async function letSessionEndIn(context: BrowserContext, seconds: number): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIE);
  const [token] = decodeURIComponent(cookie?.value ?? '').split('.');
  // Attaches to the server that the journeys run on; it belongs to the product, so it is not stopped.
  const server = await startPostgres({ dataDir: join(DATA_DIR, 'postgres') });
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update sessions
       set expires_at = now() + $2 * interval '1 second',
           updated_at = now() + $2 * interval '1 second' - interval '20 minutes'
       where token = $1`,
      [token, seconds],
    );
    expect(rowCount, 'this browser has a session').toBe(1);
  } finally {
    await client.end();
  }
}
