import { PARTS, type Part } from '#testing/cast';
import type { EndpointName } from '#testing/matrix/case';
import { contract } from '@ribbon/domain/contract';
import type { Endpoint } from '@ribbon/domain/kernel';
import fc from 'fast-check';
import { arbitraryOf, shapeOf } from './shapes.ts';
import { type Spoil, spoils } from './spoiling.ts';

/** What is sent, before ids are chosen and places spoiled. */
export interface Call {
  name: EndpointName;
  endpoint: Endpoint;
  part: Part;
  /** Whether the good request of the matrix is made instead of `input`. */
  isGood: boolean;
  input: Record<string, unknown>;
  spoils: Spoil[];
  headers: Record<string, string>;
  cookie: 'own' | 'broken' | 'cut';
  upload: Upload | undefined;
}

export interface Upload {
  sample: number;
  cutAt: number;
  isWhole: boolean;
}

const odd: readonly Record<string, string>[] = [
  { 'accept-language': 'uk, it;q=0.8, *;q=0' },
  { 'accept-language': ';;;=,q=' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"x", "y' },
  { range: 'bytes=5-2' },
  { range: 'bytes=0-0,-1' },
  { range: 'bytes=99999999999999999999-' },
  { 'accept-encoding': 'br;q=0, gzip;q=0, *' },
  { 'x-forwarded-for': '10.0.0.1, nonsense' },
  { 'user-agent': '\u00ff'.repeat(300) },
  { 'x-request-id': 'a'.repeat(5000) },
];

const headers = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom(...odd) },
);
const cookie = fc.oneof(
  { weight: 30, arbitrary: fc.constant('own' as const) },
  { weight: 1, arbitrary: fc.constantFrom('broken' as const, 'cut' as const) },
);
const upload = fc.record({ sample: fc.nat(3), cutAt: fc.nat(3000), isWhole: fc.boolean() });

/** Mostly people who may call the endpoint, so that calls get further than the refusal. */
function partsFor({ access }: Endpoint): fc.Arbitrary<Part> {
  const anybody = { weight: 1, arbitrary: fc.constantFrom(...PARTS) };
  if (access === 'anyone') return anybody.arbitrary;
  const inside: readonly Part[] =
    access === 'systemAdmin'
      ? ['system admin']
      : PARTS.filter((part) => part !== 'visitor' && part !== 'awaiting child');
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...inside) }, anybody);
}

function inputsOf(endpoint: Endpoint): Record<string, fc.Arbitrary<unknown>> {
  const inputs: Record<string, fc.Arbitrary<unknown>> = {};
  for (const key of ['params', 'query', 'body'] as const) {
    const schema = endpoint[key];
    if (schema !== undefined) inputs[key] = arbitraryOf(shapeOf(schema), key);
  }
  return inputs;
}

const callsTo = (name: EndpointName, endpoint: Endpoint): fc.Arbitrary<Call> =>
  fc.record({
    name: fc.constant(name),
    endpoint: fc.constant(endpoint),
    part: partsFor(endpoint),
    isGood: fc.boolean(),
    input: fc.record(inputsOf(endpoint), { noNullPrototype: true }),
    spoils,
    headers,
    cookie,
    upload: endpoint.takesFile === true ? upload : fc.constant(undefined),
  });

/** Calls to every endpoint of the contract, each as often as any other. */
export const calls: fc.Arbitrary<Call> = fc.oneof(
  ...Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) =>
      callsTo(`${group}.${name}` as EndpointName, endpoint),
    ),
  ),
);
