import { type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { contract } from '@ribbon/domain/contract';
import { type Endpoint, WireFault } from '@ribbon/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

interface Shape {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

const UUID = '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c';

/** Something of the right kind for every place. */
function plausible(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const choice = shape.anyOf?.[0] ?? shape.oneOf?.[0];
  if (choice) return plausible(choice);
  if (shape.type === 'object') {
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([key, part]) => [key, plausible(part)]),
    );
  }
  if (shape.type === 'array') return [plausible(shape.items ?? {})];
  if (shape.type === 'boolean') return true;
  if (shape.type === 'integer' || shape.type === 'number') return 3;
  if (shape.format === 'uuid') return UUID;
  if (shape.format === 'email') return 'somebody@people.ribbon.test';
  return 'Ribbon!2026';
}

/** The same thing with one place, at any depth, turned into each of the given values. */
function* spoiled(value: unknown, nasty: readonly unknown[]): Generator {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, part] of Object.entries(value)) {
      for (const worse of spoiled(part, nasty)) yield { ...value, [key]: worse };
      const { [key]: _, ...without } = value as Record<string, unknown>;
      yield without;
    }
  } else yield* nasty;
}

const NASTY = [
  '',
  null,
  -1,
  1e308,
  [],
  {},
  "'; drop table users; --",
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  'a\u0000b',
  '\u202Eevil\uFEFF\uD800',
  '🤸'.repeat(2000),
  `${'a'.repeat(50_000)}!`,
  '../../etc/passwd',
  '%00%2e%2e',
  '{{7*7}}${7*7}',
];

const withBody = Object.entries(contract).flatMap(([slice, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, endpoint]) => endpoint.body !== undefined)
    .map(([name, endpoint]): [string, Endpoint] => [`${slice}.${name}`, endpoint]),
);

let world: World;
let cookie: string;
beforeAll(async () => {
  world = await createWorld();
  ({ cookie } = await world.person({ roles: ['system_admin'] }));
});
afterAll(() => world.close());

const send = (endpoint: Endpoint, payload: string, params = UUID) =>
  world.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/:\w+/gu, params)}`,
    payload,
    headers: { 'content-type': 'application/json', cookie },
  });

describe('whatever is sent', () => {
  it.each(withBody)('%s never breaks', async (_, endpoint) => {
    const shape = z.toJSONSchema(endpoint.body ?? z.any(), { io: 'input', unrepresentable: 'any' });
    const wrongs: string[] = [];
    for (const body of spoiled(plausible(shape as Shape), NASTY)) {
      const response = await send(endpoint, JSON.stringify(body));
      const isFine = response.statusCode < 400;
      const isRefused = () =>
        response.statusCode < 500 && WireFault.safeParse(response.json()).success;
      if (!isFine && !isRefused()) {
        wrongs.push(`${response.statusCode} for ${JSON.stringify(body).slice(0, 200)}`);
      }
    }
    expect(wrongs).toEqual([]);
  });

  it.each(withBody)('%s refuses ten megabytes', async (_, endpoint) => {
    const response = await send(endpoint, JSON.stringify({ email: 'x'.repeat(10_000_000) }));
    expect([response.statusCode, response.json().message]).toEqual([
      413,
      'That’s too big to send.',
    ]);
  });

  it.each(withBody.filter(([, { params }]) => params))(
    '%s is not led astray by its address',
    async (_, endpoint) => {
      for (const params of ['x', '%27%20or%201%3D1', '..%2f..', '%00', 'a'.repeat(3000)]) {
        const { statusCode } = await send(endpoint, '{}', params);
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(statusCode).toBeLessThan(500);
      }
    },
  );
});

/** Further than any list goes, or nowhere, in each of the forms that a cursor has. */
const FAR = [
  `9999999999999999.${UUID}`,
  `2.999.9999999999999999.${UUID}`,
  '999999999999999999',
  `8122-30-74.00:66.${UUID}`,
  `0000-01-01.00:00.${UUID}`,
  `n.${UUID}`,
  `n.${'-'.repeat(36)}`,
];
const paged = Object.entries(contract).flatMap(([slice, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
    ['cursor', 'after', 'since', 'before']
      .filter((key) => endpoint.query instanceof z.ZodObject && key in endpoint.query.shape)
      .map((key): [string, string, Endpoint] => [`${slice}.${name}`, key, endpoint]),
  ),
);

describe('a page that begins where no list is', () => {
  it.each(paged)('of %s, by %s, is empty or refused', async (_, key, endpoint) => {
    const path = endpoint.path.replaceAll(/:\w+/gu, UUID);
    for (const far of FAR)
      for (const headers of [{}, { cookie }]) {
        const url = `/api${path}?${key}=${far}`;
        const { statusCode } = await world.app.inject({ method: 'GET', url, headers });
        expect([url, statusCode < 500]).toEqual([url, true]);
      }
  });
});

it('a thousand rapid sign-ins are slowed down, told when to come back, and break nothing', async () => {
  const guarded = await createWorld({ rateLimits: true });
  const body = { email: 'who@people.ribbon.test', password: 'Wrong!2026' };
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () => guarded.send(undefined, accountEndpoints.signIn, { body })),
  );
  const codes = new Set(answers.map(({ statusCode }) => statusCode));
  expect([...codes].filter((code) => code !== 401 && code !== 429)).toEqual([]);
  const limited = answers.filter(({ statusCode }) => statusCode === 429);
  expect(limited.length).toBeGreaterThan(900);
  for (const { headers, body: text } of limited) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('Too many attempts. Please wait a few minutes.');
  }
  await guarded.close();
});
