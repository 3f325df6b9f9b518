import type { FamilySummaries } from '#features/families';
import type { Config } from '#platform/config/config';
import { CachedAnswer } from '#platform/http/json-answer';
import type { Exchange } from '#platform/http/route';
import { type Sessions, type SignedIn, signedToken, toMe } from '#platform/session/session';
import type { Me, UserId } from '@ribbon/domain/accounts';
import type { AuthLibrary } from './accounts.library.service.ts';

interface Needs {
  auth: AuthLibrary;
  config: Pick<Config, 'sessionSecret'>;
  sessions: Sessions;
  families: FamilySummaries;
}

export type Welcome = ReturnType<typeof accountSessions>;

/** Sessions as they begin: cookies for the browser, and who that makes it. */
export function accountSessions({ auth, config, sessions, families }: Needs) {
  async function me(member: SignedIn | undefined): Promise<{ member: Me | null }> {
    if (member === undefined) return { member: null };
    return { member: toMe(member, await families.of(member)) };
  }

  /**
   * A member without a family is known from the session alone, so the answer is kept as long as the
   * session is remembered.
   */
  const kept = new WeakMap<SignedIn, CachedAnswer<{ member: Me | null }>>();
  async function cachedMe(member: SignedIn | undefined) {
    if (member === undefined || member.hasFamily) return me(member);
    const answer = kept.get(member) ?? new CachedAnswer(await me(member));
    kept.set(member, answer);
    return answer;
  }

  return {
    /** The signed-in member, as every screen asks for it. */
    me: cachedMe,

    /** The member that the library's cookies sign in. */
    memberOf: (headers: Headers): Promise<SignedIn | undefined> =>
      sessions.memberOf(cookiesIn(headers)),

    /** Hands the library's cookies to the browser and returns the member they sign in. */
    async welcome(headers: Headers, exchange: Exchange): Promise<{ member: Me | null }> {
      exchange.setCookies(headers.getSetCookie());
      return me(await sessions.memberOf(cookiesIn(headers)));
    },

    /** Signs in a person who has just proved who they are. */
    async open(userId: UserId, exchange: Exchange): Promise<{ member: Me | null }> {
      const { internalAdapter, authCookies } = await auth.$context;
      const { token } = await internalAdapter.createSession(userId, false, {
        ipAddress: exchange.ip,
        userAgent: exchange.headers.get('user-agent') ?? '',
      });
      const { name, attributes } = authCookies.sessionToken;
      const pair = `${name}=${encodeURIComponent(signedToken(token, config.sessionSecret))}`;
      const secure = attributes.secure === true ? '; Secure' : '';
      exchange.setCookies([
        `${pair}; Max-Age=${attributes.maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`,
      ]);
      return me(await sessions.memberOf(pair));
    },
  };
}

/** The cookies a browser would send back. */
const cookiesIn = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
