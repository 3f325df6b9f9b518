import { type BrowserContext, expect } from '@playwright/test';
import { changeRows } from '../database.ts';

const COOKIE = 'ribbon.session_token';

/**
 * Moves the end of this browser's session, as if its person had been idle for so long: nobody wants
 * to wait 20 minutes. Negative seconds have passed already.
 */
export async function letSessionEndIn(context: BrowserContext, seconds: number): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIE);
  const [token] = decodeURIComponent(cookie?.value ?? '').split('.');
  const changed = await changeRows(
    `update sessions
     set expires_at = now() + $2 * interval '1 second',
         updated_at = now() + $2 * interval '1 second' - interval '20 minutes'
     where token = $1`,
    [token, seconds],
  );
  expect(changed, 'this browser has a session').toBe(1);
}
