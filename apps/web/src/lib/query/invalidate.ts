import type { Topic } from '@ribbon/domain/kernel';
import type { Query, QueryClient } from '@tanstack/react-query';

/** Names what the server announces, so that the key of a query cannot misspell it. */
export const topic = <Name extends Topic>(name: Name): Name => name;

/** The topic the server sends when it does not know what was missed. */
export const EVERYTHING = 'everything';

/** For a query that several topics are about: `meta` names them, and its key is its own. */
export interface TopicMeta extends Record<string, unknown> {
  topics: readonly Topic[];
}

const isAbout = (changed: string) => (query: Pick<Query, 'queryKey' | 'meta'>) => {
  const topics = query.meta?.['topics'];
  return (
    changed === EVERYTHING ||
    query.queryKey[0] === changed ||
    (Array.isArray(topics) && topics.includes(changed))
  );
};

/**
 * Invalidates the queries of a topic in this tab. A first answer that is on its way already cannot be
 * called back, and it may be older than what happened: it is fetched again once it is here.
 */
export async function invalidate(queries: QueryClient, changed: string): Promise<void> {
  const predicate = isAbout(changed);
  const onTheirWay = new Set(
    queries
      .getQueryCache()
      .findAll({ predicate, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined),
  );
  await queries.invalidateQueries({ predicate });
  if (onTheirWay.size === 0) return;
  await queries.invalidateQueries({ predicate: (query) => onTheirWay.has(query) });
}
