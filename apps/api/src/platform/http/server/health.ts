import type { DB } from '#db/schema.generated';
import { commonFaults, toWire } from '@ribbon/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { TroubleMemory } from '#platform/trouble';
import type { Drain } from './drain.ts';

interface Needs {
  db: Kysely<DB>;
  troubles: TroubleMemory;
  drain: Pick<Drain, 'isStopping'>;
}

const RETRY_SECONDS = 5;

/**
 * /healthz: the process lives. /readyz: it can also reach its database, and save what people write; where
 * it can only read, it says `degraded` and goes on answering.
 */
export function mountHealth(app: FastifyInstance, { db, troubles, drain }: Needs): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    const state = drain.isStopping() ? 'stopping' : await stateOf(db);
    if (state === 'stopping' || state === 'away')
      return reply
        .code(503)
        .header('retry-after', RETRY_SECONDS)
        .send(toWire(commonFaults.unavailable()));
    const isDegraded = state === 'readOnly' || troubles.isFull();
    return { status: isDegraded ? 'degraded' : 'ready' };
  });
}

async function stateOf(db: Kysely<DB>): Promise<'away' | 'readOnly' | 'writable'> {
  try {
    const { rows } = await sql<{ isReadOnly: boolean }>`
      select current_setting('transaction_read_only') = 'on' as "isReadOnly"`.execute(db);
    return rows[0]?.isReadOnly === true ? 'readOnly' : 'writable';
  } catch {
    return 'away';
  }
}
