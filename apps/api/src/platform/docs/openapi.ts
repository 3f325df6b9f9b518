import {
  type Endpoint,
  WireFault,
  commonFaults,
  download,
  storedFile,
} from '@ribbon/domain/kernel';
import * as z from 'zod';
import { wireSchema } from '../http/wire.ts';

export type Contract = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

const json = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = wireSchema(schema);
  return { 'application/json': { schema: rest } };
};

/** Every refusal that a caller of this endpoint must expect, by status. */
function refusals(endpoint: Endpoint): Map<number, string[]> {
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.body;
  const kinds = [
    ...(takesInput === undefined ? [] : [commonFaults.invalidInput]),
    ...(endpoint.access === 'anyone' ? [] : [commonFaults.signInRequired]),
    ...(endpoint.access === 'systemAdmin' ? [commonFaults.systemAdminOnly] : []),
    ...(endpoint.faults ?? []),
    commonFaults.tooManyRequests,
  ];
  const byStatus = new Map<number, string[]>();
  for (const { status, code, message } of kinds) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${message}`]);
  }
  return byStatus;
}

function parametersOf(endpoint: Endpoint): unknown[] {
  return (['params', 'query'] as const).flatMap((part) =>
    Object.entries(endpoint[part]?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || !(schema as z.ZodType).safeParse(undefined).success,
      schema: json(schema as z.ZodType)['application/json'].schema,
    })),
  );
}

const BINARY = { type: 'string', format: 'binary' };

const FILE_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', required: ['file'], properties: { file: BINARY } },
    },
  },
};

const answerOf = ({ returns }: Endpoint) =>
  returns === download || returns === storedFile
    ? { 'application/octet-stream': { schema: BINARY } }
    : json(returns);

function operation(slice: string, name: string, endpoint: Endpoint): Record<string, unknown> {
  const answers = endpoint.returns instanceof z.ZodVoid;
  const errors = [...refusals(endpoint)].map(([status, lines]) => [
    String(status),
    { description: lines.join('\n'), content: json(WireFault) },
  ]);
  return {
    operationId: `${slice}.${name}`,
    tags: [slice],
    summary: endpoint.summary,
    security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
    parameters: parametersOf(endpoint),
    ...(endpoint.body !== undefined && {
      requestBody: { required: true, content: json(endpoint.body) },
    }),
    ...(endpoint.takesFile && { requestBody: FILE_BODY }),
    responses: {
      ...(answers
        ? { 204: { description: 'Done.' } }
        : { 200: { description: 'Done.', content: answerOf(endpoint) } }),
      ...Object.fromEntries(errors),
    },
  };
}

/** The contract as OpenAPI 3.1. */
export function openApi(contract: Contract, publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [slice, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replaceAll(/:(\w+)/gu, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(slice, name, endpoint),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ribbon API',
      version: '1.0.0',
      description: 'The API that the web app uses. Refusals are {code, message, issues?, data?}.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'ribbon.session_token' } },
    },
  };
}
