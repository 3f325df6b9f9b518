import type { PagedQuery } from '#ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAddressSearch } from '../forms/address-search.ts';
import type { PagedQueryOptions } from '../query/paged-query.ts';
import type { Reader, Search, SearchValues } from '../navigation/reading.ts';

/** Filters as an address holds them. */
export type FilterSchema = Search<Readonly<Record<string, Reader<string>>>>;

type Words = Record<string, string | undefined>;

/**
 * A list that people look through and decide by: its filters are in the address, its pages are
 * read from where the last one ended, and it is read again when the server announces its topic.
 */
export function useAdminList<Schema extends FilterSchema, Page>({
  filters: schema,
  query,
}: {
  /** `search` among them is what is typed into the search field. */
  filters: Schema;
  query: (filters: SearchValues<Schema>) => PagedQueryOptions<Page>;
}) {
  const filters = schema.parse(useSearch({ strict: false })) as SearchValues<Schema>;
  const inAddress: Words = filters;
  const navigate = useNavigate();
  const change = (part: Words) =>
    void navigate({
      to: '.',
      search: (old) => ({ ...old, ...part }),
      replace: true,
      resetScroll: false,
    });
  const searchField = useAddressSearch(inAddress['search'] ?? '', (words) =>
    change({ search: words || undefined }),
  );
  return {
    filters,
    isFiltered: Object.values(inAddress).some((value) => value !== undefined),
    searchField,
    /** Writes into the address; undefined takes a filter out of it. */
    change,
    clear: () => {
      searchField.onValue('');
      change(Object.fromEntries(Object.keys(schema.fields).map((name) => [name, undefined])));
    },
    query: useInfiniteQuery(query(filters)),
  };
}

/** What the parts of such a list need of it. */
export interface AdminListState<Page> {
  filters: Words;
  isFiltered: boolean;
  searchField: ReturnType<typeof useAddressSearch>;
  change: (part: Words) => void;
  clear: () => void;
  query: PagedQuery<Page> & { isPlaceholderData: boolean };
}
