import {
  type AdminClub,
  CLUB_APPARATUS_LABELS,
  CLUB_LEVEL_LABELS,
  ClubArt,
  type ClubDetailsDraft,
  type JoinPolicy,
  TRAINING_DAY_LABELS,
} from '@ribbon/domain/clubs';

export const JOIN_POLICY_LABELS: Readonly<Record<JoinPolicy, string>> = {
  open: 'Open: everybody joins at once',
  approval: 'On approval: the club says yes or no',
  invitation: 'By invitation of the club',
};

export const FACET_LABELS = {
  ...CLUB_LEVEL_LABELS,
  ...CLUB_APPARATUS_LABELS,
  ...TRAINING_DAY_LABELS,
} as const;

const EMPTY: ClubDetailsDraft = {
  name: '',
  city: '',
  country: 'United Kingdom',
  address: '',
  description: '',
  phone: '',
  email: '',
  website: '',
  hours: '',
  programs: '',
  art: '',
  latitude: '',
  longitude: '',
  ageFrom: '',
  levels: [],
  apparatus: [],
  days: [],
  joinPolicy: 'open',
};

/** A club as its form shows it: text everywhere, empty where nothing is known. */
export function draftOf(club: AdminClub | null): ClubDetailsDraft {
  if (club === null) return EMPTY;
  const art = ClubArt.safeParse(club.art);
  return {
    name: club.name,
    city: club.city,
    country: club.country,
    address: club.address ?? '',
    description: club.description ?? '',
    phone: club.phone ?? '',
    email: club.email ?? '',
    website: club.website ?? '',
    hours: club.hours ?? '',
    programs: club.programs.join(', '),
    art: art.success ? art.data : '',
    latitude: club.latitude ?? '',
    longitude: club.longitude ?? '',
    ageFrom: club.ageFrom ?? '',
    levels: club.levels,
    apparatus: club.apparatus,
    days: club.days,
    joinPolicy: club.joinPolicy,
  };
}

/** The names of fields, for the sentence about what somebody else changed. */
export const FIELD_LABELS: Readonly<Record<keyof ClubDetailsDraft, string>> = {
  name: 'name',
  city: 'town',
  country: 'country',
  address: 'address',
  description: 'description',
  phone: 'phone',
  email: 'email',
  website: 'website',
  hours: 'hours',
  programs: 'programs',
  art: 'picture',
  latitude: 'latitude',
  longitude: 'longitude',
  ageFrom: 'youngest age',
  levels: 'levels',
  apparatus: 'apparatus',
  days: 'days',
  joinPolicy: 'joining',
};

/** Which fields two versions of a club differ in. */
export function changedFields(before: AdminClub, after: AdminClub): string[] {
  const [old, now] = [draftOf(before), draftOf(after)];
  return (Object.keys(FIELD_LABELS) as (keyof ClubDetailsDraft)[])
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => FIELD_LABELS[field]);
}
