import { responseSchema, saysNothing } from '#platform/http/wire';
import { contract } from '@ribbon/domain/contract';
import { type Endpoint, download, storedFile } from '@ribbon/domain/kernel';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Shape>;
  propertyNames?: Shape;
  additionalProperties?: Shape;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

const SURPLUS = 'surplus';
const TEXTS: Readonly<Record<string, string>> = {
  uuid: '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c',
  'date-time': '2026-05-01T08:00:00.000Z',
};

/** Whatever a contract promises, with a field too many wherever there are fields. */
function withSurplus(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  const options = shape.anyOf ?? shape.oneOf;
  if (options !== undefined) return withSurplus(options.at(-1) ?? {});
  if (shape.items !== undefined) return [withSurplus(shape.items)];
  if (shape.properties !== undefined) {
    const fields = Object.entries(shape.properties).map(([name, part]) => [
      name,
      withSurplus(part),
    ]);
    return { ...Object.fromEntries(fields), [SURPLUS]: SURPLUS };
  }
  if (shape.additionalProperties !== undefined) {
    const names = shape.propertyNames?.enum ?? ['any'];
    return Object.fromEntries(
      names.map((name) => [name, withSurplus(shape.additionalProperties ?? {})]),
    );
  }
  const [type] = [shape.type].flat();
  if (type === 'string') return TEXTS[shape.format ?? ''] ?? 'text';
  if (type === 'boolean') return true;
  return type === 'null' ? null : 1;
}

const speaking = Object.entries(contract).flatMap(([slice, ofSlice]) =>
  Object.entries(ofSlice as Record<string, Endpoint>)
    .filter(([, endpoint]) => !saysNothing(endpoint))
    .filter(([, { returns }]) => ![download, storedFile].includes(returns as never))
    .map(([name, endpoint]) => [`${slice}.${name}`, endpoint] as const),
);

const app = Fastify();
beforeAll(() => {
  for (const [name, endpoint] of speaking) {
    const schema = responseSchema(endpoint);
    const answer = withSurplus(schema);
    app.get(`/given/${name}`, () => JSON.stringify(answer));
    app.get(`/${name}`, { schema: { response: { 200: schema } } }, () => answer);
  }
});
afterAll(() => app.close());

it.each(speaking)('%s loses what it does not promise, at every depth', async (name) => {
  const { body, statusCode } = await app.inject(`/${name}`);
  expect((await app.inject(`/given/${name}`)).body).toContain(SURPLUS);
  expect([statusCode, body]).toEqual([200, expect.not.stringContaining(SURPLUS)]);
});
