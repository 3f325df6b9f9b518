import {
  CLUB_APPARATUS_LABELS,
  CLUB_DAY_LABELS,
  CLUB_LEVEL_LABELS,
  type ClubField,
  type EditableClub,
  JOIN_POLICY_LABELS,
} from '@ribbon/domain/clubs';

type Details = EditableClub['details'];

const NONE = 'Not given';

/** A part of the details as one reads it. */
export function detailWords(details: Details, field: ClubField): string {
  switch (field) {
    case 'programs':
      return details.programs.join(', ') || NONE;
    case 'levels':
      return details.levels.map((level) => CLUB_LEVEL_LABELS[level]).join(', ') || NONE;
    case 'apparatus':
      return details.apparatus.map((one) => CLUB_APPARATUS_LABELS[one]).join(', ') || NONE;
    case 'days':
      return details.days.map((day) => CLUB_DAY_LABELS[day]).join(', ') || NONE;
    case 'joinPolicy':
      return JOIN_POLICY_LABELS[details.joinPolicy];
    case 'ageFrom':
      return details.ageFrom === null ? NONE : `${details.ageFrom} years`;
    default:
      return details[field] ?? NONE;
  }
}

/** As the form holds them: nothing is an empty field, a list has commas. */
export const asTyped = (details: Details) => ({
  ...details,
  address: details.address ?? '',
  description: details.description ?? '',
  phone: details.phone ?? '',
  email: details.email ?? '',
  website: details.website ?? '',
  hours: details.hours ?? '',
  programs: details.programs.join(', '),
});
