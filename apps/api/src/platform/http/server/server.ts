import type { DB } from '#db/schema.generated';
import rateLimit from '@fastify/rate-limit';
import { commonFaults, toWire } from '@ribbon/domain/kernel';
import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type onRequestHookHandler,
} from 'fastify';
import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { answerErrors } from '../http.ts';
import { inLanguage, languageOf } from '#platform/language/reader';
import type { Log } from '#platform/log';
import type { TroubleMemory } from '#platform/trouble';
import { answersToMalformed } from './malformed.ts';
import { networkLimits } from '../limits/network-limits.ts';
import { dataHeaders, securityHeaders } from './security-headers.ts';
import { networkOf } from '../limits/visitor-network.ts';

const BODY_LIMIT = 256 * 1024;
/** A request of words has arrived by then; a file may take longer, as long as it keeps coming. */
const BODY_MS = 30_000;
/** Its headers have arrived by then, give or take the time between two looks at all connections. */
const HEADERS_MS = 10_000;
const LOOK_EVERY_MS = 1000;
const UPLOAD_MS = 15 * 60_000;
/** Calls per address and minute, beyond the limits of single endpoints. */
const CALLS_PER_MINUTE = 600;
/** The levels at which every answer is logged. */
const SAYS_EVERYTHING = new Set(['info', 'debug', 'trace']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Needs {
  config: Config;
  log: Log;
  troubles: TroubleMemory;
  db: Kysely<DB>;
  clock: Clock;
}

/** A Fastify with everything that holds for all requests: headers, limits, ids, errors. */
export async function createServer({
  config,
  log,
  troubles,
  ...needs
}: Needs): Promise<FastifyInstance> {
  const forPages = securityHeaders(config);
  const forData = dataHeaders(forPages);
  const app = Fastify({
    ...answersToMalformed(forData),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedHops(config.trustProxy),
    requestTimeout: UPLOAD_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
    forceCloseConnections: true,
    // What still arrives on an open connection while we stop is answered, and told to reconnect.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
  });
  answerErrors(app, { log, troubles });
  acceptJson(app);
  app.addHook('onRequest', (request, reply, done) => {
    // By the address: a route that is asked about itself makes an object of all that is known of it.
    const headers = request.url.startsWith('/api/') ? forData : forPages;
    void reply.headers(headers).header('x-request-id', request.id);
    refuseStrangeRequests(request, config);
    endSlowBodies(request);
    done();
  });
  // What is a file or a page below /api says what pages say.
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || route.config?.answersData === true) return;
    const others = [route.onRequest ?? []].flat();
    const asPage: onRequestHookHandler = (_request, reply, done) => {
      void reply.headers(forPages);
      done();
    };
    route.onRequest = [asPage, ...others];
  });
  // Everything a handler says is in the language of the request.
  app.addHook('preHandler', (request, _reply, done) => {
    inLanguage(languageOf(request.headers), done);
  });
  if (config.rateLimits) {
    await app.register(rateLimit, {
      store: networkLimits({ config, ...needs }),
      max: CALLS_PER_MINUTE,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => networkOf(ip),
      // Pages and their files are cheap, but for those that say otherwise.
      allowList: ({ url, routeOptions }) =>
        !url.startsWith('/api/') && routeOptions.config.rateLimit === undefined,
      errorResponseBuilder: (_, { ttl }) =>
        commonFaults.tooManyRequests({ data: { retryAfterSeconds: Math.ceil(ttl / 1000) } }),
    });
  }
  if (SAYS_EVERYTHING.has(config.logLevel)) logAnswers(app, log);
  return app;
}

const logAnswers = (app: FastifyInstance, log: Log) =>
  app.addHook('onResponse', (request, reply, done) => {
    log.info({
      requestId: request.id,
      req: request,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });

/** A visitor's address is what the last `hops` proxies say, and nobody beyond them. */
const trustedHops = (hops: number) => hops > 0 && ((_address: string, hop: number) => hop < hops);

/**
 * JSON only, and neither null characters nor halves of one: PostgreSQL cannot store them and no
 * person types them.
 */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.includes('\\u0000')) return done(commonFaults.invalidInput());
    if (text.trim() === '') return done(null, undefined);
    return parse(request, text, (error, parsed) =>
      error === null && hasHalfCharacter(text, parsed)
        ? done(commonFaults.invalidInput())
        : done(error, parsed),
    );
  });
}

const HALF_CHARACTER = /(?<!\\)(?:\\\\)*\\ud[89a-f]/iu;

/** A surrogate without its partner can only come as an escape, and is written back as one. */
const hasHalfCharacter = (text: string, parsed: unknown): boolean =>
  HALF_CHARACTER.test(text) && HALF_CHARACTER.test(JSON.stringify(parsed) ?? '');

/** Node has one time limit for all requests, and uploads need a long one. */
function endSlowBodies(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method) || request.routeOptions.config.takesFile) return;
  const { raw } = request;
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, BODY_MS);
  timer.unref();
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

function refuseStrangeRequests(request: FastifyRequest, config: Config): void {
  if (request.url.includes('%00')) throw commonFaults.invalidInput();
  if (SAFE_METHODS.has(request.method)) return;
  // A form on another site can send our cookie along, but it cannot hide where it comes from.
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const foreign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined &&
      origin !== new URL(config.publicUrl).origin &&
      !sameHost(request, origin));
  if (foreign) throw commonFaults.accessDenied();
}

const sameHost = (request: FastifyRequest, origin: string) =>
  URL.canParse(origin) && new URL(origin).host === request.headers.host;

/** What an unknown path below /api answers. */
export const unknownPath = toWire(commonFaults.notFound());
