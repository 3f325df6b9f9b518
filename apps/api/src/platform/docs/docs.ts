import type { FastifyInstance } from 'fastify';
import { PAGE_STYLE, docsPage } from './page.ts';
import { type Contract, openApi } from './openapi.ts';
import { schemaNames } from './schema-names.ts';

/** The contract for machines at /api/openapi.json and for people at /api/docs. */
export function mountDocs(app: FastifyInstance, contract: Contract, publicUrl: string): void {
  // Long texts that few ask for: written at the first question.
  let document: string | undefined;
  let readable: string | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApi(contract, publicUrl, await schemaNames()));
    return reply.type('application/json').send(document);
  });
  app.get('/api/docs', async (_, reply) => {
    readable ??= docsPage(contract);
    return reply.type('text/html').send(readable);
  });
  app.get('/api/docs/page.css', async (_, reply) => reply.type('text/css').send(PAGE_STYLE));
}
