import type { FastifyInstance } from 'fastify';
import { PAGE_STYLE, docsPage } from './docs-page.ts';
import { type Contract, openApi } from './openapi.ts';

/** The contract for machines at /api/openapi.json and for people at /api/docs. */
export function mountDocs(app: FastifyInstance, contract: Contract, publicUrl: string): void {
  const document = JSON.stringify(openApi(contract, publicUrl));
  const readable = docsPage(contract);
  app.get('/api/openapi.json', async (_, reply) => reply.type('application/json').send(document));
  app.get('/api/docs', async (_, reply) => reply.type('text/html').send(readable));
  app.get('/api/docs/page.css', async (_, reply) => reply.type('text/css').send(PAGE_STYLE));
}
