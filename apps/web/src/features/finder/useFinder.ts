import type { ClubId } from '@ribbon/domain/accounts';
import { geocodingFaults, geocodingMessages } from '@ribbon/domain/geocoding';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFoundClubs } from './finder.queries.ts';
import { type Facet, type FinderSearch, facetsOf, isAround, queryOf } from './finder.search.ts';
import { useWhereabouts } from './search/useWhereabouts.ts';

/** What the address asks for, what was found, and the ways to ask for something else. */
export function useFinder() {
  const search: FinderSearch = useSearch({ from: '/clubs' });
  const navigate = useNavigate({ from: '/clubs' });
  const whereabouts = useWhereabouts();
  const query = queryOf(search, whereabouts.at);
  const found = useFoundClubs(query);

  const change = (next: FinderSearch, replace = false) =>
    void navigate({
      search: (old: FinderSearch) => ({ ...old, ...next }),
      replace,
      resetScroll: false,
    });
  const isLost = geocodingFaults.placeNotFound.matches(found.error);
  const searchError = isLost
    ? geocodingFaults.placeNotFound.message
    : query.near !== undefined && found.isLoadingError
      ? geocodingMessages.searchFailed
      : undefined;

  return {
    search,
    query,
    found,
    facets: facetsOf(search),
    isAround: isAround(query),
    /** The place that was typed is not known. */
    isLost,
    error: whereabouts.error ?? searchError,
    isLocating: whereabouts.isAsking,
    /** The person's position for the map, once they have shared it. */
    at: query.at === undefined ? undefined : whereabouts.at,
    searchNear(near: string): void {
      whereabouts.clearError();
      if (near === search.near && found.isError) void found.refetch();
      else change({ near, here: undefined, club: undefined });
    },
    locate: () => whereabouts.ask(() => change({ near: undefined, here: true, club: undefined })),
    /** One club by its name, wherever it is. */
    open(club: ClubId): void {
      whereabouts.clearError();
      change({ near: undefined, here: undefined, club });
    },
    showAll: () => change({ near: undefined, here: undefined, club: undefined }),
    choose: (facet: Facet, value: string | undefined) =>
      change({ [facet]: facet === 'age' && value ? Number(value) : value, club: undefined }),
    clearFacets: () =>
      change({
        program: undefined,
        age: undefined,
        level: undefined,
        apparatus: undefined,
        day: undefined,
      }),
    /** Looking at one club after the other is no journey: Back leads to the search before. */
    select: (club: ClubId | undefined) => change({ club }, true),
  };
}

export type Finder = ReturnType<typeof useFinder>;
