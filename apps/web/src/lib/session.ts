import { type Me, accountEndpoints } from '@ribbon/domain/accounts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => (await call(accountEndpoints.me)).member,
  staleTime: 60_000,
});

const PUBLIC_KEYS = new Set<unknown>(['me', 'settings']);

/** Who is signed in: undefined while unknown, null for a visitor. */
export const useMe = (): Me | null | undefined => useQuery(meQuery).data;

/** Everything read so far belonged to somebody else: forget it, and know who is here now. */
export function useSwitchPerson() {
  const queries = useQueryClient();
  return async (member: Me | null) => {
    await queries.cancelQueries();
    queries.setQueryData(meQuery.queryKey, member);
    await queries.resetQueries({ predicate: ({ queryKey }) => !PUBLIC_KEYS.has(queryKey[0]) });
  };
}
