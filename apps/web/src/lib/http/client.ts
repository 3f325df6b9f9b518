import {
  type Endpoint,
  Fault,
  type InputOf,
  type OutputOf,
  commonFaults,
  fromWire,
  timeoutOf,
  triesOf,
} from '@ribbon/domain/kernel';
import { reviveDates } from './dates.ts';
import { noteServerTime } from './server-clock.ts';
import { NetworkError, overNetwork } from './network-error.ts';
import { withTries } from './tries.ts';

const NO_CONTENT = 204;

type Arguments<E extends Endpoint> = keyof InputOf<E> extends never ? [] : [input: InputOf<E>];

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

/** Called when the server no longer knows the session. */
let onSessionLost: () => void = () => undefined;
export const whenSessionIsLost = (listener: () => void) => {
  onSessionLost = listener;
};

/**
 * Calls an endpoint of the API, within the time and as often as the endpoint allows: resolves to what
 * it promises, rejects with the `Fault` it answered.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<OutputOf<E>> {
  const limits = { seconds: timeoutOf(endpoint), tries: triesOf(endpoint) };
  return withTries((signal) => send(endpoint, (input ?? {}) as Sent, signal), limits);
}

async function send<E extends Endpoint>(
  endpoint: E,
  { params = {}, query = {}, body }: Sent,
  signal: AbortSignal,
): Promise<OutputOf<E>> {
  const response = await overNetwork(
    fetch(addressOf(endpoint, params, query), {
      method: endpoint.method,
      signal,
      // What is sent as somebody leaves arrives although the page is gone.
      keepalive: endpoint.method !== 'GET' && document.visibilityState === 'hidden',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  noteServerTime(response.headers.get('date'));
  if (!response.ok) throw await faultOf(response);
  return (
    response.status === NO_CONTENT
      ? undefined
      : reviveDates(endpoint.dates, await overNetwork(response.json()))
  ) as OutputOf<E>;
}

/** Fetches a file from an endpoint that hands one out, with the name that the server gave it. */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<{ name: string; content: Blob }> {
  const { params = {}, query = {} } = (input ?? {}) as Sent;
  // No time limit: packing everything may take a while, and the browser shows that it works.
  const response = await overNetwork(
    fetch(addressOf(endpoint, params, query), { method: endpoint.method }),
  );
  if (!response.ok) throw await faultOf(response);
  const header = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/u.exec(header)?.[1] ?? 'download';
  return { name, content: await overNetwork(response.blob()) };
}

/** Where an endpoint is, for links that a browser follows by itself. */
export function addressOf(
  endpoint: Endpoint,
  params: Record<string, string> = {},
  query: NonNullable<Sent['query']> = {},
) {
  const path = endpoint.path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  );
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

const faultOf = async (response: Response): Promise<Fault> =>
  refusalIn(response.status, await response.json().catch(() => undefined));

/** What the server refused, as it said it. */
export function refusalIn(status: number, body: unknown): Fault {
  const fault = fromWire(status, body) ?? commonFaults.unexpected();
  if (fault.code === commonFaults.signInRequired.code) onSessionLost();
  return fault;
}

/** The time was up, or the call was given up. */
const NO_ANSWER = new Set(['TimeoutError', 'AbortError']);

/** Whether a call failed because nobody answered. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof DOMException && NO_ANSWER.has(error.name));

/** The message for a person about a failed call. */
export function wordsFor(error: unknown): string {
  if (error instanceof Fault) return error.message;
  return isUnreachable(error)
    ? 'We couldn’t reach the server. Please check your connection and try again.'
    : commonFaults.unexpected.message;
}

/** The message of a refusal; for other failures, the given message of the act. */
export const wordsOr = (error: unknown, otherwise: string): string =>
  error instanceof Fault && !commonFaults.unexpected.matches(error) ? error.message : otherwise;
