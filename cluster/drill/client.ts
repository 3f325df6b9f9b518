import { Agent, request } from 'node:https';

export interface Answer {
  /** Unset: the connection ended, or took too long, without an answer. */
  readonly status: number | undefined;
  readonly body: string;
  readonly cookie: string;
  readonly error: string;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  readonly cookie?: string;
}

const LIMIT_MS = 12_000;
/** Each has an address of its own, because Ribbon counts how often an address calls. */
const BROWSERS = 120;

/** Speaks https with the edge from many addresses of this machine. */
export function client(ca: string) {
  const agents = Array.from(
    { length: BROWSERS },
    (_, index) =>
      new Agent({ keepAlive: true, maxSockets: 4, ca, localAddress: `127.8.${index}.1` }),
  );
  let turn = 0;

  function call({ method, path, body, cookie }: Call): Promise<Answer> {
    turn = (turn + 1) % BROWSERS;
    const agent = agents[turn];
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((done) => {
      const lost = ({ message }: Error) =>
        done({ status: undefined, body: '', cookie: '', error: message });
      const asked = request(
        {
          host: '127.0.0.1',
          port: 8443,
          servername: 'localhost',
          ...(agent && { agent }),
          method,
          path: `/api${path}`,
          headers: {
            ...(cookie !== undefined && { cookie }),
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', lost);
          response.on('end', () => {
            const cookies = response.headers['set-cookie'] ?? [];
            done({
              status: response.statusCode,
              body: Buffer.concat(chunks).toString('utf8'),
              cookie: cookies.map((one) => one.split(';', 1)[0]).join('; '),
              error: '',
            });
          });
        },
      );
      asked.setTimeout(LIMIT_MS, () => asked.destroy(new Error('no answer in time')));
      asked.on('error', lost);
      asked.end(text);
    });
  }

  return {
    call,
    close(): void {
      for (const agent of agents) agent.destroy();
    },
  };
}

export type Client = ReturnType<typeof client>;
