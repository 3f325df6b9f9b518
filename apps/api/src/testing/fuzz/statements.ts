import type { World } from '#testing/world';
import type { PoolClient } from 'pg';

/** Counts what is asked of the database. */
export function statementsOf({ pool }: Pick<World, 'pool'>) {
  let count = 0;
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      count += 1;
      return query(...given);
    }) as typeof client.query;
  });
  return {
    begin: (): void => {
      count = 0;
    },
    count: (): number => count,
  };
}
