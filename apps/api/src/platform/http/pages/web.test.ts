import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describedPages } from './page-head.ts';
import { serveWeb } from './web.ts';

const HOSTILE = '</title><script>alert("x")</script>';

async function clubNamed({ slug }: Readonly<Record<string, string>>) {
  if (slug === 'broken') throw new Error('no database');
  if (slug === 'old') return { movedTo: '/clubs/new' };
  if (slug !== 'new') return undefined;
  return { path: '/clubs/new', title: HOSTILE, description: `${HOSTILE} $& it` };
}

const dist = mkdtempSync(join(tmpdir(), 'ribbon-web-'));
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  const face = '<link rel="preload" href="/assets/onest-basic-normal-0123abcd.woff2" as="font">';
  const head = `<!-- about -->\n<title>Ribbon</title>\n<!-- /about -->${face}`;
  writeFileSync(join(dist, 'assets/onest-cyrillic-normal-4567cdef.woff2'), '');
  const body = '<p>a page that is long enough to be worth it</p>'.repeat(30);
  writeFileSync(
    join(dist, 'index.html'),
    `<html lang="en"><head>${head}</head><body><!-- name -->Ribbon<!-- /name -->${body}</body></html>`,
  );
  writeFileSync(
    join(dist, 'routes.json'),
    JSON.stringify({
      routes: {
        '/': ['assets/home.js'],
        '/clubs': [],
        '/clubs/$slug': [],
        '/clubs/$clubId/events': ['assets/events.js', 'assets/ui.js'],
      },
      closed: ['/clubs/$clubId/events'],
      members: ['assets/members.js', 'assets/ui.js'],
    }),
  );
  writeFileSync(join(dist, 'assets/home.js'), 'export {};');
  writeFileSync(join(dist, 'assets/words.js'), 'import"./home.js";say("Sign in")');
  mkdirSync(join(dist, 'words/assets'), { recursive: true });
  writeFileSync(join(dist, 'words/assets/words.js'), 'import"./home.js";say(w$0123abcd)');
  writeFileSync(join(dist, 'words/messages.json'), '{"w$0123abcd":"Sign in"}');
  writeFileSync(join(dist, 'assets/map.worker.js'), 'export {};');
  writeFileSync(join(dist, 'theme.js'), '/* theme */');
  writeFileSync(
    join(dist, 'worker.js'),
    'const FILES = {"version":"1","files":["/assets/home.js"]};',
  );
  writeFileSync(
    join(dist, 'manifest.webmanifest'),
    JSON.stringify({ name: 'Ribbon', short_name: 'Ribbon', lang: 'en-GB' }),
  );
  app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-frame-options', 'DENY');
  });
  await serveWeb(app, {
    webDist: dist,
    publicUrl: 'https://ribbon.example',
    described: [
      ...describedPages({ home: { path: '/', description: 'Hoops & ribbons' } }),
      { path: '/clubs/$slug', describe: clubNamed },
    ],
    firstReads: [
      { endpoint: { path: '/me' } },
      { path: '/clubs/$clubId/events', endpoint: { path: '/events' } },
    ],
    siteName: async () => 'Hoopla',
    onFailure: () => undefined,
  });
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
  expect((await app.inject({ url: '/', headers: { cookie: session } })).body).toContain(
    'data-member',
  );
  expect((await app.inject('/')).body).not.toContain('data-member');
  expect(await preloads('/clubs/1/events', session)).toEqual([...around, '/assets/events.js']);
  expect(await preloads('/')).toEqual(['/assets/home.js']);
});

it('names the answers that a screen begins with; what is somebody’s own only for them', async () => {
  const session = '__Secure-ribbon.session_token=of-somebody';
  const reads = async (url: string, cookie = '') => {
    const { body } = await app.inject({ url, headers: { cookie } });
    return [...body.matchAll(/as="fetch" crossorigin href="([^"]+)"/gu)].map(([, href]) => href);
  };
  expect(await reads('/')).toEqual(['/api/me']);
  expect(await reads('/clubs/1/events')).toEqual(['/api/me']);
  expect(await reads('/clubs/1/events', session)).toEqual(['/api/me', '/api/events']);
  expect(await reads('/nobody/knows')).toEqual([]);
});

it('says of a page that everybody may find what it is about', async () => {
  const { statusCode, body } = await app.inject('/?auth=sign-in');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Hoopla</title>');
  expect(body).toContain('<meta name="description" content="Hoops &amp; ribbons">');
  expect(body).toContain('<link rel="canonical" href="https://ribbon.example/">');
  expect(body).toContain('<meta property="og:site_name" content="Hoopla">');
  expect(body).toContain('<meta property="og:image" content="https://ribbon.example/social.png">');
  expect(body).not.toContain('noindex');
});

