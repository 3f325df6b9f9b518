import { createApp } from '../app.ts';
import type { Config } from '#platform/config/config';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics/metrics';
import type { Replicas } from '#platform/replicas/replicas';
import type { Network } from '#platform/network';
import { hashPassword } from '#platform/session/passwords';
import {
  type Role,
  SESSION_IDLE_MINUTES,
  type UserId,
  type UserType,
  accountEndpoints,
  consentAge,
} from '@ribbon/domain/accounts';
import {
  type Endpoint,
  type Fault,
  type InputOf,
  type OutputOf,
  fromWire,
  nothing,
} from '@ribbon/domain/kernel';
import { symmetricEncrypt } from 'better-auth/crypto';
import type { LightMyRequestResponse } from 'fastify';
import { type TestDatabase, createTestDatabase } from './server/database.ts';
import { readStrictly, strictAnswer } from './strict/strict-answers.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PASSWORD = 'Ribbon!2026';

/** Made once: to hash a password is meant to be slow. */
let passwordHash: Promise<string> | undefined;

export interface Person {
  id: UserId;
  email: string;
  cookie: string;
}

interface PersonOptions {
  userType?: UserType;
  roles?: readonly Role[];
  birthYear?: number;
  country?: string;
  isVerified?: boolean;
  withoutSecondFactor?: boolean;
  email?: string;
}

