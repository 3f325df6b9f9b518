import { call } from '#lib/http/client.ts';
import { useMe } from '#lib/session/session.ts';
import { SEARCH_FROM, searchEndpoints } from '@ribbon/domain/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** What is called like this; what was found before stays until the next is there. */
export function useFound(text: string) {
  const reader = useMe()?.id ?? null;
  return useQuery({
    queryKey: ['search', reader, text],
    queryFn: async () => (await call(searchEndpoints.find, { query: { text } })).found,
    enabled: text.length >= SEARCH_FROM,
    placeholderData: keepPreviousData,
  });
}
