import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage, languageOf } from '#platform/language/reader';
import { SESSION_COOKIE } from '#platform/session/session';
import { compressed } from '../server/compression.ts';
import { MANIFEST, mountManifest } from './manifest.ts';
import { type Page, type PagesNeeds, pagesOf } from './pages.ts';
import { mountScripts } from './scripts.ts';
import { withoutDocumentHeaders } from './web-headers.ts';
import { webLanguages } from './web-languages.ts';
import { unknownPath } from '../server/server.ts';

/** What the platform is called while nobody can say. */
const PRODUCT = 'Ribbon';

const SUBRESOURCE = /^(?!.*worker).*\.(?:js|css|woff2)$/u;

/** Serves the built web app: hashed files for ever, every other path the page that routes itself. */
export async function serveWeb(
  app: FastifyInstance,
  needs: Omit<PagesNeeds, 'languages'>,
): Promise<void> {
  const { webDist, onFailure } = needs;
  const siteName = () =>
    needs.siteName().catch((error: unknown) => {
      onFailure(error);
      return PRODUCT;
    });
  const built = existsSync(join(webDist, 'index.html'));
  const languages = webLanguages(webDist);
  if (built) {
    await app.register(fastifyStatic, {
      root: webDist,
      preCompressed: true,
      index: false,
      wildcard: false,
      // The page has no address of its own, and what it is written from is nobody's business.
      globIgnore: ['index.html*', 'routes.json*', `${MANIFEST}*`, 'worker.js*', 'words/**'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forEver = path.includes('/assets/');
        void reply.header(
          'cache-control',
          forEver ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
        if (SUBRESOURCE.test(path)) withoutDocumentHeaders(reply);
      },
    });
    mountManifest(app, { webDist, siteName });
    mountScripts(app, { webDist, languages });
  }
  const pageFor = built ? pagesOf({ ...needs, siteName, languages }) : undefined;
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/assets/');
    if (!pageFor || !wantsPage) return reply.code(404).send(unknownPath);
    const language = languageOf(request.headers);
    const page = await inLanguage(language, () =>
      pageFor(request.url, { isMember: hasSession(request), language }),
    );
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
  void reply.headers({
    etag,
    'cache-control': 'no-cache',
    'content-type': PAGE_TYPE,
    vary: 'accept-language, cookie',
  });
  const isKnown = status === 200 && request.headers['if-none-match']?.includes(etag) === true;
  if (isKnown) return reply.code(304).send();
  return reply.code(status).send(await compressed(request, reply, html));
}

const PAGE_TYPE = 'text/html; charset=utf-8';
