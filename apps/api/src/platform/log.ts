import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config/config.ts';

export type Log = Logger;

/**
 * Logs say what happened, never to which person: no addresses, bodies, headers or query strings,
 * because a query may hold a link's token and most of our users are children. Fastify has no logger
 * of its own: with one it listens to every answer, whether anything is written or not.
 */
export const openLog = (
  { logLevel }: Pick<Config, 'logLevel'>,
  stream: DestinationStream = pino.destination(1),
): Log =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: {
        req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
        // A database error also carries the row it failed on; that stays out.
        err: ({ name, code, stack }: Error & { code?: string }) => ({
          type: name,
          message: '',
          stack: stack ?? '',
          ...(code !== undefined && { code }),
        }),
      },
    },
    stream,
  );
