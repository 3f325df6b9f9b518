import multipart from '@fastify/multipart';
import { type IncomingFile, commonFaults } from '@ribbon/domain/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

/** A sender that falls silent for so long has gone. */
const SILENCE_MS = 30_000;

/** Multipart bodies, for the endpoints mounted inside and no others. */
export async function withUploads(
  app: FastifyInstance,
  mountInside: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      // The endpoint counts the bytes itself: how many there may be depends on what they are for.
      limits: { files: 1, fields: 4, fieldSize: 1000, parts: 5, fileSize: Infinity },
      throwFileSizeLimit: false,
    });
    mountInside(scope);
  });
}

/** The file of a request, while it arrives. */
export async function incomingFile(request: FastifyRequest): Promise<IncomingFile> {
  if (!request.isMultipart()) throw commonFaults.fileMissing();
  const part = await request.file().catch(() => undefined);
  if (part === undefined || part.fieldname !== 'file') throw commonFaults.fileMissing();
  return { name: part.filename ?? '', content: withoutSilence(part.file) };
}

async function* withoutSilence(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  for (;;) {
    const timeoutSeconds = new AbortController();
    const silence = sleep(SILENCE_MS, undefined, { signal: timeoutSeconds.signal }).then(
      () => 'silence' as const,
      () => 'silence' as const,
    );
    // A body that ends in the middle of a part is an error of the parser without a status.
    const arrival = source.next().catch(() => 'cut off' as const);
    const next = await Promise.race([arrival, silence]);
    timeoutSeconds.abort();
    if (next === 'cut off') throw commonFaults.invalidInput();
    if (next === 'silence') throw commonFaults.invalidInput();
    if (next.done) return;
    yield next.value;
  }
}
