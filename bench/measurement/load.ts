import autocannon from 'autocannon';
import { type Figures, figuresOf } from './figures.ts';

/** How many requests are under way at any moment, for every server measured. */
export const CONCURRENCY = 16;

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string;
  /** A body of its own for every request. */
  readonly body?: () => object;
}

/** Sends a call `amount` times over keep-alive connections. */
export async function overHttp(
  url: string,
  call: Call,
  amount: number,
  connections = CONCURRENCY,
): Promise<Figures> {
  const { method, path, cookie, body } = call;
  const headers: Record<string, string> = {
    ...(cookie !== undefined && { cookie }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const own = body && {
    setupRequest: (request: object) => ({
      ...request,
      method,
      path,
      headers,
      body: JSON.stringify(body()),
    }),
  };
  const took: number[] = [];
  const began = performance.now();
  let ended = began;
  const run = autocannon({
    url,
    connections,
    amount,
    sampleInt: 100,
    requests: [{ method, path, headers, ...own }],
  });
  run.on('response', (_client, _status, _bytes, tookMs) => {
    took.push(tookMs);
    // autocannon itself returns only at its next sample.
    ended = performance.now();
  });
  const { non2xx, errors } = await run;
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} failed`);
  return figuresOf(took, ended - began);
}

/** Does a piece of work `amount` times in this process. */
export async function inProcess(work: () => Promise<unknown>, amount: number): Promise<Figures> {
  const took: number[] = [];
  let left = amount;
  const worker = async (): Promise<void> => {
    if (left === 0) return;
    left -= 1;
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
    await worker();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return figuresOf(took, performance.now() - began);
}
