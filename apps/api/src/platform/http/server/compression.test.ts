import { contract } from '@ribbon/domain/contract';
import { type Endpoint, mayCompress } from '@ribbon/domain/kernel';
import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { acceptedEncoding, compressed } from './compression.ts';

const long = JSON.stringify({ clubs: Array.from({ length: 200 }, (_, nth) => `Club ${nth}`) });
const app = Fastify();
app.get('/long', async (request, reply) => compressed(request, reply, long));
app.get('/short', async (request, reply) => compressed(request, reply, '{}'));
afterAll(() => app.close());

const read = (url: string, accept?: string) =>
  app.inject({ url, headers: accept === undefined ? {} : { 'accept-encoding': accept } });

describe('an answer above 1 KB', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ] as const)('is sent smaller to whoever takes %s', async (accept, encoding, unpack) => {
    const { headers, rawPayload } = await read('/long', accept);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(rawPayload.length).toBeLessThan(long.length / 2);
    expect(unpack(rawPayload).toString()).toBe(long);
  });

  it('is sent as it is to whoever takes nothing else', async () => {
    const { headers, body } = await read('/long');
    expect([headers['content-encoding'], body]).toEqual([undefined, long]);
    expect(acceptedEncoding('identity, br;q=0.0')).toBeUndefined();
  });
});

it('a short answer is sent as it is', async () => {
  expect((await read('/short', 'br')).headers['content-encoding']).toBeUndefined();
});

it('no answer that holds a secret is compressed', () => {
  const secrets = Object.values(contract)
    .flatMap((slice): Endpoint[] => Object.values(slice))
    .filter(({ returns }) => /"(?:\w*secret|token|\w*codes?|password)":\{/iu.test(shape(returns)));
  expect(secrets.map(({ path }) => path)).toContain('/friends/code');
  expect(secrets.filter(mayCompress).map(({ path }) => path)).toEqual([]);
  expect(mayCompress(contract.accounts.me)).toBe(false);
  expect(mayCompress(contract.security.overview)).toBe(false);
});

const shape = (returns: z.ZodType): string =>
  JSON.stringify(z.toJSONSchema(returns, { unrepresentable: 'any', io: 'input' }));
