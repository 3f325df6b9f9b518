import type { Topic } from '@ribbon/domain/kernel';
import type { QueryClient } from '@tanstack/react-query';

/** Names what the server announces, so that the key of a query cannot misspell it. */
export const topic = <Name extends Topic>(name: Name): Name => name;

/** What the server says when it cannot tell what was missed. */
export const EVERYTHING = 'everything';

/**
 * Reads what goes by this name once more. A first answer that is on its way already cannot be
 * called back, and it may be older than what happened: it is read again when it is here.
 */
export async function readAgain(queries: QueryClient, changed: string): Promise<void> {
  const queryKey = changed === EVERYTHING ? [] : [changed];
  const onTheirWay = new Set(
    queries
      .getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined),
  );
  await queries.invalidateQueries({ queryKey });
  if (onTheirWay.size === 0) return;
  await queries.invalidateQueries({ queryKey, predicate: (query) => onTheirWay.has(query) });
}
