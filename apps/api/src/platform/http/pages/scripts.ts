import { LANGUAGES, isLanguage } from '@ribbon/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { languageOf } from '#platform/language/reader';
import { type Encoding, acceptedEncoding } from '../server/compression.ts';
import { withoutDocumentHeaders } from './web-headers.ts';
import type { WebLanguages } from './web-languages.ts';

const WORKER = 'worker.js';
const FOLDER = new RegExp(`^(?<language>${Object.keys(LANGUAGES).join('|')})-[\\da-f]{8}$`, 'u');
const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

const QUICK_QUALITY = 5;
const BEST_QUALITY = 11;
const brotli = (text: string, quality: number) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Serves the scripts of the web app in languages other than English, and the service worker in all. */
export function mountScripts(
  app: FastifyInstance,
  { webDist, languages }: { webDist: string; languages: WebLanguages },
): void {
  /** As many as there are languages, files and encodings. */
  const kept = new Map<string, Promise<Buffer>>();
  /** The best takes a second for a large file: one after the other, behind what is asked for now. */
  let improving: Promise<unknown> = Promise.resolve();

  function compressed(key: string, encoding: Encoding, write: () => string): Promise<Buffer> {
    const id = `${key}.${encoding}`;
    const known = kept.get(id);
    if (known) return known;
    const text = write();
    const quick = encoding === 'br' ? brotli(text, QUICK_QUALITY) : promisify(gzip)(text);
    kept.set(id, quick);
    if (encoding === 'br')
      improving = improving.then(async () => {
        const best = await brotli(text, BEST_QUALITY);
        kept.set(id, Promise.resolve(best));
      });
    return quick;
  }

  app.get<{ Params: { folder: string; name: string } }>(
    '/assets/:folder/:name',
    async (request, reply) => {
      const { folder, name } = request.params;
      const language = FOLDER.exec(folder)?.groups?.['language'];
      if (!isLanguage(language) || !languages.hasScript(name)) return reply.callNotFound();
      // An older page asks for words that have changed since; it gets today's, and does not keep them.
      const isCurrent = folder === languages.folderOf(language);
      withoutDocumentHeaders(reply);
      void reply.headers({
        'content-type': SCRIPT_TYPE,
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
      });
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      if (encoding === undefined || !isCurrent) return reply.send(languages.script(language, name));
      void reply.header('content-encoding', encoding);
      return reply.send(
        await compressed(`${folder}/${name}`, encoding, () => languages.script(language, name)),
      );
    },
  );

  const file = join(webDist, WORKER);
  if (!existsSync(file)) return;
  const worker = readFileSync(file, 'utf8');
  app.get(`/${WORKER}`, async (request, reply) => {
    const language = languageOf(request.headers);
    return reply
      .headers({
        'content-type': SCRIPT_TYPE,
        'cache-control': 'no-cache',
        vary: 'accept-language, cookie',
      })
      .send(languages.worker(language, worker));
  });
}
