import type { Exchange } from '#platform/http/route';
import { createHash, randomBytes } from 'node:crypto';
import type { Cookies } from '../sign-in/accounts.cookies.rules.ts';

const NAME = 'sign_up';
/** Long enough to read a mail. Others may sit at the same computer tomorrow. */
const SECONDS = 3 * 3600;

export type SignUpBrowser = ReturnType<typeof signUpBrowser>;

/**
 * A secret that only the browser used for the sign-up holds. Opening the mailed link in that
 * browser proves both the typed password and the mailbox; opening it elsewhere proves only the
 * address.
 */
export const signUpBrowser = (cookies: Cookies) => ({
  /** Gives this browser a secret, unless it has one, and returns its hash. */
  mark(exchange: Exchange): string {
    const secret = cookies.read(exchange, NAME) ?? randomBytes(32).toString('base64url');
    cookies.set(exchange, NAME, secret, SECONDS);
    return hashOf(secret);
  },

  /** The hash that a sign-up from this browser has. */
  hashIn(exchange: Exchange): string | undefined {
    const secret = cookies.read(exchange, NAME);
    return secret === undefined ? undefined : hashOf(secret);
  },
});

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
