import type { Config } from '#platform/config/config';
import type { Exchange } from '#platform/http/route';
import { COOKIE_PREFIX } from '#platform/session/session';

export type Cookies = ReturnType<typeof accountCookies>;

/** Cookies of ours that no script can read. Without an age one goes when the browser is closed. */
export function accountCookies({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return {
    read(exchange: Exchange, name: string): string | undefined {
      const start = `${COOKIE_PREFIX}.${name}=`;
      return (exchange.headers.get('cookie') ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(start))
        ?.slice(start.length);
    },

    set(exchange: Exchange, name: string, value: string, seconds?: number): void {
      const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
      exchange.setCookies([
        `${COOKIE_PREFIX}.${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${age}`,
      ]);
    },
  };
}
