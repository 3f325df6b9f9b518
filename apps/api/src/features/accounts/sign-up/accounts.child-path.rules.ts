import type { Exchange } from '#platform/http/route';
import type { Cookies } from '../sign-in/accounts.cookies.rules.ts';

const NAME = 'child_path';

export type ChildPath = ReturnType<typeof childPath>;

/**
 * Remembers that a browser was sent down the path for children, so that nobody turns round and
 * gives another birth date. A cookie without an end: it goes when the browser is closed.
 */
export const childPath = (cookies: Cookies) => ({
  isTaken: (exchange: Exchange): boolean => cookies.read(exchange, NAME) === '1',
  take: (exchange: Exchange): void => cookies.set(exchange, NAME, '1'),
});
