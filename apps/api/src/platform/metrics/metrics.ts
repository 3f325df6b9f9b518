import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Seconds: from what memory answers to what a reader gives up on. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 15];

/** A figure that is read when somebody asks for it; with several values each has a label. */
export interface Measure {
  readonly name: `ribbon_${string}`;
  readonly help: string;
  /** What tells its values apart. */
  readonly label?: string;
  readonly read: () => Figures | Promise<Figures>;
}
type Figures = number | Readonly<Record<string, number>>;

export type Metrics = ReturnType<typeof openMetrics>;

/**
 * Figures for Prometheus. Labels are routes, states and kinds, and never anything of a person:
 * operators keep figures for years.
 */
export function openMetrics() {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry, prefix: 'ribbon_' });
  const requests = new Histogram({
    name: 'ribbon_http_request_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const statements = new Histogram({
    name: 'ribbon_statement_seconds',
    help: 'Time of a statement of SQL, with the wait for a connection',
    buckets: STATEMENT_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'ribbon_measure_failures_total',
    help: 'Figures that could not be read, by their name',
    labelNames: ['measure'],
    registers,
  });

  const metrics = {
    /** Times every request from now on. */
    watch(app: FastifyInstance): void {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        requests.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
        done();
      });
    },

    timeStatement: (milliseconds: number): void => statements.observe(milliseconds / 1000),

    /** A figure that cannot be read is left out, and counted; the others are given all the same. */
    measure(...measures: readonly Measure[]): void {
      for (const { name, help, label, read } of measures) {
        const gauge = new Gauge({
          name,
          help,
          labelNames: label === undefined ? [] : [label],
          registers,
          async collect() {
            gauge.reset();
            try {
              const figures = await read();
              if (typeof figures === 'number') gauge.set(figures);
              else
                for (const [value, figure] of Object.entries(figures))
                  gauge.set({ [label ?? '']: value }, figure);
            } catch {
              gauge.remove();
              failures.inc({ measure: name });
            }
          },
        });
      }
    },

    text: (): Promise<string> => registry.metrics(),

    /** Answers on a port of its own, which no proxy shows to the world. */
    async listen({ host, port }: { host: string; port: number }) {
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics')
          return void response.writeHead(404).end();
        return void metrics.text().then(
          (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      await once(server.listen(port, host), 'listening');
      return {
        port: (server.address() as AddressInfo).port,
        async close(): Promise<void> {
          server.closeAllConnections();
          await new Promise((done) => {
            server.close(done);
          });
        },
      };
    },
  };
  return metrics;
}
