import { newClub } from '#testing/club';
import { insertCompetition } from '#testing/sport/competitions';
import { type World, createWorld } from '#testing/world';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const dist = mkdtempSync(join(tmpdir(), 'ribbon-pages-'));
const PATHS = ['/', '/clubs', '/clubs/$slug', '/competitions', '/competitions/$competitionId'];
let world: World;
beforeAll(async () => {
  writeFileSync(join(dist, 'index.html'), '<head><!-- about --><!-- /about --></head>');
  const routes = Object.fromEntries([...PATHS, '/gymnast/$id'].map((path) => [path, []]));
  const closed = ['/account', '/account/decisions', '/admin', '/clubs/$clubId/events'];
  writeFileSync(join(dist, 'routes.json'), JSON.stringify({ routes, closed, members: [] }));
  world = await createWorld({ webDist: dist, publicUrl: 'https://ribbon.example' });
});
afterAll(async () => {
  await world.close();
  rmSync(dist, { recursive: true });
});

const open = (url: string) => world.app.inject(url);
const named = async (name: string, city = 'Leeds') => newClub(world, { name, city });
const slugOf = async (id: string) =>
  (await world.db.selectFrom('clubs').select('slug').where('id', '=', id).executeTakeFirstOrThrow())
    .slug;

describe('the address of a club', () => {
  it('says name and town, and is never shared', async () => {
    expect(await slugOf(await named('Étoile Rythmique!', 'Saint-Denis'))).toBe(
      'etoile-rythmique-saint-denis',
    );
    const ids = await Promise.all([1, 2, 3].map(() => named('Twin Hoops')));
    const slugs = await Promise.all(ids.map(slugOf));
    expect(slugs.toSorted()).toEqual([
      'twin-hoops-leeds',
      'twin-hoops-leeds-2',
      'twin-hoops-leeds-3',
    ]);
    expect(await slugOf(await named('Лента', 'София'))).toMatch(/^club/u);
  });

  it('follows the name, and an older one sends people on', async () => {
    const id = await named('Before Club');
    const rename = (name: string) =>
      world.db.updateTable('clubs').set({ name }).where('id', '=', id).execute();
    await rename('After Club');
    expect(await slugOf(id)).toBe('after-club-leeds');
    const { statusCode, headers } = await open('/clubs/before-club-leeds');
    expect([statusCode, headers.location]).toEqual([301, '/clubs/after-club-leeds']);
    const page = await world.call(undefined, clubEndpoints.page, {
      params: { slug: 'before-club-leeds' },
    });
    expect(page).toMatchObject({ id, slug: 'after-club-leeds', map: { kind: 'embedded' } });
    await rename('Before Club');
    expect(await slugOf(id)).toBe('before-club-leeds');
  });
});

describe('a page that everybody may find', () => {
  it('says which club it is about, whatever its name holds', async () => {
    const id = await named('</title><script>alert(1)</script>');
    const { statusCode, body } = await open(`/clubs/${await slugOf(id)}`);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;, Leeds · Ribbon</title>');
    expect(body).toContain('content="Rhythmic gymnastics in Leeds."');
  });

  it('says when and where a competition is', async () => {
    const id = await insertCompetition(world.db, { name: 'Silver Hoop Open' });
    const { body } = await open(`/competitions/${id}`);
    expect(body).toContain('<title>Silver Hoop Open · Ribbon</title>');
    expect(body).toContain(`rel="canonical" href="https://ribbon.example/competitions/${id}"`);
    expect(body).toContain('content="1–2 May 2099, Leeds, United Kingdom. A friendly weekend');
  });

  it('is not there without what it would be about', async () => {
    const gone = await named('Gone Club');
    const slug = await slugOf(gone);
    await world.db
      .updateTable('clubs')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone)
      .execute();
    const pending = await insertCompetition(world.db, { approval: 'pending' });
    for (const url of [
      `/clubs/${slug}`,
      '/clubs/never-was',
      `/clubs/${'x'.repeat(300)}`,
      `/competitions/${pending}`,
      '/competitions/no-id',
    ]) {
      const { statusCode, body } = await open(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).toContain('noindex');
    }
  });

  it('is never that of a person', async () => {
    const { id } = await world.person();
    const { statusCode, body } = await open(`/gymnast/${id}`);
    expect([statusCode, body.includes('noindex')]).toEqual([200, true]);
  });
});

describe('for those who look for pages', () => {
  const addressesIn = (xml: string) =>
    [...xml.matchAll(/<loc>https:\/\/ribbon\.example([^<]*)<\/loc>/gu)].map(([, path]) => path);

  it('the site map names what everybody may find, and nobody', async () => {
    const pending = await insertCompetition(world.db, { approval: 'pending' });
    const { headers, body } = await open('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const found = addressesIn(body);
    expect(found).toEqual(
      expect.arrayContaining(['/', '/privacy-policy', '/clubs', '/clubs/twin-hoops-leeds-2']),
    );
    expect(body).toMatch(/twin-hoops-leeds<\/loc><lastmod>\d{4}-\d\d-\d\dT/u);
    expect(found.filter((path) => path?.includes(pending) || path?.includes('gone'))).toEqual([]);
    expect(body).not.toMatch(/gymnast|profile|post/u);
  });

  it('the site map has parts once there are more than ten thousand', async () => {
    await world.db
      .insertInto('clubs')
      .values(
        Array.from({ length: 10_100 }, (_, number) => ({
          name: `Mapped ${number}`,
          city: 'York',
          country: 'United Kingdom',
        })),
      )
      .execute();
    const parts = addressesIn((await open('/sitemap.xml')).body);
    expect(parts).toHaveLength(4);
    expect(parts.slice(0, 2)).toEqual(['/sitemap-pages.xml', '/sitemap-clubs.xml']);
    const lists = await Promise.all(
      parts.map(async (part = '') => addressesIn((await open(part)).body)),
    );
    expect(lists.map((list) => list.length)).toEqual([12, 10_000, expect.any(Number), 1]);
    expect(new Set(lists.flat()).size).toBe(lists.flat().length);
    for (const odd of ['people', 'clubs.x', 'clubs.a.b', 'pages.1'])
      expect((await open(`/sitemap-${odd}.xml`)).statusCode).toBe(404);
  });

  it('robots.txt closes what is for members, and says where the site map is', async () => {
    const { headers, body } = await open('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /account',
      'Disallow: /admin',
      'Disallow: /clubs/*/events',
      '',
      'Sitemap: https://ribbon.example/sitemap.xml',
      '',
    ]);
  });
});
