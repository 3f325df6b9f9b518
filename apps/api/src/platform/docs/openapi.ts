import { type Endpoint, download, storedFile } from '@ribbon/domain/kernel';
import type * as z from 'zod';
import { saysNothing } from '../http/wire.ts';
import { describeRefusals } from './refusals.ts';
import type { SchemaNames } from './schema-names.ts';
import { type Json, writeSchemas } from './schema-writer.ts';

export type Contract = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

type Of = (schema: z.ZodType) => Json;

const PLACES = { params: 'path', query: 'query' } as const;

const parametersIn = (endpoint: Endpoint) =>
  (['params', 'query'] as const).flatMap((part) =>
    Object.entries((endpoint[part]?.shape ?? {}) as Record<string, z.ZodType>).map(
      ([name, schema]) => ({ name, in: PLACES[part], schema }),
    ),
  );

const BINARY = { type: 'string', format: 'binary' };

const FILE_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', required: ['file'], properties: { file: BINARY } },
    },
  },
};

const isFile = ({ returns }: Endpoint): boolean => returns === download || returns === storedFile;

/** Every schema that stands in the document. */
const schemasIn = (endpoint: Endpoint): z.ZodType[] => [
  ...parametersIn(endpoint).map(({ schema }) => schema),
  ...(endpoint.body === undefined ? [] : [endpoint.body]),
  ...(saysNothing(endpoint) || isFile(endpoint) ? [] : [endpoint.returns]),
];

const DONE = { $ref: '#/components/responses/Done' };

const FILE = { $ref: '#/components/responses/File' };
const FILE_ANSWER = {
  description: 'A file.',
  content: { 'application/octet-stream': { schema: BINARY } },
};

/** Answers with a name of their own that several endpoints give are written once, under that name. */
function answersOf(endpoints: readonly Endpoint[], of: Of) {
  const responses: Json = {};
  const given = endpoints.filter((endpoint) => !saysNothing(endpoint) && !isFile(endpoint));
  const answer = (schema: Json): Json => ({
    description: 'Done.',
    content: { 'application/json': { schema } },
  });
  const isShared = (schema: z.ZodType): boolean =>
    given.filter(({ returns }) => returns === schema).length > 1;
  return {
    responses,
    of: (endpoint: Endpoint): Json => {
      if (saysNothing(endpoint)) return { 204: DONE };
      if (isFile(endpoint)) return { 200: FILE };
      const schema = of(endpoint.returns);
      const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
      if (name === undefined || !isShared(endpoint.returns)) return { 200: answer(schema) };
      responses[name] = answer(schema);
      return { 200: { $ref: `#/components/responses/${name}` } };
    },
  };
}

function operation(name: string, endpoint: Endpoint, responses: Json, of: Of): Json {
  return {
    operationId: name,
    tags: [name.split('.', 1)[0]],
    summary: endpoint.summary,
    security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
    parameters: parametersIn(endpoint).map(({ schema, ...parameter }) => ({
      ...parameter,
      required: parameter.in === 'path' || !schema.safeParse(undefined).success,
      schema: of(schema),
    })),
    ...(endpoint.body !== undefined && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: of(endpoint.body) } },
      },
    }),
    ...(endpoint.takesFile && { requestBody: FILE_BODY }),
    responses,
  };
}

/** The contract as OpenAPI 3.1: entities, inputs and refusals are components, by their names. */
export function openApi(contract: Contract, publicUrl: string, names: SchemaNames): Json {
  const endpoints = Object.entries(contract).flatMap(([slice, ofSlice]) =>
    Object.entries(ofSlice).map(([name, endpoint]) => [`${slice}.${name}`, endpoint] as const),
  );
  const every = endpoints.map(([, endpoint]) => endpoint);
  const refusals = describeRefusals(every, names);
  const { components, of } = writeSchemas(
    [...every.flatMap(schemasIn), ...refusals.schemas],
    names,
  );
  const answers = answersOf(every, of);
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/gu, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(
        name,
        endpoint,
        { ...answers.of(endpoint), ...refusals.of(endpoint) },
        of,
      ),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ribbon API',
      version: '1.0.0',
      description: 'The API used by the web app. Errors are {code, message, issues?, data?}.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: components,
      responses: {
        Done: { description: 'Done.' },
        File: FILE_ANSWER,
        ...answers.responses,
        ...refusals.responses,
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'ribbon.session_token' } },
    },
  };
}
