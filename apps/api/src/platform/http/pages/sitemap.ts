import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html as markup } from '#platform/mail/html';
import { compressed } from '../server/compression.ts';
import type { DescribedPage, PageAddress, PageAddresses } from './page-head.ts';
import { unknownPath } from '../server/server.ts';

/** How many addresses one file names. */
const PART = 10_000;
/** Robots come by now and then; any client that comes more often has to wait. */
const RATE = { max: 60, timeWindow: 60_000 };
const KEY = /^[0-9a-f-]{36}$/u;

interface Needs {
  publicUrl: string;
  described: readonly DescribedPage[];
  /** The addresses of the web app that are for people who are signed in. */
  closed: readonly string[];
}

type Listed = Pick<PageAddress, 'path'> & Partial<PageAddress>;

/** The files for crawlers: which pages there are, and which are none of their business. */
export function mountSitemap(app: FastifyInstance, { publicUrl, described, closed }: Needs): void {
  const kinds = described.flatMap(({ addresses }) => addresses ?? []);
  const single: Listed[] = described
    .filter(({ path }) => !path.includes('$'))
    .map(({ path }) => ({ path }));
  const robots = robotsText(publicUrl, closed);

  /** Every address, unless there are more than one file holds. */
  async function everything(): Promise<Listed[] | undefined> {
    const all = [...single];
    for (const kind of kinds) {
      all.push(...(await kind.after(undefined, PART + 1 - all.length)));
      if (all.length > PART) return undefined;
    }
    return all;
  }

  async function index(): Promise<string> {
    const parts = await Promise.all(kinds.map(partsOf));
    return indexOf(publicUrl, ['pages', ...parts.flat()]);
  }

  /** The part of this name: `clubs`, or `clubs.` and the key after which it begins. */
  async function part(name: string): Promise<readonly Listed[] | undefined> {
    if (name === 'pages') return single;
    const [kindName, key, ...rest] = name.split('.');
    const kind = kinds.find((one) => one.name === kindName);
    const isKnown = rest.length === 0 && (key === undefined || KEY.test(key));
    return isKnown ? kind?.after(key, PART) : undefined;
  }

  app.get('/robots.txt', (_request, reply) =>
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', ...FRESH }).send(robots),
  );
  app.get('/sitemap.xml', { config: { rateLimit: RATE } }, async (request, reply) => {
    const all = await everything();
    return sendXml(request, reply, all ? listOf(publicUrl, all) : await index());
  });
  app.get<{ Params: { file: string } }>(
    '/sitemap-:file',
    { config: { rateLimit: RATE } },
    async (request, reply) => {
      const listed = await part(request.params.file.replace(/\.xml$/u, ''));
      if (listed === undefined) return reply.code(404).send(unknownPath);
      return sendXml(request, reply, listOf(publicUrl, listed));
    },
  );
}

const FRESH = { 'cache-control': 'public, max-age=3600' };

async function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string) {
  void reply.headers({ 'content-type': 'application/xml; charset=utf-8', ...FRESH });
  return reply.send(await compressed(request, reply, xml));
}

const partsOf = async ({ name, ends }: PageAddresses): Promise<string[]> => [
  name,
  ...(await ends(PART)).map((key) => `${name}.${key}`),
];

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const xml = ({ html: text }: Html) => `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;

const indexOf = (publicUrl: string, names: readonly string[]): string => {
  const parts = names.map(
    (name) => markup`<sitemap><loc>${publicUrl}/sitemap-${name}.xml</loc></sitemap>\n`,
  );
  return xml(markup`<sitemapindex xmlns="${SCHEMA}">\n${parts}</sitemapindex>`);
};

const listOf = (publicUrl: string, pages: readonly Listed[]): string =>
  xml(
    markup`<urlset xmlns="${SCHEMA}">\n${pages.map((page) => entryOf(publicUrl, page))}</urlset>`,
  );

const entryOf = (publicUrl: string, { path, changedAt }: Listed): Html => {
  const changed = changedAt && markup`<lastmod>${changedAt.toISOString()}</lastmod>`;
  return markup`<url><loc>${publicUrl}${path}</loc>${changed}</url>\n`;
};

/**
 * The addresses closed to robots. People's pages are not named here: they ask themselves not to be
 * listed, and a robot that may not read them would not see that.
 */
function robotsText(publicUrl: string, closed: readonly string[]): string {
  const patterns = closed.map((path) => path.replaceAll(/\$\w+/gu, '*'));
  const isBelow = (path: string) =>
    patterns.some((other) => other !== path && path.startsWith(`${other}/`));
  const shut = ['/api/', ...patterns.filter((path) => !isBelow(path)).toSorted()];
  return [
    'User-agent: *',
    ...shut.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
