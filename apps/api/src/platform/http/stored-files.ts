import { type ByteRange, type StoredFile, commonFaults, toWire } from '@ribbon/domain/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

const RANGE = /^bytes=(\d*)-(\d*)$/u;

/**
 * Hands out a stored file, whole or in part. What only some may see is asked for anew each time,
 * so that a cache never shows it to somebody who may not, or no longer may.
 */
export async function sendStored(request: FastifyRequest, reply: FastifyReply, file: StoredFile) {
  const { mediaType, bytes, tag, audience } = file;
  void reply
    .header('etag', `"${tag}"`)
    .header('accept-ranges', 'bytes')
    .header('content-disposition', 'inline')
    // Should a browser be led to read it as a page, that page can do nothing.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header(
      'cache-control',
      audience === 'everyone' ? 'public, max-age=86400' : 'private, no-cache',
    );
  if (audience === 'viewer') void reply.header('vary', 'Cookie');
  if (isKnown(request, tag)) return reply.code(304).send();
  void reply.header('content-type', mediaType);

  const range = rangeOf(request, bytes);
  if (range === 'beyond') {
    return reply
      .code(416)
      .header('content-range', `bytes */${bytes}`)
      .type('application/json')
      .send(toWire(commonFaults.invalidInput()));
  }
  const length = range === undefined ? bytes : range.end - range.start + 1;
  void reply.header('content-length', length);
  if (range !== undefined) {
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  }
  if (request.method === 'HEAD') return reply.send();
  return reply.send(Readable.from(await file.open(range), { objectMode: false }));
}

const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((known) => known.trim().replace(/^W\//u, ''))
    .some((known) => known === `"${tag}"` || known === '*');

/** One range; several at once, or nonsense, get the whole file, as the standard allows. */
function rangeOf({ headers }: FastifyRequest, bytes: number): ByteRange | 'beyond' | undefined {
  const [, first = '', last = ''] = RANGE.exec(headers.range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (start > end) return 'beyond';
  return { start, end };
}
