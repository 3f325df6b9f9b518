import type { ClubField, ClubFacts } from './clubs.details.schema.ts';
import type { JoinPolicy } from './clubs.schema.ts';

export const CLUB_FIELD_LABELS: Readonly<Record<ClubField, string>> = {
  name: 'Name',
  address: 'Address',
  city: 'Town',
  country: 'Country',
  description: 'Description',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  timeZone: 'Time zone',
  hours: 'Opening hours',
  programs: 'Programs',
  ageFrom: 'Minimum age',
  levels: 'Levels',
  apparatus: 'Apparatus',
  days: 'Training days',
  joinPolicy: 'Who can join',
  latitude: 'Latitude',
  longitude: 'Longitude',
  art: 'Picture',
  imageId: 'Your own picture',
};

export const JOIN_POLICY_LABELS: Readonly<Record<JoinPolicy, string>> = {
  open: 'Anyone can join',
  approval: 'Approval needed',
  invitation: 'By invitation only',
};

/** What somebody wrote themselves, and others will read. */
const TEXTS = [
  'name',
  'address',
  'city',
  'country',
  'description',
  'phone',
  'email',
  'website',
  'hours',
  'programs',
] as const satisfies readonly ClubField[];
export type ClubTextField = (typeof TEXTS)[number];

/** What is said of a club in words, with the words as the moderator reads them. */
export interface ClubText {
  field: ClubTextField;
  text: string;
}

/** A bare word such as a program's name says little by itself: it is read together with what it is. */
const leadOf = (field: ClubTextField): string => {
  if (field === 'description') return '';
  return field === 'name' ? 'Club: ' : `${CLUB_FIELD_LABELS[field]}: `;
};

export const clubTexts = (club: Pick<ClubFacts, ClubTextField>): ClubText[] =>
  TEXTS.flatMap((field) => {
    const words = [club[field] ?? []].flat().join(', ');
    return words === '' ? [] : [{ field, text: `${leadOf(field)}${words}` }];
  });

/** The words that somebody typed, of the text that the moderator read. */
export const wordsIn = ({ field, text }: ClubText): string => {
  const lead = leadOf(field);
  return text.startsWith(lead) ? text.slice(lead.length) : text;
};
