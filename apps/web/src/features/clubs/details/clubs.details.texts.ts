import {
  CLUB_APPARATUS_LABELS,
  CLUB_LEVEL_LABELS,
  JOIN_POLICY_LABELS,
  type OwnClubDetailsDraft,
  type OwnClubFacts,
  type OwnClubField,
  TRAINING_DAY_LABELS,
} from '@ribbon/domain/clubs';
import { countryName, t, zoneOf, zonePlace } from '@ribbon/domain/kernel';

/** The text of one detail; null where nothing is known. */
export function detailWords(club: OwnClubFacts, field: OwnClubField): string | null {
  switch (field) {
    case 'programs':
      return listed(club.programs);
    case 'levels':
      return listed(club.levels.map((level) => CLUB_LEVEL_LABELS[level]));
    case 'apparatus':
      return listed(club.apparatus.map((one) => CLUB_APPARATUS_LABELS[one]));
    case 'days':
      return listed(club.days.map((day) => TRAINING_DAY_LABELS[day]));
    case 'joinPolicy':
      return JOIN_POLICY_LABELS[club.joinPolicy];
    case 'country':
      return countryName(club.country);
    case 'timeZone':
      return zonePlace(zoneOf(club));
    case 'ageFrom':
      return club.ageFrom === null ? null : t('{ageFrom} years', { ageFrom: club.ageFrom });
    default:
      return club[field];
  }
}

const listed = (words: readonly string[]): string | null => words.join(', ') || null;

/** As a form holds them: text everywhere, empty where nothing is known, a list with commas. */
export const asTyped = (club: OwnClubFacts) =>
  ({
    name: club.name,
    address: club.address ?? '',
    city: club.city,
    country: club.country,
    description: club.description ?? '',
    phone: club.phone ?? '',
    email: club.email ?? '',
    website: club.website ?? '',
    timeZone: club.timeZone ?? '',
    hours: club.hours ?? '',
    programs: club.programs.join(', '),
    ageFrom: club.ageFrom ?? '',
    levels: club.levels,
    apparatus: club.apparatus,
    days: club.days,
    joinPolicy: club.joinPolicy,
  }) satisfies OwnClubDetailsDraft;
