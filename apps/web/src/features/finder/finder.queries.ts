import { CLUBS_TOPIC } from '#features/clubs';
import { call } from '#lib/http/client.ts';
import { useDebounced } from '#lib/forms/debounced.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import { type ClubChoice, type FoundClub, clubEndpoints } from '@ribbon/domain/clubs';
import { SUGGEST_FROM, geocodingEndpoints } from '@ribbon/domain/geocoding';
import { hasWords } from '@ribbon/domain/kernel';
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ClubQuery } from './finder.search.ts';

const SUGGEST_AFTER_MS = 200;

export function useFoundClubs(query: ClubQuery) {
  return useInfiniteQuery({
    queryKey: [CLUBS_TOPIC, 'found', query],
    queryFn: ({ pageParam }) =>
      call(clubEndpoints.find, {
        query: { ...query, ...(pageParam !== undefined && { after: pageParam }) },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Ratings and numbers of members change while the page is open.
    refetchOnWindowFocus: true,
  });
}

/** A club that is selected; taken from the list where that has it. */
export function useClub(clubId: ClubId | undefined, known: FoundClub | undefined) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [CLUBS_TOPIC, 'one', clubId],
    queryFn: () => call(clubEndpoints.read, { params: { clubId: clubId as ClubId } }),
    enabled: clubId !== undefined && known === undefined,
  });
  return { club: known ?? data, isError: known === undefined && isError, isFetching, refetch };
}

/** A club on its own page, by the address it has or had. */
export const clubPageQuery = (slug: string) =>
  queryOptions({
    queryKey: [CLUBS_TOPIC, 'page', slug],
    queryFn: () => call(clubEndpoints.page, { params: { slug } }),
  });

/** For the list of filters, which a phone shows on demand. */
export function usePrograms(enabled: boolean): readonly string[] {
  const { data } = useQuery({
    queryKey: [CLUBS_TOPIC, 'programs'],
    queryFn: async () => (await call(clubEndpoints.programs)).programs,
    staleTime: 5 * 60_000,
    enabled,
  });
  return data ?? [];
}

export interface Suggestions {
  places: readonly string[];
  clubs: readonly { id: ClubId; label: string }[];
}

/** Places and clubs that are called like what is typed, once typing pauses; none when they cannot be had. */
export function useSuggestions(typed: string): Suggestions {
  const text = useDebounced(typed.trim(), SUGGEST_AFTER_MS);
  const isWanted = text.length >= SUGGEST_FROM && typed.trim().length >= SUGGEST_FROM;
  const more = { placeholderData: keepPreviousData } as const;
  const places = useQuery({
    queryKey: ['places', text],
    queryFn: async () => (await call(geocodingEndpoints.suggest, { query: { text } })).places,
    enabled: isWanted,
    staleTime: Infinity,
    ...more,
  });
  const clubs = useQuery({
    queryKey: [CLUBS_TOPIC, 'named', text],
    queryFn: async () =>
      (await call(clubEndpoints.choices, { query: { search: text.slice(0, 80), scope: 'all' } }))
        .clubs,
    enabled: isWanted,
    ...more,
  });
  if (!isWanted) return { places: [], clubs: [] };
  return { places: places.data ?? [], clubs: namedLike(clubs.data ?? [], text) };
}

const CLUBS_SUGGESTED = 4;

/** The server also finds clubs by town; here a town is a place of its own. */
const namedLike = (clubs: readonly ClubChoice[], text: string) =>
  clubs
    .filter(({ name }) => hasWords(name, text))
    .slice(0, CLUBS_SUGGESTED)
    .map(({ id, name, city }) => ({ id, label: `${name} · ${city}` }));
