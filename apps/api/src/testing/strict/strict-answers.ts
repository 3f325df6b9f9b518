import { refusalsOf } from '#platform/docs/refusals';
import { contract } from '@ribbon/domain/contract';
import { familyEndpoints } from '@ribbon/domain/families';
import {
  type Endpoint,
  type FaultSummary,
  type OutputOf,
  WireFault,
  download,
  nothing,
  storedFile,
} from '@ribbon/domain/kernel';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { strict } from './strict.ts';

/** What an endpoint answered, exactly as its contract promises it: a field too many is an error. */
export const strictAnswer = <E extends Endpoint>(endpoint: E, answer: unknown): OutputOf<E> =>
  strict(endpoint.returns).parse(answer) as OutputOf<E>;

/** A refusal of this endpoint (or of any), its data included. */
export function strictRefusal(answer: unknown, endpoint?: Endpoint): WireFault {
  const wire = strict(WireFault).parse(answer);
  const promised = endpoint !== undefined && PASSING_ON.has(endpoint) ? everyRefusal : endpoint;
  const kinds = refusalsOf(promised).filter(({ code }) => code === wire.code);
  if (!kinds.some(({ dataSchema }) => isData(dataSchema, wire.data)))
    throw new Error(`${nameOf(endpoint)} does not promise this refusal: ${JSON.stringify(answer)}`);
  return wire;
}

/** A slice carries a guardian's decision out and may refuse in its own words, which families cannot know. */
const PASSING_ON = new Set<Endpoint>([familyEndpoints.decide]);

const isData = (schema: FaultSummary['dataSchema'], data: unknown): boolean =>
  schema === undefined ? data === undefined : strict(schema).safeParse(data).success;

const nameOf = (endpoint?: Endpoint): string =>
  endpoint === undefined ? 'the API' : `${endpoint.method} ${endpoint.path}`;

/** Whichever way a test asks the app, what it answers is held against the contract. */
export function readStrictly(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as (
    request: InjectOptions | string,
  ) => Promise<LightMyRequestResponse>;
  const checked = async (request: InjectOptions | string): Promise<LightMyRequestResponse> => {
    const response = await inject(request);
    check(response);
    return response;
  };
  app.inject = checked as typeof app.inject;
}

function check(response: LightMyRequestResponse): void {
  const { method = '', url = '' } = response.raw.req;
  if (response.statusCode === 304 || !url.startsWith('/api/')) return;
  const endpoint = endpointAt(method, url.slice('/api'.length));
  // An address that is too long is refused by the router itself, before there is an endpoint.
  if (response.statusCode === 414) return;
  if (response.statusCode >= 400) {
    if (isJson(response)) strictRefusal(response.json(), endpoint);
    return;
  }
  if (endpoint === undefined || FILES.has(endpoint.returns)) return;
  strictAnswer(
    endpoint,
    endpoint.returns === nothing ? response.body || undefined : response.json(),
  );
}

const FILES = new Set<unknown>([download, storedFile]);

const isJson = ({ headers }: LightMyRequestResponse): boolean =>
  String(headers['content-type']).startsWith('application/json');

const endpoints = Object.values(contract).flatMap((ofSlice) =>
  Object.values(ofSlice as Record<string, Endpoint>),
);

const everyRefusal = { faults: endpoints.flatMap(({ faults = [] }) => faults) };

/** Words before parameters, as the router has it. */
const table = endpoints
  .map((endpoint) => ({ endpoint, order: endpoint.path.replaceAll(/:\w+/gu, '\uFFFF') }))
  .toSorted((one, other) => (one.order < other.order ? -1 : 1))
  .map(({ endpoint }) => ({
    endpoint,
    pattern: new RegExp(
      `^${endpoint.path.replaceAll('.', '\\.').replaceAll(/:\w+/gu, '[^/]+')}$`,
      'u',
    ),
  }));

function endpointAt(method: string, url: string): Endpoint | undefined {
  const [path = ''] = url.split('?', 1);
  return table.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))
    ?.endpoint;
}
