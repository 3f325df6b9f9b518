import { openLog } from '#platform/log';
import { answerErrors } from '#platform/http/http';
import { troubleMemory } from '#platform/trouble';
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
  const log = openLog({ logLevel: 'info' }, stream);
  const app = Fastify();
  answerErrors(app, { log, troubles: troubleMemory() });
  app.post('/accounts/:name', async () => {
    throw Object.assign(new Error('new row breaks a rule'), {
      code: '23514',
      detail: 'Failing row contains (mia@people.ribbon.test, Mia Surname)',
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    log.info({ req: request, status: reply.statusCode });
  });
  await app.inject({
    method: 'POST',
    url: '/accounts/mia.surname?token=a-secret',
    payload: { password: 'Ribbon!2026' },
    headers: { cookie: 'ribbon.session_token=a-secret', 'user-agent': 'Mia Browser' },
  });
  await app.close();

  const written = lines.join('');
  expect(written).toContain('/accounts/:name');
  expect(written).toContain('23514');
  expect(written).toContain('"status":500');
  expect(written).not.toMatch(/mia|a-secret|Ribbon!2026|127\.0\.0\.1/iu);
});
