import {
  type SearchValues,
  choice,
  idOf,
  oneOf,
  searchOf,
  text,
  wholeNumber,
} from '#lib/navigation/reading.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  CLUB_APPARATUS_LABELS,
  CLUB_LEVEL_LABELS,
  CLUB_RADIUS_KM,
  TRAINING_DAY_LABELS,
  type clubEndpoints,
} from '@ribbon/domain/clubs';
import { PLACE_TEXT_MAX } from '@ribbon/domain/geocoding';
import type { InputOf } from '@ribbon/domain/kernel';
import { oneDecimal, t } from '@ribbon/domain/kernel';

/**
 * What the finder shows, as its address says it, so that it can be shared and Back works. Where
 * somebody is never stands in it, only that they asked.
 */
export const FinderSearch = searchOf({
  near: text(PLACE_TEXT_MAX),
  here: oneOf(true),
  program: text(80),
  age: wholeNumber(0, 99),
  level: choice(CLUB_LEVEL_LABELS),
  apparatus: choice(CLUB_APPARATUS_LABELS),
  day: choice(TRAINING_DAY_LABELS),
  club: idOf<ClubId>(),
});
export type FinderSearch = SearchValues<typeof FinderSearch>;

export const FACETS = ['program', 'age', 'level', 'apparatus', 'day'] as const;
export type Facet = (typeof FACETS)[number];
export type FacetChoice = Partial<Pick<FinderSearch, Facet>>;

export const facetsOf = (search: FinderSearch): FacetChoice =>
  Object.fromEntries(
    FACETS.flatMap((facet) => (search[facet] === undefined ? [] : [[facet, search[facet]]])),
  );

export type ClubQuery = InputOf<typeof clubEndpoints.find>['query'];

/** The query for the server; `at` is the person's position, once they have shared it. */
export function queryOf(search: FinderSearch, at: string | undefined): ClubQuery {
  const { age, ...facets } = facetsOf(search);
  const around =
    search.near === undefined ? search.here && at !== undefined && { at } : { near: search.near };
  return { ...facets, ...(age !== undefined && { age: String(age) }), ...around };
}

/** Around what the list is ordered; nothing when all clubs are shown. */
export const isAround = (query: ClubQuery): boolean =>
  query.near !== undefined || query.at !== undefined;

export function headingOf(query: ClubQuery): string {
  if (query.near !== undefined) return t('Clubs Near {near}', { near: query.near });
  return query.at === undefined ? 'All Clubs' : 'Clubs Near You';
}

/** What was found, in a sentence that is also read aloud. */
export function summaryOf(query: ClubQuery, total: number, place: string | undefined): string {
  if (query.near !== undefined) {
    return t('{total, plural, one {# club} other {# clubs}} within {radius} km of {place}', {
      total,
      radius: CLUB_RADIUS_KM,
      place: place ?? query.near,
    });
  }
  return query.at === undefined
    ? t('{total, plural, one {# club} other {# clubs}}, by name', { total })
    : t('{total, plural, one {# club} other {# clubs}} within {radius} km of you', {
        total,
        radius: CLUB_RADIUS_KM,
      });
}

export const kilometres = (distance: number): string =>
  t('{distance} km', { distance: oneDecimal.format(distance) });
export const membersText = (count: number): string =>
  t('{count, plural, one {# member} other {# members}}', { count });
