import { createServer } from 'node:http';

/** The floor: node:http alone, answering what Ribbon answers without knowing why. */
const answers = new Map<string, string>(Object.entries(JSON.parse(process.argv[2] ?? '{}')));

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) {
      response.writeHead(204).end();
      return;
    }
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
