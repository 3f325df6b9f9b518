import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const Asked = z.object({ token: z.string() });
/** Mail providers do this for many people from few addresses. */
const LIMIT = { max: 600, timeWindow: 60_000 };

/**
 * Where mail programs post when somebody presses their own button for leaving a list (RFC 8058): the
 * very address that the mail names and that a person would open. They send a form along, which says
 * nothing more.
 */
export async function mountOneClick(
  app: FastifyInstance,
  path: string,
  stop: (token: string) => Promise<unknown>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    scope.post(path, { config: { rateLimit: LIMIT } }, async ({ query }, reply) => {
      const asked = Asked.safeParse(query);
      await stop(asked.success ? asked.data.token : '');
      return reply.code(204).send();
    });
  });
}
