import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  keepPreviousData,
} from '@tanstack/react-query';

export type PagedQueryOptions<Page> = UseInfiniteQueryOptions<
  Page,
  Error,
  InfiniteData<Page>,
  QueryKey,
  string | undefined
>;

/**
 * A list that is read page by page from where the last page ended. What was found before stays
 * until the answer to the next search is here. Begin the key with the topic of the server.
 */
export const pagedQuery = <Page extends { next: string | null }>(
  queryKey: QueryKey,
  read: (after: string | undefined) => Promise<Page>,
): PagedQueryOptions<Page> => ({
  queryKey,
  queryFn: ({ pageParam }) => read(pageParam),
  initialPageParam: undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  placeholderData: keepPreviousData,
});