it('calls the platform what it is called now, on the page and on a home screen', async () => {
  for (const url of ['/', '/clubs', '/nobody/knows', '/clubs/broken']) {
    const { body } = await app.inject(url);
    expect([url, body.includes('<body>Hoopla<p>'), body.includes('Ribbon')]).toEqual([
      url,
      true,
      false,
    ]);
  }
  const { headers, body } = await app.inject('/manifest.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(JSON.parse(body)).toEqual({ name: 'Hoopla', short_name: 'Hoopla', lang: 'en-GB' });
});

it('asks for no list of any other page', async () => {
  for (const url of ['/clubs', '/clubs/1/events', '/nobody/knows']) {
    const { body } = await app.inject(url);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toMatch(/canonical|og:/u);
  }
});

it('does not find what is no address, or nothing is there, and shows the app all the same', async () => {
  const statuses = async (...urls: string[]) =>
    Promise.all(urls.map(async (url) => (await app.inject(url)).statusCode));
  expect(await statuses('/', '/clubs', '/clubs/', '/clubs/new')).toEqual([200, 200, 200, 200]);
  expect(await statuses('/nobody/knows', '/clubs/gone', '//')).toEqual([404, 404, 404]);
  expect((await app.inject('/nobody/knows')).body).toContain('a page that is long enough');
});

it('sends those on who have an older address', async () => {
  const { statusCode, headers } = await app.inject('/clubs/old');
  expect([statusCode, headers.location]).toEqual([301, '/clubs/new']);
});

it('shows the page also while nobody can say what it is about', async () => {
  const { statusCode, body } = await app.inject('/clubs/broken');
  expect([statusCode, body.includes('a page that is long enough')]).toEqual([503, true]);
});

it('escapes what people wrote', async () => {
  const { body } = await app.inject('/clubs/new');
  expect(body).not.toContain('<script>');
  expect(body).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)');
  expect(body).toContain('$&amp; it"');
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
  expect((await app.inject('/theme.js')).headers['content-type']).toContain('javascript');
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
  expect((await app.inject('/index.html')).statusCode).toBe(404);
});

const inLanguage = (url: string, language: string, headers = {}) =>
  app.inject({ url, headers: { 'accept-language': language, ...headers } });
const scriptIn = async (language: string, name: string) => {
  const [, folder = ''] = /"\/assets\/(\w\w-[\da-f]{8})\//u.exec(
    (await inLanguage('/', language)).body,
  ) ?? [''];
  return inLanguage(`/assets/${folder}/${name}`, language);
};

it('writes a page, and the addresses of its scripts, in the language of its reader', async () => {
  const { body, headers } = await inLanguage('/', 'bg');
  expect(body).toContain('<html lang="bg">');
  expect(body).toMatch(/href="\/assets\/bg-[\da-f]{8}\/home\.js"/u);
  expect(headers['vary']).toContain('accept-language, cookie');
  const english = await inLanguage('/', 'en');
  expect(english.body).toContain('href="/assets/home.js"');
  expect(english.headers['etag']).not.toBe(headers['etag']);
});

it('asks early for the letters of a language', async () => {
  const face = '<link rel="preload" href="/assets/onest-cyrillic-normal-4567cdef.woff2" as="font">';
  expect((await inLanguage('/', 'uk')).body).toContain(face);
  expect((await inLanguage('/', 'en')).body).not.toContain(face);
});

it('serves a script in a language for ever, with what it imports beside it', async () => {
  const { body, headers } = await scriptIn('bg', 'words.js');
  expect(body).toBe('import"./home.js";say("Влез")');
  expect(headers['cache-control']).toContain('immutable');
  expect((await scriptIn('bg', 'home.js')).body).toBe('export {};');
});

it('serves today’s words, and not for ever, under the address of earlier ones', async () => {
  const { body, headers } = await inLanguage('/assets/bg-00000000/words.js', 'bg');
  expect(body).toContain('Влез');
  expect(headers['cache-control']).toBe('no-cache');
});

it.each([
  'xx-00000000/words.js',
  'bg-00000000/..%2f..%2fwords.js',
  'bg-0/words.js',
  'bg-00000000/no.js',
])('has no script at /assets/%s', async (path) => {
  expect((await inLanguage(`/assets/${path}`, 'bg')).statusCode).toBe(404);
});

it('compresses a script of a language, at first quickly and then as small as can be', async () => {
  const packed = await scriptIn('bg', 'words.js').then(() =>
    inLanguage('/', 'bg').then(({ body }) => /\/assets\/(bg-[\da-f]{8})\//u.exec(body)?.[1] ?? ''),
  );
  const { rawPayload, headers } = await inLanguage(`/assets/${packed}/words.js`, 'bg', {
    'accept-encoding': 'br',
  });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('Влез');
});

it('keeps for use without a network what is in the reader’s language', async () => {
  const worker = (language: string) => inLanguage('/worker.js', language);
  expect((await worker('en')).body).toContain('"version":"1","files":["/assets/home.js"]');
  expect((await worker('bg')).body).toMatch(
    /"version":"1-bg-[\da-f]{8}","files":\["\/assets\/bg-[\da-f]{8}\/home\.js"\]/u,
  );
});

it('serves nothing of what it writes languages from', async () => {
  for (const path of ['/words/assets/words.js', '/words/messages.json'])
    expect((await inLanguage(path, 'en')).body).not.toContain('w$0123abcd');
});
