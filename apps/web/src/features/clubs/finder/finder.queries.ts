import { call } from '#lib/client.ts';
import { useDebounced } from '#lib/debounced.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import { type FoundClub, clubEndpoints } from '@ribbon/domain/clubs';
import { SUGGEST_FROM, placeEndpoints } from '@ribbon/domain/places';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ClubQuery } from './finder.search.ts';

/** Everything that shows clubs; read again when the server announces this name. */
export const CLUBS_TOPIC = 'clubs';
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
    // Ratings and numbers of members change while one looks.
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

export function usePrograms(): readonly string[] {
  const { data } = useQuery({
    queryKey: [CLUBS_TOPIC, 'programs'],
    queryFn: async () => (await call(clubEndpoints.programs)).programs,
    staleTime: 5 * 60_000,
  });
  return data ?? [];
}

/** Places that begin like what is typed, once typing pauses; none when they cannot be had. */
export function usePlaceSuggestions(typed: string): readonly string[] {
  const text = useDebounced(typed.trim(), SUGGEST_AFTER_MS);
  const isWanted = text.length >= SUGGEST_FROM && typed.trim().length >= SUGGEST_FROM;
  const { data } = useQuery({
    queryKey: ['places', text],
    queryFn: async () => (await call(placeEndpoints.suggest, { query: { text } })).places,
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  return isWanted ? (data ?? []) : [];
}
