import { createServer } from 'node:http';
import { bareDriver } from './driver.ts';

/** A radius search by node:http and node-postgres alone: the same SQL, and its row as one JSON text. */
const driver = bareDriver(process.argv[2] ?? '');

const server = createServer((request, response) => {
  const at = new URL(request.url ?? '', 'http://bare').searchParams.get('at') ?? '';
  const [latitude = 0, longitude = 0] = at.split(',').map(Number);
  void driver.clubsNear({ latitude, longitude }).then(({ rows }) => {
    const [{ clubs, points, ...rest } = { clubs: '[]', points: '[]' }] = rows;
    const answer = `{"clubs":${clubs},"points":${points},${JSON.stringify(rest).slice(1)}`;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(answer),
    };
    response.writeHead(200, headers).end(answer);
  });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
