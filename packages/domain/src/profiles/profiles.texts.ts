import type { ProfileEdit, ProfileField } from './profiles.schema.ts';

/** What others will read; names on other sites are words, too. */
const TEXTS = [
  'fullName',
  'bio',
  'specialties',
  'achievements',
  'instagram',
  'youtube',
  'tiktok',
] as const satisfies readonly ProfileField[];
export type ProfileTextField = (typeof TEXTS)[number];

export interface ProfileText {
  field: ProfileTextField;
  text: string;
}

/** A bare word says little by itself: it is read together with what it is. */
const LEADS: Readonly<Record<ProfileTextField, string>> = {
  fullName: 'Name: ',
  bio: '',
  specialties: 'Specialties: ',
  achievements: 'Achievements: ',
  // The name alone: what an adult shows to friends is no secret that slipped out.
  instagram: '',
  youtube: '',
  tiktok: '',
};

/** What a person says of themselves, with the words as the moderator reads them. */
export const profileTexts = (profile: Pick<ProfileEdit, ProfileTextField>): ProfileText[] =>
  TEXTS.flatMap((field) => {
    const words = [profile[field] ?? []].flat().join(', ');
    return words === '' ? [] : [{ field, text: `${LEADS[field]}${words}` }];
  });

/** The words that somebody typed, of the text that the moderator read. */
export const profileWordsIn = ({ field, text }: ProfileText): string =>
  text.startsWith(LEADS[field]) ? text.slice(LEADS[field].length) : text;
