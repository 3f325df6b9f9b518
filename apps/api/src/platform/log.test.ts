import { logOptions } from '#platform/log';
import { answerErrors } from '#platform/http/http';
import Fastify from 'fastify';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';

it('a log says what happened and where, and nothing of whom', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const { logger, ...options } = logOptions({ logLevel: 'info' });
  const app = Fastify({ ...options, logger: { ...(logger as object), stream } });
  answerErrors(app);
  app.post('/accounts/:name', async () => {
    throw Object.assign(new Error('new row breaks a rule'), {
      code: '23514',
      detail: 'Failing row contains (mia@people.ribbon.test, Mia Surname)',
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode });
  });
  await app.inject({
    method: 'POST',
    url: '/accounts/mia.surname?token=a-secret',
    payload: { password: 'Ribbon!2026' },
    headers: { cookie: 'ribbon.session_token=a-secret', 'user-agent': 'Mia Browser' },
  });
  await app.close();

  const log = lines.join('');
  expect(log).toContain('/accounts/:name');
  expect(log).toContain('23514');
  expect(log).toContain('"status":500');
  expect(log).not.toMatch(/mia|a-secret|Ribbon!2026|127\.0\.0\.1/iu);
});
