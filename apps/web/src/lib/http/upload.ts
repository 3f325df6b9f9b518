import { NetworkError } from './network-error.ts';
import type { Endpoint, InputOf, OutputOf } from '@ribbon/domain/kernel';
import { addressOf, refusalIn } from './client.ts';
import { reviveDates } from './dates.ts';

type UploadDoor = Endpoint & { readonly takesFile: true };

interface Watching {
  /** From 0 to 1, as bytes leave; at 1 the server still works on them. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

/**
 * Sends a file to an endpoint that takes one; not by `fetch`, which cannot report upload progress.
 */
export function upload<E extends UploadDoor>(
  endpoint: E,
  input: InputOf<E>,
  { onProgress, signal }: Watching = {},
): Promise<OutputOf<E>> {
  const { params = {}, file } = input as unknown as { params?: Record<string, string>; file: File };
  const body = new FormData();
  body.set('file', file, file.name);
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const settle = () => {
      const answer = parsed(request.responseText);
      if (request.status >= 400) fail(refusalIn(request.status, answer));
      else done(reviveDates(endpoint.dates, answer) as OutputOf<E>);
    };
    request.open(endpoint.method, addressOf(endpoint, params));
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      try {
        settle();
      } catch (error) {
        fail(error);
      }
    });
    request.addEventListener('error', () => fail(new NetworkError('The connection failed')));
    request.addEventListener('abort', () => fail(new DOMException('cancelled', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) fail(new DOMException('cancelled', 'AbortError'));
    else request.send(body);
  });
}

/** Somebody has thought again; nothing has failed. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
