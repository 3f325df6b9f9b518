import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWeb } from './web.ts';

const dist = mkdtempSync(join(tmpdir(), 'ribbon-web-'));
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  const head = '<meta content="__PUBLIC_URL__/social.png">';
  const body = '<p>a page that is long enough to be worth it</p>'.repeat(30);
  writeFileSync(join(dist, 'index.html'), `<html><head>${head}</head><body>${body}</body></html>`);
  writeFileSync(
    join(dist, 'routes.json'),
    JSON.stringify({
      routes: {
        '/': ['assets/home.js'],
        '/clubs/$clubId/events': ['assets/events.js', 'assets/ui.js'],
      },
      members: ['assets/members.js', 'assets/ui.js'],
    }),
  );
  writeFileSync(join(dist, 'assets/home.js'), 'export {};');
  writeFileSync(join(dist, 'assets/map.worker.js'), 'export {};');
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *');
  app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-frame-options', 'DENY');
  });
  await serveWeb(app, { webDist: dist, publicUrl: 'https://ribbon.example' });
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const preloads = async (url: string, cookie = '') => {
  const { body } = await app.inject({ url, headers: { cookie } });
  return [...body.matchAll(/modulepreload" crossorigin href="([^"]+)"/gu)].map(([, href]) => href);
};

it('names the files of its route in the page', async () => {
  expect(await preloads('/?auth=sign-in')).toEqual(['/assets/home.js']);
  const events = ['/assets/events.js', '/assets/ui.js'];
  expect(await preloads('/clubs/1/events')).toEqual(events);
  expect(await preloads('/clubs/1/events/')).toEqual(events);
  expect(await preloads('/clubs/1/events/2')).toEqual([]);
  expect(await preloads('/nobody/knows')).toEqual([]);
});

it('names what surrounds the screens of those who are signed in for them only', async () => {
  const session = '__Secure-ribbon.session_token=of-somebody';
  const around = ['/assets/members.js', '/assets/ui.js'];
  expect(await preloads('/', session)).toEqual([...around, '/assets/home.js']);
  expect(await preloads('/clubs/1/events', session)).toEqual([...around, '/assets/events.js']);
  expect(await preloads('/')).toEqual(['/assets/home.js']);
});

it('says where pictures for links are', async () => {
  expect((await app.inject('/clubs')).body).toContain('https://ribbon.example/social.png');
});

it('sends a page once, and small', async () => {
  const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('/assets/home.js');
  const again = await app.inject({
    url: '/',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('sends files as files, and nothing that is not there', async () => {
  expect((await app.inject('/robots.txt')).headers['content-type']).toContain('text/plain');
  expect((await app.inject('/assets/home.js')).headers['cache-control']).toContain('immutable');
  expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
  expect((await app.inject('/api/nothing')).statusCode).toBe(404);
});

it('sends policies with what they are about: documents and workers', async () => {
  const policyOf = async (url: string) => (await app.inject(url)).headers['x-frame-options'];
  expect(await policyOf('/')).toBe('DENY');
  expect(await policyOf('/assets/map.worker.js')).toBe('DENY');
  expect(await policyOf('/assets/home.js')).toBeUndefined();
});

it('keeps what it writes pages from to itself', async () => {
  expect((await app.inject('/routes.json')).headers['content-type']).toContain('text/html');
  expect((await app.inject('/index.html')).body).not.toContain('__PUBLIC_URL__');
});
