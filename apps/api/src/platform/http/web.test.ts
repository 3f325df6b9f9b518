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
      '/': ['assets/home.js'],
      '/clubs/$clubId/events': ['assets/events.js', 'assets/ui.js'],
    }),
  );
  writeFileSync(join(dist, 'assets/home.js'), 'export {};');
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *');
  app = Fastify();
  await serveWeb(app, { webDist: dist, publicUrl: 'https://ribbon.example' });
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const preloads = async (url: string) => {
  const { body } = await app.inject(url);
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

it('keeps what it writes pages from to itself', async () => {
  expect((await app.inject('/routes.json')).headers['content-type']).toContain('text/html');
  expect((await app.inject('/index.html')).body).not.toContain('__PUBLIC_URL__');
});
