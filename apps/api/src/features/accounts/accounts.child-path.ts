import type { Config } from '#platform/config';
import type { Exchange } from '#platform/route';
import { COOKIE_PREFIX } from '#platform/session';

const NAME = `${COOKIE_PREFIX}.child_path`;

export type ChildPath = ReturnType<typeof childPath>;

/**
 * Remembers that a browser was sent down the path for children, so that nobody turns round and
 * gives another birth date. A cookie without an end: it goes when the browser is closed.
 */
export function childPath({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return {
    isTaken: (exchange: Exchange): boolean =>
      (exchange.headers.get('cookie') ?? '').split(';').some((pair) => pair.trim() === `${NAME}=1`),
    take: (exchange: Exchange): void =>
      exchange.setCookies([`${NAME}=1; Path=/; HttpOnly; SameSite=Lax${secure}`]),
  };
}
