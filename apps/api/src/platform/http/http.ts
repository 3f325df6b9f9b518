import { accountFaults } from '@ribbon/domain/accounts';
import {
  type Download,
  type Endpoint,
  Fault,
  type Issue,
  type StoredFile,
  type WireFault,
  asksForBeta,
  commonFaults,
  download,
  storedFile,
  mayCompress,
  toWire,
} from '@ribbon/domain/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type * as z from 'zod';
import type { Attempts } from './limits/attempts.ts';
import { forReader, inLanguage, languageOf, translated } from '../language/reader.ts';
import type { Log } from '../log.ts';
import { compressed } from './server/compression.ts';
import { type BetaGate, checkRestriction, assertAccess, seenAs } from './guards.ts';
import { ADDRESS_HEADER, type Exchange, type Route } from './route.ts';
import type { Replicas } from '#platform/replicas/replicas';
import type { Sessions } from '../session/session.ts';
import { type TroubleMemory, troubleIn } from '../trouble.ts';
import { sendStored } from './stored-files.ts';
import { incomingFile, withUploads } from './uploads.ts';
import { responseSchema, saysNothing } from './wire.ts';
import { JsonAnswer, CachedAnswer } from './json-answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is a file and may take its time. */
    takesFile?: boolean;
    /** It answers JSON, and never a file or a page. */
    answersData?: boolean;
  }
}

interface Needs {
  sessions: Sessions;
  attempts: Pick<Attempts, 'spend'>;
  beta: BetaGate;
  /** Answers what may be read from a replica; unset: the database answers everything. */
  replicas?: Pick<Replicas, 'read'> | undefined;
}

/** Mounts endpoints below /api: limit, access, validation, handler, promised answer, in this order. */
export async function mount(
  app: FastifyInstance,
  routes: readonly Route[],
  needs: Needs,
): Promise<void> {
  const isUpload = ({ endpoint }: Route) => endpoint.takesFile === true;
  for (const route of routes) if (!isUpload(route)) mountOne(app, route, needs);
  await withUploads(app, (scope) => {
    for (const route of routes) if (isUpload(route)) mountOne(scope, route, needs);
  });
}

function mountOne(
  app: FastifyInstance,
  { endpoint, handler, isForAll }: Route,
  { sessions, attempts, beta, replicas }: Needs,
): void {
  const isEmpty = saysNothing(endpoint);
  const mayBeSmaller = mayCompress(endpoint);
  const needsBeta = asksForBeta(endpoint);
  const isFromReplica = endpoint.reads === 'replica' && replicas !== undefined;
  const keepsSessionCache = endpoint.method === 'GET' || endpoint.keepsSessionCache === true;
  /** Made and compiled with the first answer: most processes never give most of them. */
  let schema: ReturnType<typeof responseSchema> | undefined;
  /** An act, even one that half failed, may have changed the account or rights of somebody. */
  const carriedOut = async (act: () => unknown): Promise<unknown> => {
    try {
      return await act();
    } finally {
      sessions.memory.forget();
    }
  };
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
    config: {
      takesFile: endpoint.takesFile === true,
      answersData: endpoint.returns !== download && endpoint.returns !== storedFile,
      ...(endpoint.limit !== undefined && { rateLimit: rateLimitOf(endpoint.limit) }),
    },
    async handler(request, reply) {
      void reply.header('cache-control', 'no-store');
      const found = isForAll ? undefined : sessions.actorOf(request);
      const person = seenAs(endpoint, found instanceof Promise ? await found : found);
      checkRestriction(endpoint, person);
      assertAccess(endpoint.access, person);
      const admitted = person === undefined || !needsBeta || beta(person);
      const isOutside = !(admitted instanceof Promise ? await admitted : admitted);
      if (isOutside && endpoint.access !== 'anyone') throw accountFaults.outsideBeta();
      const actor = isOutside ? undefined : person;
      // What somebody does counts for the person as well, from however many networks (rule 31).
      if (actor !== undefined && endpoint.limit !== undefined && endpoint.method !== 'GET') {
        const name = `${endpoint.method} ${endpoint.path}`;
        await attempts.spend({ name, ...endpoint.limit }, actor.id);
      }
      const input = {
        ...validated(endpoint, request),
        ...(endpoint.takesFile && { file: await incomingFile(request) }),
        actor,
        exchange: new RequestExchange(request, reply),
      };
      const act = () => handler(input as never);
      const result = isFromReplica
        ? replicas.read(act)
        : keepsSessionCache
          ? act()
          : carriedOut(act);
      const output = result instanceof Promise ? await result : result;
      if (endpoint.returns === download) return sendFile(reply, output as Download);
      if (endpoint.returns === storedFile) return sendStored(request, reply, output as StoredFile);
      if (isEmpty) return reply.code(204).send();
      const json = written(output, (answer) =>
        reply.serializeInput(
          answer as Record<string, unknown>,
          (schema ??= responseSchema(endpoint)),
        ),
      );
      void reply.header('content-type', JSON_TYPE);
      if (!mayBeSmaller) return reply.send(json);
      const smaller = compressed(request, reply, json);
      // Most answers are small and go as they are, without waiting for a promise.
      return reply.send(smaller instanceof Promise ? await smaller : smaller);
    },
  });
}

