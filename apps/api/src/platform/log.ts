import { type FastifyHttpOptions, LogController } from 'fastify';
import type { Server } from 'node:http';
import type { Config } from './config/config.ts';

/**
 * Logs say what happened, never to whom: no addresses, bodies, headers or query strings, because a
 * query may hold a link's token and most of our users are children.
 */
export const logOptions = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyHttpOptions<Server> => ({
  // Our own line, written once the answer is sent, says all there is to say.
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level: logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
      // A database error also carries the row it failed on; that stays out.
      err: ({ name, code, stack }: Error & { code?: string }) => ({
        type: name,
        message: '',
        stack: stack ?? '',
        ...(code !== undefined && { code }),
      }),
    },
  },
});
