import { accountFaults } from '@ribbon/domain/accounts';
import { type Endpoint, type FaultSummary, WireFault, commonFaults } from '@ribbon/domain/kernel';
import * as z from 'zod';
import { type SchemaNames, upperFirst } from './schema-names.ts';
import type { Json } from './schema-writer.ts';

/** Refusals that an endpoint need not list, since every one may answer them. */
const COMMON: readonly FaultSummary[] = [
  ...Object.values(commonFaults),
  accountFaults.awaitingGuardian,
  accountFaults.accountPaused,
  accountFaults.accountDeleting,
  accountFaults.limited,
  accountFaults.suspended,
  accountFaults.outsideBeta,
];

/** Whatever this endpoint may refuse with. */
export const refusalsOf = (endpoint?: Pick<Endpoint, 'faults'>): readonly FaultSummary[] => [
  ...(endpoint?.faults ?? []),
  ...COMMON,
];

/** The refusals of all endpoints as the document has them: a schema for each code, named after it. */
export function describeRefusals(endpoints: readonly Endpoint[], names: SchemaNames) {
  const kinds = [...COMMON, ...endpoints.flatMap(({ faults = [] }) => faults)];
  const schemas = codesOf(kinds).map((code) => {
    const alike = kinds.filter((kind) => kind.code === code);
    const sentences = new Set(alike.map(({ status, message }) => `${status} ${message}`));
    const schema = schemaOf(alike);
    names.add(schema, {
      id: `${upperFirst(code)}Fault`,
      description: [...sentences].join(' '),
    });
    return schema;
  });
  const responses: Json = {};
  const response = (name: string, faults: readonly FaultSummary[]): Json => {
    responses[name] ??= responseOf(faults);
    return { $ref: `#/components/responses/${name}` };
  };
  return {
    schemas,
    responses,
    /** By status where the endpoint has refusals of its own, otherwise those of every endpoint. */
    of: ({ faults = [] }: Endpoint): Json => {
      const statuses = new Set(faults.map(({ status }) => status));
      const own = [...statuses].map((status) => {
        const listed = faults.filter((kind) => kind.status === status);
        const others = COMMON.filter((kind) => kind.status === status);
        return [status, response(`${nameOf(listed)}${status}`, [...listed, ...others])];
      });
      return { ...Object.fromEntries(own), default: response('CommonRefusal', COMMON) };
    },
  };
}

/** Kinds that share a code may differ in their data; then each of them is possible. */
function schemaOf(kinds: readonly FaultSummary[]): z.ZodType {
  const codes = z.literal(codesOf(kinds));
  const all = [...new Set(kinds.map(({ dataSchema }) => dataSchema))];
  const some = all.filter((schema) => schema !== undefined);
  if (some.length === 0) return z.intersection(WireFault, z.object({ code: codes }));
  const data = some.length === 1 && some[0] !== undefined ? some[0] : z.union(some);
  const shape = { code: codes, data: some.length < all.length ? data.optional() : data };
  return z.intersection(WireFault, z.object(shape));
}

const codesOf = (faults: readonly FaultSummary[]) => [...new Set(faults.map(({ code }) => code))];

const nameOf = (faults: readonly FaultSummary[]): string =>
  codesOf(faults).map(upperFirst).join('Or');

function responseOf(faults: readonly FaultSummary[]): Json {
  const codes = codesOf(faults);
  const schemas = codes.map((code) => ({
    $ref: `#/components/schemas/${upperFirst(code)}Fault`,
  }));
  return {
    description: `Refused: ${codes.join(', ')}.`,
    content: {
      'application/json': { schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas } },
    },
  };
}
