import type { QueryClient } from '@tanstack/react-query';

/** What the server says when it cannot tell what was missed. */
export const EVERYTHING = 'everything';

/**
 * Reads what goes by this name once more. A first answer that is on its way already cannot be
 * called back, and it may be older than what happened: it is read again when it is here.
 */
export async function readAgain(queries: QueryClient, topic: string): Promise<void> {
  const queryKey = topic === EVERYTHING ? [] : [topic];
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
