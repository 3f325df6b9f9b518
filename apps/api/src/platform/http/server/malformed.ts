import { STATUS_CODES } from 'node:http';
import { type Fault, commonFaults, toWire } from '@ribbon/domain/kernel';
import type { FastifyServerOptions } from 'fastify';
import type { dataHeaders } from './security-headers.ts';

type Answers = Required<Pick<FastifyServerOptions, 'rewriteUrl' | 'clientErrorHandler'>>;

const MALFORMED = { status: 400, fault: (): Fault => commonFaults.invalidInput() };
/** What the parser of Node says of requests that are none; every other one is malformed. */
const REFUSALS: Readonly<Record<string, typeof MALFORMED>> = {
  HPE_HEADER_OVERFLOW: { status: 431, fault: commonFaults.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, fault: commonFaults.invalidInput },
};

/** Answers in our words and with our headers where the framework and Node know neither. */
export const answersToMalformed = (headers: ReturnType<typeof dataHeaders>): Answers => ({
  /** An address that cannot be decoded is taken letter by letter; nothing has it, and that is said as ever. */
  rewriteUrl: ({ url = '/' }) => {
    if (!url.includes('%')) return url;
    const [path = '', ...query] = url.split('?');
    return isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
  },

  /** What came is no request, so this is written by hand; then the connection ends. */
  clientErrorHandler: ({ code }, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, fault } = REFUSALS[code] ?? MALFORMED;
    const body = JSON.stringify(toWire(fault()));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    return void socket.end(
      [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'),
    );
  },
});

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
