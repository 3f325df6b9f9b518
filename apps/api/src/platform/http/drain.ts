import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/**
 * Waits for the answers under way. Fastify alone would cut them (forceCloseConnections: true), or
 * not wait for those on the second address of "localhost" ('idle').
 */
export function drainOf(app: FastifyInstance): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  // With a callback: a promise for every request would cost more than what it does.
  app.addHook('onRequest', (_, { raw }, done) => {
    underWay.add(raw);
    raw.once('close', () => underWay.delete(raw));
    done();
  });
  return async () => {
    const deadline = Date.now() + PATIENCE_MS;
    while (underWay.size > 0 && Date.now() < deadline) await sleep(20);
  };
}
