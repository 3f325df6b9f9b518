import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SESSION_COOKIE } from '#platform/session/session';
import { compressed } from '../server/compression.ts';
import { MANIFEST, mountManifest } from './manifest.ts';
import { type Page, type PagesNeeds, pagesOf } from './pages.ts';
import { unknownPath } from '../server/server.ts';

/** What the platform is called while nobody can say. */
const PRODUCT = 'Ribbon';

/**
 * What a script, a style sheet or a typeface says to nobody: these are about documents and workers,
 * and would be a kilobyte on each of a dozen files.
 */
const ABOUT_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const SUBRESOURCE = /^(?!.*worker).*\.(?:js|css|woff2)$/u;

/** Serves the built web app: hashed files for ever, every other path the page that routes itself. */
export async function serveWeb(app: FastifyInstance, needs: PagesNeeds): Promise<void> {
  const { webDist, onFailure } = needs;
  const siteName = () =>
    needs.siteName().catch((error: unknown) => {
      onFailure(error);
      return PRODUCT;
    });
  const built = existsSync(join(webDist, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: webDist,
      preCompressed: true,
      index: false,
      wildcard: false,
      // The page has no address of its own, and what it is written from is nobody's business.
      globIgnore: ['index.html*', 'routes.json*', `${MANIFEST}*`],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forEver = path.includes('/assets/');
        void reply.header(
          'cache-control',
          forEver ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
        if (SUBRESOURCE.test(path)) {
          for (const name of ABOUT_DOCUMENTS) void reply.removeHeader(name);
        }
      },
    });
    mountManifest(app, { webDist, siteName });
  }
  const pageFor = built ? pagesOf({ ...needs, siteName }) : undefined;
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/assets/');
    if (!pageFor || !wantsPage) return reply.code(404).send(unknownPath);
    const page = await pageFor(request.url, hasSession(request));
    return 'movedTo' in page ? reply.redirect(page.movedTo, 301) : sendPage(request, reply, page);
  });
}

/** Whether it is a good one is asked by the app; here it decides only on what is fetched early. */
const hasSession = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.includes(`${SESSION_COOKIE}=`) ?? false;

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html, etag }: Page,
) {
  void reply.headers({ etag, 'cache-control': 'no-cache', 'content-type': PAGE_TYPE });
  const isKnown = status === 200 && request.headers['if-none-match']?.includes(etag) === true;
  if (isKnown) return reply.code(304).send();
  return reply.code(status).send(await compressed(request, reply, html));
}

const PAGE_TYPE = 'text/html; charset=utf-8';
