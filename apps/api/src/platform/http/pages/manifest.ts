import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MANIFEST = 'manifest.webmanifest';

/** What a phone calls the app that somebody has put on its home screen. */
export function mountManifest(
  app: FastifyInstance,
  { webDist, siteName }: { webDist: string; siteName: () => Promise<string> },
): void {
  const file = join(webDist, MANIFEST);
  if (!existsSync(file)) return;
  const manifest: object = JSON.parse(readFileSync(file, 'utf8'));
  app.get(`/${MANIFEST}`, async (_request, reply) => {
    const name = await siteName();
    return reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'no-cache',
      })
      .send(JSON.stringify({ ...manifest, name, short_name: name }));
  });
}
