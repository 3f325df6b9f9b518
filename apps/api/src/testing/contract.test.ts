import { type Person, type World, createWorld } from '#testing/world';
import { responseSchema, saysNothing } from '#platform/http/wire';
import { contract } from '@ribbon/domain/contract';
import { type Endpoint, download, storedFile } from '@ribbon/domain/kernel';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const endpoints: [string, Endpoint][] = Object.entries(contract).flatMap(([slice, ofSlice]) =>
  Object.entries(ofSlice).map(([name, endpoint]): [string, Endpoint] => [
    `${slice}.${name}`,
    endpoint,
  ]),
);

let world: World;
let member: Person;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ userType: 'club_admin' });
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

/** Some uuid in place of every parameter: whether it exists is not what is asked here. */
const request = (endpoint: Endpoint, cookie?: string) =>
  world.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/:\w+/gu, '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c')}`,
    ...(endpoint.body !== undefined && { payload: {} }),
    ...(cookie !== undefined && { headers: { cookie } }),
  });

describe('every endpoint of the contract', () => {
  it.each(endpoints)('%s is mounted', async (_, endpoint) => {
    expect(world.app.hasRoute({ method: endpoint.method, url: `/api${endpoint.path}` })).toBe(true);
  });

  it('answers in a shape that can be written', async () => {
    const writers = Fastify();
    const speaking = endpoints.filter(
      ([, endpoint]) =>
        !saysNothing(endpoint) && ![download, storedFile].includes(endpoint.returns as never),
    );
    for (const [name, endpoint] of speaking) {
      const schema = { response: { 200: responseSchema(endpoint) } };
      writers.get(`/${name}`, { schema }, () => ({}));
    }
    await expect(writers.ready()).resolves.toBeDefined();
    await writers.close();
  });

  it.each(endpoints.filter(([, { access, body }]) => access !== 'anyone' && body !== undefined))(
    '%s says who may enter before it reads what was sent',
    async (_, endpoint) => {
      const visitor = await request(endpoint);
      expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'signInRequired']);
      if (endpoint.access !== 'systemAdmin') return;
      const { statusCode, json } = await request(endpoint, member.cookie);
      expect([statusCode, json().message]).toEqual([
        403,
        'You need system admin privileges to access this page.',
      ]);
    },
  );

  it.each(endpoints.filter(([, { body }]) => body !== undefined))(
    '%s answers nonsense with a 4xx and our own words',
    async (_, endpoint) => {
      const nonsense = [
        '{"email":',
        'null',
        '[]',
        '"text"',
        '42',
        '{"__proto__":{"admin":true}}',
        '{"email":"a\\u0000b"}',
        '{"email":{"$ne":null},"token":{},"password":[],"platformName":{}}',
        `{"email":"${'x'.repeat(300_000)}"}`,
      ];
      for (const payload of nonsense) {
        const response = await world.app.inject({
          method: endpoint.method,
          url: `/api${endpoint.path.replaceAll(/:\w+/gu, 'x')}`,
          payload,
          headers: { 'content-type': 'application/json', cookie: admin.cookie },
        });
        expect(response.statusCode).toBeGreaterThanOrEqual(400);
        expect(response.statusCode).toBeLessThan(500);
        expect(response.json()).toMatchObject({
          code: expect.any(String),
          message: expect.any(String),
        });
      }
    },
  );
});

describe('the contract as a document', () => {
  it('names every endpoint as OpenAPI 3.1', async () => {
    const document = (await world.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const [name, { method, path }] of endpoints) {
      const operation = document.paths[path.replaceAll(/:(\w+)/gu, '{$1}')][method.toLowerCase()];
      expect(operation.operationId).toBe(name);
    }
  });

  it('is readable for people, without a line of script', async () => {
    const page = await world.app.inject('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toContain('<script');
    for (const [, { path }] of endpoints) expect(page.body).toContain(path);
  });
});
