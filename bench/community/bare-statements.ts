import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import type { Statement } from './statements.ts';

/** Statements by node:http and node-postgres alone: what they answer, as JSON. */
const [, , connectionString = '', list = '{}'] = process.argv;
const known = new Map<string, readonly Statement[]>(Object.entries(JSON.parse(list)));
/** As many connections as Ribbon opens. */
const pool = new pg.Pool({ connectionString, max: 10 });
pool.on('error', () => undefined);

async function answerOf(statements: readonly Statement[]): Promise<string> {
  const client = await pool.connect();
  try {
    let answer = '{}';
    const id = randomUUID();
    for (const { text, values, name, fresh } of statements) {
      const { rows } = await client.query<Record<string, unknown>>({
        text,
        values: fresh === undefined ? [...values] : anew(values, fresh, id),
        ...(name !== undefined && { name }),
      });
      if (rows.length > 0) answer = written(rows);
    }
    return answer;
  } finally {
    client.release();
  }
}

/** The values with an id of this request's own. */
const anew = (values: readonly unknown[], fresh: string, id: string): unknown[] =>
  JSON.parse(JSON.stringify(values).replaceAll(fresh, id));

/** JSON that PostgreSQL has written goes out as it is. */
function written(rows: readonly Record<string, unknown>[]): string {
  const [first] = rows;
  const parts = Object.entries(first ?? {}).map(([name, value]) =>
    typeof value === 'string' && /^[[{]/u.test(value)
      ? `"${name}":${value}`
      : `"${name}":${JSON.stringify(value ?? null)}`,
  );
  return rows.length === 1 ? `{${parts.join(',')}}` : JSON.stringify(rows);
}

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const statements = known.get(`${request.method} ${request.url}`) ?? [];
    answerOf(statements).then(
      (answer) => {
        const headers = {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(answer),
        };
        response.writeHead(200, headers).end(answer);
      },
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        response.writeHead(500).end();
      },
    );
  });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
