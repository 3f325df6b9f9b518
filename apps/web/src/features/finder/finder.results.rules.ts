import type { ClubId } from '@ribbon/domain/accounts';
import type { ClubPoint, FoundClub, FoundClubs } from '@ribbon/domain/clubs';
import { type Position, kilometresBetween } from '@ribbon/domain/geocoding';
import type { MapFocus } from './map/finder.map.rules.ts';

const pointOf = ({ id, name, city, position, isClaimed }: FoundClub): ClubPoint[] =>
  position === null ? [] : [{ id, name, city, isClaimed, ...position }];

const positionIn = (at: string): Position => {
  const [latitude = 0, longitude = 0] = at.split(',').map(Number);
  return { latitude, longitude };
};

/** The pages of a search as the list and the map show them. */
export function resultsOf(pages: readonly FoundClubs[], at: string | undefined) {
  const [first] = pages;
  const clubs = pages.flatMap((page) => page.clubs);
  const nearest = first?.nearest ?? [];
  const place = first?.place ?? undefined;
  const centre = at === undefined ? place : { ...positionIn(at), name: 'where you are' };
  const focus: MapFocus = centre
    ? { latitude: centre.latitude, longitude: centre.longitude, label: centre.name }
    : 'country';
  return {
    clubs,
    nearest,
    total: first?.total ?? 0,
    place,
    points: nearest.length > 0 ? nearest.flatMap(pointOf) : (first?.points ?? []),
    morePoints: first?.morePoints ?? false,
    source: first?.map ?? ({ kind: 'embedded' } as const),
    focus,
    known: new Map<ClubId, FoundClub>([...clubs, ...nearest].map((club) => [club.id, club])),
    /** A club that was asked for by itself, with the distance that the list would show. */
    measured: (club: FoundClub): FoundClub => ({
      ...club,
      distanceKm: centre && club.position ? kilometresBetween(centre, club.position) : null,
    }),
  };
}

export type Results = ReturnType<typeof resultsOf>;
