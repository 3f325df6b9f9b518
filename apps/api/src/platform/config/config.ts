import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import {
  type MediaConfig,
  flag,
  mediaOf,
  mediaVariables,
  mistakesInMedia,
  optional,
} from './media.ts';
import { type Operator, mistakesInOperator, operatorOf, operatorVariables } from './operator.ts';

const TILES = /^(?:https?:\/\/|\/)(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/u;

/** Every variable the server reads, with what is wrong when it is wrong. */
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/u,
  error: 'must be a postgres:// address',
});

export const Environment = z.object({
  NODE_ENV: optional(z.string()),
  PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535, 'must be a port')),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/u, error: 'must be an http(s) address' })),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(databaseAddress),
  LISTEN_DATABASE_URL: optional(databaseAddress),
  DATABASE_READ_URLS: optional(
    z
      .string()
      .transform((written) => written.split(',').map((url) => url.trim()))
      .pipe(z.array(databaseAddress).max(8, 'must be 8 at most')),
  ),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/u, error: 'must be an smtp:// address' })),
  MAIL_FROM: optional(z.string()),
  SAFETY_CONTACT: optional(z.email('must be an email address')),
  MODERATION_URL: optional(z.url({ protocol: /^https?$/u, error: 'must be an http(s) address' })),
  MODERATION_KEY: optional(z.string()),
  MODERATION_STYLE: optional(z.enum(['function', 'openai'], 'must be function or openai')),
  MODERATION_THREADS: optional(
    z.coerce.number('must be a number').int().min(0).max(8, 'must be 8 at most'),
  ),
  ...operatorVariables,
  ...mediaVariables,
  GEOCODER_URL: optional(z.url({ protocol: /^https?$/u, error: 'must be an http(s) address' })),
  GEOCODER_STYLE: optional(z.enum(['nominatim', 'google'], 'must be nominatim or google')),
  GEOCODER_KEY: optional(z.string()),
  MAP_TILE_URL: optional(
    z.string().regex(TILES, 'must be an http(s) address or a path with {z}, {x} and {y}'),
  ),
  MAP_TILE_ATTRIBUTION: optional(z.string()),
  GOOGLE_MAPS_KEY: optional(z.string()),
  DEMO: optional(flag),
  RATE_LIMITS: optional(flag),
  TRUST_PROXY: optional(z.coerce.number('must be a number').int().min(0).max(10)),
  NAMED_STATEMENTS: optional(flag),
  METRICS_PORT: optional(
    z.coerce.number('must be a number').int().min(1).max(65_535, 'must be a port'),
  ),
  METRICS_HOST: optional(z.string()),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  WEB_DIST: optional(z.string()),
});
export type Environment = z.infer<typeof Environment>;

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Unset: the embedded server in dataDir. */
  databaseUrl: string | undefined;
  /** The database itself where databaseUrl is a pooler's: sessions that listen or migrate go there. */
  listenDatabaseUrl: string | undefined;
  /** Standbys of the same database, which answer what is only read. */
  databaseReadUrls: readonly string[];
  /** Off behind a pooler that cannot keep statements (PgBouncer before 1.21). */
  namedStatements: boolean;
  sessionSecret: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Who is written to when a report or case concerns every administrator; unset: only the log says so. */
  safetyContact: string | undefined;
  /** Who runs the installation; the policy pages say so. */
  operator: Operator;
  /** A service elsewhere that reads texts, too; unset: only this server does. */
  moderation: { url: string; key: string; style: 'function' | 'openai' } | undefined;
  /** How many threads read texts beside the one that answers requests; 0: that one reads them. */
  moderationThreads: number;
  media: MediaConfig;
  /** A geocoder elsewhere that is asked before our own; unset: only our own. */
  geocoder: { url: string; key: string | undefined; style: 'nominatim' | 'google' } | undefined;
  /** Whose map browsers show. Only the first asks no third party. */
  map:
    | { kind: 'embedded' }
    | { kind: 'tiles'; url: string; attribution: string }
    | { kind: 'google'; key: string };
  demo: boolean;
  /** System admins need a second factor; not in the demo world, whose password everybody knows. */
  adminTwoFactor: boolean;
  rateLimits: boolean;
  /** How many proxies stand in front; their word on the visitor's address is taken. */
  trustProxy: number;
  logLevel: string;
  /** Where Prometheus asks for figures; unset: nowhere. */
  metrics: { host: string; port: number } | undefined;
  webDist: string;
  production: boolean;
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads and checks the environment; throws one readable sentence per mistake. */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    throw configurationError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    );
  }
  const values = parsed.data;
  const port = values.PORT ?? 3000;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/u, '');
  // A public address is a production site even when nobody said so: it must never show the mailbox.
  const production =
    values.NODE_ENV === 'production' || !LOCAL_HOSTS.has(new URL(publicUrl).hostname);
  const mistakes = [
    values.DATABASE_URL !== undefined &&
      values.SESSION_SECRET === undefined &&
      'SESSION_SECRET is required with DATABASE_URL: all servers of a site must share it',
    values.LISTEN_DATABASE_URL !== undefined &&
      values.DATABASE_URL === undefined &&
      'DATABASE_URL is required with LISTEN_DATABASE_URL',
    values.DATABASE_READ_URLS !== undefined &&
      values.DATABASE_URL === undefined &&
      'DATABASE_URL is required with DATABASE_READ_URLS',
    production &&
      values.SMTP_URL === undefined &&
      'SMTP_URL is required in production: the development mailbox is for this machine only',
    values.MODERATION_URL !== undefined &&
      values.MODERATION_KEY === undefined &&
      'MODERATION_KEY is required with MODERATION_URL',
    ...mistakesInOperator(values, production),
    ...mistakesInMedia(values),
    values.GEOCODER_URL !== undefined &&
      values.GEOCODER_STYLE === 'google' &&
      values.GEOCODER_KEY === undefined &&
      'GEOCODER_KEY is required with GEOCODER_STYLE google',
    values.MAP_TILE_URL !== undefined &&
      values.MAP_TILE_ATTRIBUTION === undefined &&
      'MAP_TILE_ATTRIBUTION is required with MAP_TILE_URL: map providers must be credited',
    values.MAP_TILE_URL !== undefined &&
      values.GOOGLE_MAPS_KEY !== undefined &&
      'Set either MAP_TILE_URL or GOOGLE_MAPS_KEY, not both',
    production && values.RATE_LIMITS === false && 'RATE_LIMITS cannot be 0 in production',
  ].filter((mistake) => mistake !== false);
  if (mistakes.length > 0) throw configurationError(mistakes);
  const demo = values.DEMO ?? values.DATABASE_URL === undefined;
  const dataDir = resolve(root, values.DATA_DIR ?? 'data');
  return {
    port,
    host: values.HOST ?? 'localhost',
    publicUrl,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    listenDatabaseUrl: values.LISTEN_DATABASE_URL,
    databaseReadUrls: values.DATABASE_READ_URLS ?? [],
    namedStatements: values.NAMED_STATEMENTS ?? values.LISTEN_DATABASE_URL === undefined,
    sessionSecret: values.SESSION_SECRET ?? keptSecret(dataDir),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Ribbon <no-reply@ribbon.test>',
    safetyContact: values.SAFETY_CONTACT,
    operator: operatorOf(values),
    moderation:
      values.MODERATION_URL === undefined
        ? undefined
        : {
            url: values.MODERATION_URL,
            key: values.MODERATION_KEY ?? '',
            style: values.MODERATION_STYLE ?? 'function',
          },
    moderationThreads: values.MODERATION_THREADS ?? 1,
    media: mediaOf(values, resolve(root, values.MEDIA_DIR ?? join(dataDir, 'media'))),
    geocoder:
      values.GEOCODER_URL === undefined
        ? undefined
        : {
            url: values.GEOCODER_URL,
            key: values.GEOCODER_KEY,
            style: values.GEOCODER_STYLE ?? 'nominatim',
          },
    map: mapOf(values),
    demo,
    adminTwoFactor: !demo,
    rateLimits: values.RATE_LIMITS ?? true,
    trustProxy: values.TRUST_PROXY ?? 0,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST ?? '127.0.0.1', port: values.METRICS_PORT },
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    webDist: resolve(root, values.WEB_DIST ?? 'apps/web/dist'),
    production,
  };
}

const mapOf = ({
  MAP_TILE_URL: url,
  MAP_TILE_ATTRIBUTION: attribution = '',
  GOOGLE_MAPS_KEY: key,
}: Environment): Config['map'] => {
  if (url !== undefined) return { kind: 'tiles', url, attribution };
  return key === undefined ? { kind: 'embedded' } : { kind: 'google', key };
};

const configurationError = (mistakes: string[]) =>
  new Error(`Invalid configuration:\n${mistakes.map((line) => `  - ${line}`).join('\n')}`);

/** Made once and kept beside the data, so that restarts do not sign everybody out. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
