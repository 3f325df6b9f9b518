import { isLivingLink } from '#db/visibility/relations';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { runPrepared } from '#db/queries/prepared-statement';
import { monthAt } from '#db/visibility/visibility';
import type { DB } from '#db/schema.generated';
import {
  type AccountStatus,
  type HeldRole,
  type Me,
  type Member,
  SESSION_IDLE_MINUTES,
  type UserType,
  ageBandAt,
  capabilitiesOf,
} from '@ribbon/domain/accounts';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { sessionMemory } from './memory.ts';
import { type RestrictionRow, restrictionIn, restrictionsOf } from './restrictions.ts';
import { sessionStore } from './sessions.store.ts';
import { troubleIn } from '../trouble.ts';
import type { Language } from '@ribbon/domain/kernel';

export const COOKIE_PREFIX = 'ribbon';
/** Its name ends like this: over HTTPS the account library puts `__Secure-` before it. */
export const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`;
const IDLE_MS = SESSION_IDLE_MINUTES * 60_000;
/** Activity is written down at most this often. */
const TOUCH_EVERY_MS = 30_000;

interface SessionRow {
  session_id: string;
  /** Milliseconds: reading a date costs more than the rest of the row. */
  expires_at: number;
  touched_at: number;
  id: Me['id'];
  email: string | null;
  two_factor_enabled: boolean;
  username: string;
  full_name: string | null;
  user_type: UserType;
  birth_month: number | null;
  birth_year: number | null;
  status: AccountStatus;
  language: Language;
  is_verified: boolean;
  has_beta_access: boolean;
  is_guardian: boolean;
  has_family: boolean;
  roles: HeldRole[] | null;
  restrictions: RestrictionRow[] | null;
}

/** The signed-in person together with what only their own screens may show. */
export type SignedIn = Member &
  Pick<
    Me,
    | 'email'
    | 'username'
    | 'fullName'
    | 'hasBetaAccess'
    | 'language'
    | 'sessionEndsAt'
    | 'twoFactorEnabled'
    | 'mustSetUpTwoFactor'
    | 'restriction'
  > & {
    sessionId: string;
    /** Whether the member is a guardian or has one. */
    hasFamily: boolean;
  };

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'sessionSecret' | 'publicUrl' | 'adminTwoFactor'>;
}

/**
 * Finds the actor by the cookie that the account library set: one HMAC and one named query instead
 * of the library's own look-up, which is ten times slower.
 */
export function sessionLookup({ db, clock, config }: Needs) {
  const secure = config.publicUrl.startsWith('https:') ? '__Secure-' : '';
  const cookieName = `${secure}${SESSION_COOKIE}`;
  const tokenOf = tokenReader(cookieName, config.sessionSecret);

  const memory = sessionMemory<SessionRow>();
  const members = new WeakMap<SessionRow, { month: number; member: SignedIn }>();

  /** An end that has come may have been moved on meanwhile: only the database knows. */
  async function rowOf(token: string, now: number): Promise<SessionRow | undefined> {
    const row = memory.find(token, now);
    if (row !== undefined && row.expires_at > now) return row;
    return memory.read(token, now, () => findSession(db, token));
  }

  /** The member of a row; the same object until the month, and with it perhaps the age, changes. */
  function memberIn(row: SessionRow, now: Date): SignedIn {
    const known = members.get(row);
    const month = monthAt(now);
    if (known?.month === month) return known.member;
    const member = toMember(row, now, new Date(row.expires_at));
    // A limit or suspension ends by the clock, at any moment.
    if (row.restrictions === null) members.set(row, { month, member });
    return member;
  }

  async function signedIn(token: string, isActivity: boolean): Promise<SignedIn | undefined> {
    const now = clock();
    const row = await rowOf(token, now.getTime());
    if (row === undefined || row.expires_at <= now.getTime()) return undefined;
    return isActivity ? toMember(row, now, await touch(row, now)) : memberIn(row, now);
  }

  function toMember(row: SessionRow, now: Date, endsAt: Date): SignedIn {
    const roles = row.roles ?? [];
    const isAdmin = roles.some(({ role }) => role === 'system_admin');
    const ageBand = ageBandAt({ birthMonth: row.birth_month, birthYear: row.birth_year }, now);
    const mustSetUpTwoFactor = config.adminTwoFactor && isAdmin && !row.two_factor_enabled;
    return {
      id: row.id,
      sessionId: row.session_id,
      email: row.email,
      username: row.username,
      fullName: row.full_name,
      userType: row.user_type,
      ageBand,
      status: row.status,
      restriction: restrictionIn(row.restrictions ?? [], ageBand, now),
      language: row.language,
      isVerified: row.is_verified,
      hasBetaAccess: row.has_beta_access,
      isGuardian: row.is_guardian,
      hasFamily: row.has_family,
      // Without the second factor the role is not there for anybody who asks.
      roles: mustSetUpTwoFactor ? roles.filter(({ role }) => role !== 'system_admin') : roles,
      twoFactorEnabled: row.two_factor_enabled,
      mustSetUpTwoFactor,
      sessionEndsAt: endsAt,
    };
  }

  /** Moves the end of the session on while its person is active. */
  async function touch(row: SessionRow, now: Date): Promise<Date> {
    if (now.getTime() - row.touched_at < TOUCH_EVERY_MS) return new Date(row.expires_at);
    // Requests that come meanwhile, or while the row is remembered, need not do it again.
    row.touched_at = now.getTime();
    const endsAt = new Date(now.getTime() + IDLE_MS);
    try {
      await sessionStore.prolong(db, row.session_id, endsAt, now);
    } catch (error) {
      // Who reads goes on reading while nothing can be saved.
      if (troubleIn(error) === undefined) throw error;
      return new Date(row.expires_at);
    }
    row.expires_at = endsAt.getTime();
    members.delete(row);
    return endsAt;
  }

  function memberOf(
    cookieHeader: string | undefined,
    { isActivity = false } = {},
  ): Promise<SignedIn | undefined> {
    const token = tokenOf(cookieHeader);
    return token === undefined ? Promise.resolve(undefined) : signedIn(token, isActivity);
  }

  return {
    memberOf,
    memory: {
      onNotification: memory.onNotification,
      onListenerLost: memory.onListenerLost,
      forget: memory.forget,
    },
    /** A page may refetch by itself; only acts of the person keep the session alive. */
    actorOf({
      headers: { cookie },
      method,
    }: FastifyRequest): SignedIn | undefined | Promise<SignedIn | undefined> {
      if (method !== 'GET') return memberOf(cookie, { isActivity: true });
      const token = tokenOf(cookie);
      if (token === undefined) return undefined;
      const now = clock();
      const row = memory.find(token, now.getTime());
      // A remembered session needs no waiting.
      const isKnown = row !== undefined && row.expires_at > now.getTime();
      return isKnown ? memberIn(row, now) : signedIn(token, false);
    },
  };
}

export type Sessions = ReturnType<typeof sessionLookup>;

async function findSession(db: Kysely<DB>, token: string): Promise<SessionRow | undefined> {
  const rows = await runPrepared(db, 'session', (blank) => sessionOf(blank('token')), { token });
  return rows[0];
}

const millis = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

const sessionOf = (token: string) => sql<SessionRow>`
  select session.id as session_id, ${millis('session.expires_at')} as expires_at, ${millis('session.updated_at')} as touched_at,
         account.id, account.email, account.two_factor_enabled, profile.username, profile.full_name, profile.user_type, profile.birth_month, profile.birth_year,
         profile.status, profile.language, profile.is_verified, profile.has_beta_access,
         exists (select from parental_relationships guardian_link
                 where guardian_link.parent_id = account.id and ${isLivingLink()}) as is_guardian,
         exists (select from parental_relationships guardian_link
                 where (guardian_link.parent_id = account.id or guardian_link.child_id = account.id) and ${isLivingLink()}) as has_family,
         (select json_agg(json_build_object('role', role.role, 'clubId', role.club_id))
          from user_roles role where role.user_id = account.id and role.is_active) as roles,
         ${restrictionsOf('account.id')} as restrictions
  from sessions session
  join users account on account.id = session.user_id
  join athlete_profiles profile on profile.id = account.id
  where session.token = ${token}`;

/** More browsers than this are not about at once; then it is begun anew. */
const MOST_COOKIES = 5000;

/** Reads tokens, and remembers of a cookie that its signature is right: that never changes. */
function tokenReader(name: string, secret: string) {
  const right = new Map<string, string>();
  return (header: string | undefined): string | undefined => {
    if (header === undefined) return undefined;
    const known = right.get(header);
    if (known !== undefined) return known;
    const token = verifiedToken(header, name, secret);
    if (token === undefined) return undefined;
    if (right.size >= MOST_COOKIES) right.clear();
    right.set(header, token);
    return token;
  };
}

/** The token of the session cookie if its signature is ours. */
export function verifiedToken(
  header: string | undefined,
  name: string,
  secret: string,
): string | undefined {
  const raw = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (raw === undefined) return undefined;
  const value = decode(raw);
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

/** A token as the cookie holds it. */
export const signedToken = (token: string, secret: string): string =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export const toMe = (member: SignedIn, family: Me['family']): Me => ({
  ...member,
  roles: [...member.roles],
  capabilities: capabilitiesOf(member),
  family,
});