/** An answer as JSON: some are already. */
function written(output: unknown, write: (answer: unknown) => string): string | Buffer {
  if (output instanceof JsonAnswer) return output.bytes();
  return output instanceof CachedAnswer ? output.json(write) : write(output);
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** A private file: never cached, and saved instead of shown. */
function sendFile(reply: FastifyReply, { fileName, mediaType, content }: Download) {
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(forReader(content)));
}

const rateLimitOf = ({ max, seconds }: NonNullable<Endpoint['limit']>) => ({
  max,
  timeWindow: seconds * 1000,
});

const PARTS = ['params', 'query', 'body'] as const;

function validated(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (schema !== undefined)
      input[part] = parse(schema, request[part] === undefined ? {} : request[part]);
  }
  return input;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues: Issue[] = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  throw commonFaults.invalidInput({ issues, ...(issues[0] && { message: issues[0].message }) });
}

/** Looked at by few handlers, so nothing of it is worked out before it is asked for. */
class RequestExchange implements Exchange {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.#reply = reply;
  }

  get ip(): string {
    return this.#request.ip;
  }

  get headers(): Headers {
    const headers = new Headers(
      Object.entries(this.#request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      ),
    );
    headers.set(ADDRESS_HEADER, this.ip);
    return headers;
  }

  setCookies(cookies: readonly string[]): void {
    void this.#reply.header('set-cookie', [...cookies]);
  }
}

/**
 * Turns whatever was thrown into an answer. What is not a known refusal is a bug and is logged once;
 * trouble beneath us comes in hundreds, so it is logged once a second.
 */
export function answerErrors(
  app: FastifyInstance,
  { log, troubles }: { log: Pick<Log, 'error' | 'warn'>; troubles: TroubleMemory },
): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const fault = faultFrom(error);
    const trouble = fault === undefined ? troubleIn(error) : undefined;
    const facts = { err: error, requestId: request.id, req: request };
    if (trouble !== undefined) {
      if (troubles.note(trouble)) log.warn({ ...facts, trouble: trouble.kind }, 'trouble beneath');
      void reply.header('retry-after', trouble.seconds);
    } else if (fault === undefined) log.error(facts, 'unexpected error');
    if (fault?.status === 429) void reply.header('retry-after', secondsIn(fault));
    const refusal = fault ?? trouble?.fault() ?? commonFaults.unexpected();
    const wire = inLanguage(languageOf(request.headers), () => wireOf(refusal));
    return reply.code(refusal.status).send(wire);
  });
}

/** A refusal with its words in the language of the reader. */
function wireOf(fault: Fault): WireFault {
  const { message, issues, ...wire } = toWire(fault);
  return {
    ...wire,
    message: translated(message),
    ...(issues && {
      issues: issues.map((issue) => ({ ...issue, message: translated(issue.message) })),
    }),
  };
}

/** When to come back: as the refusal says, or in an hour. */
const secondsIn = (fault: Fault): number =>
  commonFaults.tooManyRequests.matches(fault) ? fault.data.retryAfterSeconds : 3600;

function faultFrom(error: unknown): Fault | undefined {
  if (error instanceof Fault) return error;
  switch ((error as FastifyError).statusCode) {
    case 413:
      return commonFaults.tooLarge();
    case 415:
      return commonFaults.unsupportedMedia();
    case 400:
      return commonFaults.invalidInput();
    default:
      return undefined;
  }
}
