import type { DB } from '#db/schema.generated';
import { commonFaults, toWire } from '@ribbon/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';

/** /healthz: the process lives. /readyz: it can also reach its database. */
export function mountHealth(app: FastifyInstance, db: Kysely<DB>): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send(toWire(commonFaults.unavailable()));
    }
  });
}
