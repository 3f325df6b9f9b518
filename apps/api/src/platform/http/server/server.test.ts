import { type World, createWorld } from '#testing/world';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld({ rateLimits: true });
});
afterAll(() => world.close());

describe('every answer', () => {
  it('forbids scripts, frames and requests that are not our own', async () => {
    const { headers: ofPage } = await world.app.inject('/healthz');
    const policy = String(ofPage['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const allowed = policy.split(';').flatMap((part) => part.trim().split(' ').slice(1));
    expect(new Set(allowed)).toEqual(new Set(["'self'", "'none'", 'data:', 'blob:']));
    expect(ofPage).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('of data forbids everything to whoever opens it as a page', async () => {
    const { headers } = await world.app.inject('/api/settings');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/u);
  });

  it('of an unknown path below /api is a plain 404', async () => {
    const response = await world.app.inject('/api/nothing/here');
    expect([response.statusCode, response.json().code]).toEqual([404, 'notFound']);
  });
});

describe('a request that changes something', () => {
  const change = (headers: Record<string, string>) =>
    world.app.inject({ method: 'DELETE', url: '/api/session', headers });

  it.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'null' }],
  ])('is refused when it comes from another site: %j', async (headers) => {
    expect((await change(headers)).statusCode).toBe(403);
  });

  it.each([[{ origin: 'http://localhost:3000' }], [{ 'sec-fetch-site': 'same-origin' }], [{}]])(
    'is taken from our own pages: %j',
    async (headers) => expect((await change(headers)).statusCode).toBe(204),
  );

  it('must be JSON', async () => {
    const response = await world.app.inject({
      method: 'POST',
      url: '/api/session',
      payload: 'email=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([response.statusCode, response.json().code]).toEqual([415, 'unsupportedMedia']);
  });
});

it('too many attempts are answered 429, with the sentence and the time to wait', async () => {
  // Each for another account: how often one can be tried is a limit of its own.
  const attempt = (account: number) =>
    world.app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { email: `nobody${account}@people.ribbon.test`, password: 'wrong' },
      remoteAddress: '127.0.0.9',
    });
  const answers = [];
  for (let tries = 0; tries < 34; tries += 1) answers.push(await attempt(tries));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(4);
  expect(refused[0]?.json()).toMatchObject({
    code: 'tooManyRequests',
    message: 'Too many attempts. Please wait a few minutes.',
  });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});

it('the process says that it lives, and whether its database does', async () => {
  expect((await world.app.inject('/healthz')).statusCode).toBe(200);
  expect((await world.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

describe('what is no request', () => {
  let port: number;
  beforeAll(async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    port = (world.app.server.address() as AddressInfo).port;
  });
  const said = async (text: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    return (await socket.toArray()).join('');
  };

  it.each([
    ['an address of data that cannot be decoded', '/api/clubs/%zz', 400, 'invalidInput'],
    ['an address of a page that cannot be decoded', '/clubs/%ff?a=%', 404, 'notFound'],
    ['an address longer than any', `/clubs/${'a'.repeat(20_000)}`, 431, 'tooLarge'],
    ['no address at all', '', 400, 'invalidInput'],
  ])('%s is answered in our words, with our headers', async (_, path, status, code) => {
    const answer = await said(`GET ${path} HTTP/1.1\r\nHost: ribbon\r\nConnection: close\r\n\r\n`);
    expect(answer.split(' ', 2)[1]).toBe(String(status));
    expect(answer).toMatch(/^x-content-type-options: nosniff/imu);
    expect(answer).toMatch(/^content-security-policy: /imu);
    expect(answer).toContain(`"code":"${code}"`);
  });
});
