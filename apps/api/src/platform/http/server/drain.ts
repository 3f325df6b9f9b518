import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 10_000;

/**
 * Waits for the answers under way. Fastify alone would cut them (forceCloseConnections: true), or
 * not wait for those on the second address of "localhost" ('idle').
 */
export function drainOf(app: FastifyInstance): () => Promise<void> {
  let underWay = 0;
  // One listener for all, and a callback: what is made for every request costs more than what it does.
  const ended = () => {
    underWay -= 1;
  };
  app.addHook('onRequest', (_, { raw }, done) => {
    underWay += 1;
    raw.on('close', ended);
    done();
  });
  return async () => {
    const deadline = Date.now() + TIMEOUT_MS;
    while (underWay > 0 && Date.now() < deadline) await sleep(20);
  };
}
