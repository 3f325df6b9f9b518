import type { FastifyInstance } from 'fastify';
import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A proxy that asks every second hears of it. */
const NOTICE_MS = 1000;
/** At most this long the answers under way may take. */
const LIMIT_MS = 4000;
/** A connection that is kept open is used again soon, and then told to close. */
const LINGER_MS = 500;

export type Drain = ReturnType<typeof drainOf>;

/**
 * Ends without cutting anybody off. Fastify alone would cut the answers under way
 * (forceCloseConnections: true), or not wait for those on the second address of "localhost" ('idle');
 * and Node ends kept connections at the moment at which the next request may arrive on them.
 */
export function drainOf(app: FastifyInstance) {
  let underWay = 0;
  let isStopping = false;
  // One listener for all, and a callback: what is made for every request costs more than what it does.
  const ended = () => {
    underWay -= 1;
  };
  app.addHook('onRequest', (_, { raw }, done) => {
    underWay += 1;
    raw.on('close', ended);
    done();
  });
  const connections = promisify((done: (error: Error | null, n: number) => void) =>
    app.server.getConnections(done),
  );

  return {
    isStopping: () => isStopping,

    /**
     * Says that it stops: `/readyz` is 503, and every answer closes its connection. Who is connecting at
     * this moment, or is sent here by a proxy that has not asked yet, is still let in; then nobody is.
     */
    async stopListening(): Promise<void> {
      isStopping = true;
      const began = Date.now();
      while (Date.now() - began < NOTICE_MS && (await connections()) > 0) await sleep(20);
      // Only this: the server of HTTP would end the kept connections as well.
      if (app.server.listening) Server.prototype.close.call(app.server);
    },

    /** Waits for the answers under way. */
    async drained(): Promise<void> {
      const began = Date.now();
      const waits = async () => {
        const passed = Date.now() - began;
        if (underWay > 0) return passed < LIMIT_MS;
        return passed < LINGER_MS && (await connections()) > 0;
      };
      while (await waits()) await sleep(20);
    },
  };
}