/** A whole API on a fresh database, and people in it. */
export async function createWorld(
  overrides: Partial<Config> = {},
  network?: Network,
  metrics?: Metrics,
  more: { database?: TestDatabase; replicas?: Replicas; log?: Log } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'ribbon-world-'));
  const database = more.database ?? (await createTestDatabase());
  const { db, pool, url } = database;
  let turned = 0;
  const check = { kind: 'off' } as const;
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: '/nonexistent',
    databaseUrl: url,
    listenDatabaseUrl: undefined,
    databaseReadUrls: [],
    namedStatements: true,
    sessionSecret: 'a secret for tests, long enough for all',
    smtpUrl: undefined,
    mailFrom: 'Ribbon <no-reply@ribbon.test>',
    safetyContact: undefined,
    operator: {
      name: 'Ribbon Trust',
      address: '1 Ribbon Lane, Leeds',
      email: 'hello@ribbon.test',
      dataProtection: 'privacy@ribbon.test',
    },
    moderation: undefined,
    moderationThreads: 0,
    media: { dir: folder, s3: undefined, quotaBytes: 524_288_000, ffmpeg: '/nonexistent', check },
    geocoder: undefined,
    map: { kind: 'embedded' },
    demo: false,
    adminTwoFactor: true,
    rateLimits: false,
    trustProxy: 0,
    metrics: undefined,
    logLevel: 'silent',
    webDist: '/nonexistent',
    production: false,
    ...overrides,
  };
  const clock = () => new Date(Date.now() + turned);
  const api = await createApp({
    config,
    db,
    databaseUrl: url,
    clock,
    ...(network && { network }),
    metrics,
    pool,
    replicas: more.replicas,
    log: more.log,
  });
  const { app, worker } = api;
  readStrictly(app);
  let people = 0;
  const noCodes = symmetricEncrypt({ key: config.sessionSecret, data: '[]' });

  async function send<E extends Endpoint>(
    who: Person | undefined,
    endpoint: E,
    input: InputOf<E>,
  ): Promise<LightMyRequestResponse> {
    const { params = {}, query = {}, body } = input as Record<string, Record<string, string>>;
    const { file } = input as { file?: File };
    const path = endpoint.path.replaceAll(/:(\w+)/gu, (_, name: string) => params[name] ?? '');
    return app.inject({
      method: endpoint.method,
      url: `/api${path}`,
      query,
      ...(body !== undefined && { payload: body }),
      ...(file && { payload: formWith(file) }),
      headers: who === undefined ? {} : { cookie: who.cookie },
    });
  }

  /** A browser with an open session. Signing in is a matter of its own tests. */
  async function enter(id: UserId, email: string): Promise<Person> {
    const token = randomBytes(24).toString('base64url');
    const now = clock();
    await db
      .insertInto('sessions')
      .values({
        user_id: id,
        token,
        ip_address: '127.0.0.1',
        expires_at: new Date(now.getTime() + SESSION_IDLE_MINUTES * 60_000),
        created_at: now,
        updated_at: now,
      })
      .execute();
    const signature = createHmac('sha256', config.sessionSecret).update(token).digest('base64');
    const value = encodeURIComponent(`${token}.${signature}`);
    return { id, email, cookie: `ribbon.session_token=${value}` };
  }

  /** Delivers the outbox and returns the mails to an address, newest first. */
  async function mailsTo(address: string) {
    await worker.run();
    return db
      .selectFrom('dev_mails')
      .select(['subject', 'text', 'html'])
      .where('to_address', '=', address)
      .orderBy('id', 'desc')
      .execute();
  }

  /** The newest mail to an address; where there is none, the error says what could not be delivered. */
  async function newestMailTo(address: string) {
    const [mail] = await mailsTo(address);
    if (mail !== undefined) return mail;
    const left = await db
      .selectFrom('outbox_events')
      .select(['event', 'subscriber', 'attempts', 'last_error', 'available_at'])
      .where('processed_at', 'is', null)
      .execute();
    throw new Error(`no mail to ${address}; not delivered: ${JSON.stringify(left)}`);
  }

  async function club(): Promise<string> {
    const { id } = await db
      .insertInto('clubs')
      .values({ name: 'Larkspur Rhythmic', city: 'Leeds', country: 'United Kingdom' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  return {
    app,
    db,
    pool,
    url,
    config,
    worker,
    clock,
    housekeeper: api.housekeeper,
    personalData: api.slices.flatMap(({ personalData }) => personalData ?? []),
    emails: api.slices.flatMap(({ emails }) => emails ?? []),
    startBackground: api.startBackground,
    send,
    enter,
    turnClock: (minutes: number) => {
      turned += minutes * 60_000;
    },

    /** Returns the endpoint's answer; throws a refusal. */
    async call<E extends Endpoint>(
      who: Person | undefined,
      endpoint: E,
      ...[input]: keyof InputOf<E> extends never ? [] : [InputOf<E>]
    ): Promise<OutputOf<E>> {
      const response = await send(who, endpoint, (input ?? {}) as InputOf<E>);
      if (response.statusCode >= 400) {
        throw fromWire(response.statusCode, response.json()) ?? new Error(response.body);
      }
      return strictAnswer(endpoint, endpoint.returns === nothing ? undefined : response.json());
    },

    /** The refusal the endpoint answers; an error when it does not refuse. */
    async refusal<E extends Endpoint>(
      who: Person | undefined,
      endpoint: E,
      input: InputOf<E>,
    ): Promise<Fault> {
      const response = await send(who, endpoint, input);
      const fault = fromWire(response.statusCode, response.statusCode < 400 ? {} : response.json());
      if (fault === undefined)
        throw new Error(`not refused: ${response.statusCode} ${response.body}`);
      return fault;
    },

    /** A browser in which this person has just signed in. */
    async signIn(id: UserId, email: string): Promise<Person> {
      const response = await app.inject({
        method: 'POST',
        url: '/api/session',
        payload: { email, password: PASSWORD },
      });
      return { id, email, cookie: cookieOf(response) };
    },

    /** A person with a confirmed account and an open session. */
    async person(life: PersonOptions = {}): Promise<Person> {
      people += 1;
      // Several may be made at once.
      const nth = people;
      const email = life.email ?? `person${nth}@people.ribbon.test`;
      const { id } = await db
        .insertInto('users')
        .values({ name: `person${nth}`, email, email_verified: true })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('credentials')
        .values({
          user_id: id,
          account_id: id,
          provider_id: 'credential',
          password: await (passwordHash ??= hashPassword(PASSWORD)),
        })
        .execute();
      await db
        .insertInto('athlete_profiles')
        .values({
          id,
          username: `person${nth}`,
          full_name: `Person Number ${nth}`,
          country: life.country ?? 'United Kingdom',
          consent_age: consentAge(life.country ?? 'United Kingdom'),
          user_type: life.userType ?? 'gymnast',
          birth_month: 1,
          birth_year: life.birthYear ?? 1990,
          is_verified: life.isVerified ?? false,
          // However young, as if a guardian had been verified; how that happens is its own test.
          in_community: true,
        })
        .execute();
      for (const role of life.roles ?? []) {
        const clubId = role === 'system_admin' ? null : await club();
        await db.insertInto('user_roles').values({ user_id: id, role, club_id: clubId }).execute();
      }
      // Admins count as such only with a second factor; how it is set up is its own test.
      if (life.roles?.includes('system_admin') && !life.withoutSecondFactor) {
        await db
          .updateTable('users')
          .set({ two_factor_enabled: true })
          .where('id', '=', id)
          .execute();
        await db
          .insertInto('two_factors')
          .values({ user_id: id, secret: await noCodes, backup_codes: await noCodes })
          .execute();
      }
      return enter(id as UserId, email);
    },

    mailsTo,
    newestMailTo,

    /** The browser that signed up follows the link that was mailed. */
    async confirm(applied: LightMyRequestResponse, email: string): Promise<LightMyRequestResponse> {
      const token = linkIn(await newestMailTo(email)).searchParams.get('token') ?? '';
      return send(browserOf(applied), accountEndpoints.verifyEmail, { body: { token } });
    },

    async close(): Promise<void> {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** A form with a file, as a browser sends it. */
function formWith(file: File): FormData {
  const form = new FormData();
  form.set('file', file, file.name);
  return form;
}

/** The cookies a browser would send back. */
export const cookieOf = (response: LightMyRequestResponse): string =>
  [response.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

/** The browser that got this answer, with nothing but its cookies. */
export const browserOf = (response: LightMyRequestResponse): Person => ({
  id: '' as UserId,
  email: '',
  cookie: cookieOf(response),
});

/** The address behind the button of a mail. */
export function linkIn({ text }: { text: string }): URL {
  const link = /https?:\/\/\S+/u.exec(text)?.[0];
  if (link === undefined) throw new Error('the mail has no link');
  return new URL(link);
}
