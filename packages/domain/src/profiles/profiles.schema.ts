import * as z from 'zod';
import { COUNTRIES, PersonArt, PersonCard, UserType, singleSpaced } from '../accounts/index.ts';
import { FriendshipStatus } from '../friends/index.ts';
import { line, phrase, prose, timestamp, t } from '../kernel/index.ts';
import { MediaId } from '../media/index.ts';

export const BIO_MAX = 500;
/** So much of a bio everybody sees who may open the profile. */
export const BIO_PREVIEW = 100;
export const AGE_MIN = 5;
export const AGE_MAX = 50;
export const SPECIALTIES_MAX = 20;
export const ACHIEVEMENTS_MAX = 50;

export const profileMessages = {
  name: 'Please enter your name',
  longName: 'Names can be up to 80 characters',
  country: 'Please choose a country',
  bio: t('Your bio can be up to {bioMax} characters', { bioMax: BIO_MAX }),
  age: t('Please enter an age from {ageMin} to {ageMax}', { ageMin: AGE_MIN, ageMax: AGE_MAX }),
  specialties: t('Up to {specialtiesMax} specialties, 60 characters each', {
    specialtiesMax: SPECIALTIES_MAX,
  }),
  achievements: t('Up to {achievementsMax} achievements, 200 characters each', {
    achievementsMax: ACHIEVEMENTS_MAX,
  }),
  social: 'Please enter your username there, or the link to your page',
  updateFailed: 'Failed to update profile. Please try again.',
  pictureFailed: 'Failed to update profile picture',
  addToSeeMore: 'Add this gymnast as a friend to see more details',
} as const;

/** Comma-separated as people type them; trimmed, blanks and repetitions dropped. */
const commaList = (most: number, longest: number, message: string) =>
  z
    .union([
      z.string().max(most * (longest + 2), message),
      z.array(z.string()).max(most * 2, message),
    ])
    .transform((entries) => {
      const words = typeof entries === 'string' ? entries.split(',') : entries;
      return [...new Set(words.map((word) => word.trim()).filter(Boolean))];
    })
    .pipe(z.array(line().max(longest, message)).max(most, message));

export const SOCIAL_SITES = ['instagram', 'youtube', 'tiktok'] as const;
export type SocialSite = (typeof SOCIAL_SITES)[number];
export const SOCIAL_LABELS: Readonly<Record<SocialSite, string>> = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

/** Somebody's name on another site; an address of that very site is read as the name in it. */
const socialName = (site: SocialSite) =>
  line()
    .max(200, profileMessages.social)
    .nullable()
    .default(null)
    .transform((text) => {
      const page = new RegExp(`^(?:https?://)?(?:www\\.)?${site}\\.com/`, 'iu');
      const name = text?.replace(page, '').replace(/\/+$/u, '').replace(/^@/u, '') ?? '';
      return name === '' ? null : name;
    })
    .pipe(
      z
        .string()
        .regex(/^[a-zA-Z0-9._-]{1,60}$/u, profileMessages.social)
        .nullable(),
    );

export const SocialLinks = z.object({
  instagram: socialName('instagram'),
  youtube: socialName('youtube'),
  tiktok: socialName('tiktok'),
});
export type SocialLinks = z.infer<typeof SocialLinks>;

/** Where a name leads to. */
export const socialAddress = (site: SocialSite, name: string): string =>
  `https://www.${site}.com/${site === 'instagram' ? '' : '@'}${name}`;

/** A number as a form has it: text that may be empty, which means none. */
const age = z
  .union([z.number(), z.nan(), line().max(10)])
  .nullable()
  .default(null)
  .transform((value) => (value === null || value === '' ? null : Number(value)))
  .pipe(
    z
      .int(profileMessages.age)
      .min(AGE_MIN, profileMessages.age)
      .max(AGE_MAX, profileMessages.age)
      .nullable(),
  );

/** What a person says of themselves. */
export const ProfileEdit = z.object({
  fullName: phrase(80, {
    required: profileMessages.name,
    tooLong: profileMessages.longName,
  }).overwrite(singleSpaced),
  country: z.enum(COUNTRIES, profileMessages.country),
  bio: prose(BIO_MAX, { tooLong: profileMessages.bio })
    .nullable()
    .default(null)
    .transform((text) => (text === '' ? null : text)),
  age,
  specialties: commaList(SPECIALTIES_MAX, 60, profileMessages.specialties),
  achievements: commaList(ACHIEVEMENTS_MAX, 200, profileMessages.achievements),
  ...SocialLinks.shape,
});
export type ProfileEdit = z.infer<typeof ProfileEdit>;
export type ProfileField = keyof ProfileEdit;

/** A drawing, an uploaded picture, or null for the initials. */
export const NewPicture = z.union([
  z.object({ art: PersonArt.nullable() }),
  z.object({ imageId: MediaId }),
]);
export type NewPicture = z.infer<typeof NewPicture>;

/** Exact figures; null where the viewer may not know them. */
export const ProfileStats = z.object({
  posts: z.int(),
  followers: z.int().nullable(),
  following: z.int().nullable(),
  friends: z.int().nullable(),
  clubs: z.int().nullable(),
});
export type ProfileStats = z.infer<typeof ProfileStats>;

/** The reader's profile, as they edit it. */
export const OwnProfile = z.object({
  ...PersonCard.shape,
  /** The picture is under review; until then only its owner sees it. */
  isPictureHeld: z.boolean(),
  userType: UserType,
  fullName: z.string(),
  bio: z.string().nullable(),
  /** What a child under 13 has written instead, until a guardian says yes. */
  waitingBio: z.string().nullable(),
  age: z.int().nullable(),
  specialties: z.array(z.string()),
  achievements: z.array(z.string()),
  instagram: z.string().nullable(),
  youtube: z.string().nullable(),
  tiktok: z.string().nullable(),
  joinedAt: timestamp,
  stats: ProfileStats,
  /** From which age on people see bio, specialties and achievements, while they are not for everybody. */
  readersFrom: z.literal([13, 18]).nullable(),
});
export type OwnProfile = z.infer<typeof OwnProfile>;

/** How much of a profile somebody sees. */
export const ProfileAccess = z.enum(['none', 'public', 'private']);
export type ProfileAccess = z.infer<typeof ProfileAccess>;

/** What friends see besides; each part is null where the person keeps it, or is a minor. */
export const PrivatePart = z.object({
  bio: z.string().nullable(),
  email: z.string().nullable(),
  age: z.int().nullable(),
  achievements: z.array(z.string()).nullable(),
  social: SocialLinks.nullable(),
});
export type PrivatePart = z.infer<typeof PrivatePart>;

/** Somebody's profile, as the viewer may see it. */
export const ProfileView = z.object({
  ...PersonCard.shape,
  isSelf: z.boolean(),
  isMinor: z.boolean(),
  /** At most 100 characters; the rest is for friends. */
  bioPreview: z.string().nullable(),
  specialties: z.array(z.string()),
  joinedAt: timestamp,
  stats: ProfileStats,
  /** Null where only the public view is open. */
  privatePart: PrivatePart.nullable(),
  /** Null on the viewer's own profile and for visitors. */
  friendship: FriendshipStatus.nullable(),
  mayFollow: z.boolean(),
  isFollowed: z.boolean(),
});
export type ProfileView = z.infer<typeof ProfileView>;
