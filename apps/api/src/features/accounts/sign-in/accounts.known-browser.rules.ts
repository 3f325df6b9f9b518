import type { Config } from '#platform/config/config';
import type { Exchange } from '#platform/http/route';
import { createHmac } from 'node:crypto';
import type { Cookies } from './accounts.cookies.rules.ts';

const NAME = 'known';
const SECONDS = 180 * 24 * 3600;
/** A family shares a computer. */
const MOST = 8;

export type KnownBrowsers = ReturnType<typeof knownBrowsers>;

/**
 * Remembers in a browser whose accounts were opened in it, as marks that say nothing to others.
 * It grants nothing: it only keeps a stranger's wrong passwords from shutting its person out.
 */
export function knownBrowsers(cookies: Cookies, { sessionSecret }: Pick<Config, 'sessionSecret'>) {
  const markOf = (email: string): string =>
    createHmac('sha256', sessionSecret).update(`known browser\n${email}`).digest('base64url');
  const marksIn = (exchange: Exchange): string[] =>
    (cookies.read(exchange, NAME) ?? '').split('~').filter(Boolean);

  return {
    isKnown: (exchange: Exchange, email: string): boolean =>
      marksIn(exchange).includes(markOf(email)),

    remember(exchange: Exchange, email: string): void {
      const mark = markOf(email);
      const others = marksIn(exchange).filter((other) => other !== mark);
      const marks = [mark, ...others].slice(0, MOST);
      cookies.set(exchange, NAME, marks.join('~'), SECONDS);
    },
  };
}
