import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this the saved bytes are not worth the work. */
const WORTHWHILE = 1024;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const pack = {
  br: (bytes: Buffer | string) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer | string) => promisify(gzip)(bytes, { level: 6 }),
};
export type Encoding = keyof typeof pack;

/** What the browser takes, the smaller first; `;q=0` means that it does not. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const offers = (header ?? '').split(',').map((offer) => offer.trim().split(/\s*;\s*/u));
  const takes = (name: Encoding) =>
    offers.some(([coding, quality]) => coding === name && !/^q=0(?:\.0*)?$/u.test(quality ?? ''));
  return (['br', 'gzip'] as const).find(takes);
}

/** The body as the browser wants it, with the headers that say so. */
export function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer | string,
): Buffer | string | Promise<Buffer> {
  // A small one is the same to every browser.
  if (Buffer.byteLength(body) < WORTHWHILE) return body;
  const others = reply.getHeader('vary');
  void reply.header('vary', [others, 'accept-encoding'].flat().filter(Boolean).join(', '));
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return body;
  void reply.header('content-encoding', encoding);
  return pack[encoding](body);
}
