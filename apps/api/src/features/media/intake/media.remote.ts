import { type Network, isPublicAddress } from '#platform/network';
import { FETCH_TIMEOUT_MS, mediaFaults } from '@ribbon/domain/media';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { type TLSSocket, connect as secure } from 'node:tls';

const REDIRECTS = 3;
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
const HEADERS = { accept: 'image/*', 'user-agent': 'Ribbon (fetches a picture once)' };

/**
 * The content of an address on the public internet. Each hop's name is resolved once, every one of
 * its addresses must be public, and the connection goes to the address that was looked at: a name
 * that changes its mind between look and call leads nowhere. All failures answer alike, so that
 * nobody maps a network through us.
 */
export async function* fetchRemote(network: Network, address: string): AsyncGenerator<Uint8Array> {
  const deadline = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  try {
    const response = await follow(network, new URL(address), deadline);
    for await (const chunk of response) yield chunk as Uint8Array;
  } catch {
    throw mediaFaults.notFetched();
  }
}

async function follow(
  network: Network,
  from: URL,
  deadline: AbortSignal,
): Promise<IncomingMessage> {
  let url = from;
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const response = await ask(network, url, deadline);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) break;
    url = new URL(headers.location, url);
  }
  throw new Error('no picture there');
}

async function ask(network: Network, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const port = PORTS[url.protocol];
  // Another port is a service, not a picture; a name in the address is a trick.
  if (port === undefined || url.port !== '' || url.username !== '') throw new Error('refused');
  const host = url.hostname.replaceAll(/^\[|\]$/gu, '');
  const addresses = isIP(host) === 0 ? await resolved(network, host, signal) : [host];
  const [address] = addresses;
  if (address === undefined || !addresses.every(isPublicAddress)) throw new Error('refused');
  const isSecure = url.protocol === 'https:';
  const createConnection = () => {
    const socket = network.connect(address, port);
    return isSecure ? tls(socket, host) : socket;
  };
  return new Promise((done, fail) => {
    const send = isSecure ? secureRequest : plainRequest;
    // No agent: an agent would look the name up by itself.
    const options = { signal, headers: HEADERS, createConnection, defaultPort: port, port };
    const sent = send(url, options, done);
    sent.on('error', fail);
    sent.end();
  });
}

const tls = (socket: ReturnType<Network['connect']>, host: string): TLSSocket =>
  secure({ socket, ...(isIP(host) === 0 && { servername: host }), ALPNProtocols: ['http/1.1'] });

/** Looking a name up cannot be cut short, but nobody has to wait for it. */
const resolved = (network: Network, host: string, signal: AbortSignal): Promise<string[]> =>
  new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(new Error('too late')), { once: true });
    network.resolve(host).then(done, fail);
  });
