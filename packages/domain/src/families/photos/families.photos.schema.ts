import * as z from 'zod';
import { timestamp } from '../../kernel/index.ts';

/** What a picture of a young person may be used for, each with a yes or no of its own. */
export const PhotoUse = z.enum(['coach_analysis', 'club_members', 'club_pages', 'press']);
export type PhotoUse = z.infer<typeof PhotoUse>;

/** `text` is read by the adult, `own` by the young person. */
export const PHOTO_USE_TEXTS: Readonly<
  Record<PhotoUse, { title: string; text: string; own: string }>
> = {
  coach_analysis: {
    title: 'Looking at technique',
    text: 'Coaches may film training to look at technique, not to share it.',
    own: 'Your coaches may film your training to look at technique with you, not to share it.',
  },
  club_members: {
    title: 'Pictures for the club',
    text: 'Your child may be tagged in pictures that aren’t public. Friends, children of the club and its coaches see a first name and an initial.',
    own: 'You may be tagged in pictures that aren’t public. Friends, young people of your club and its coaches see your first name and an initial.',
  },
  club_pages: {
    title: 'The club’s public posts',
    text: 'Your child may be tagged in what the club posts for everyone. People your child doesn’t know see the picture, but not the tag.',
    own: 'You may be tagged in what your club posts for everyone. People you don’t know see the picture, but not the tag, unless you opened your profile to everyone.',
  },
  press: {
    title: 'Newspapers and other media',
    text: 'The club may pass pictures on to the press. We never do.',
    own: 'Your club may pass pictures on to the press. We never do.',
  },
};

/** Words shown at once; older ones are in the data download. */
export const PHOTO_HISTORY = 30;

const SEPTEMBER = 8;

/** A season begins on 1 September and is known by the year it begins in. */
export const seasonAt = (now: Date): number =>
  now.getUTCMonth() >= SEPTEMBER ? now.getUTCFullYear() : now.getUTCFullYear() - 1;

export const seasonName = (season: number): string =>
  `${season}/${String((season + 1) % 100).padStart(2, '0')}`;

/** What one side has said last. */
const PhotoWord = z.object({
  given: z.boolean(),
  /** Null once the account is gone. */
  by: z.string().nullable(),
  at: timestamp,
});

export const PhotoConsent = z.object({
  use: PhotoUse,
  /** Everybody who has to has said yes, and it is this season. */
  stands: z.boolean(),
  /** The young person's word; null while there is none. */
  own: PhotoWord.nullable(),
  /** The answer of a guardian; a guardian reads their own. */
  guardian: PhotoWord.nullable(),
  /** Of readers whose word is asked: another guardian has said no, which is enough. */
  isRefusedByOther: z.boolean(),
});
export type PhotoConsent = z.infer<typeof PhotoConsent>;

/** What may be done with pictures of one young person. */
export const PhotoConsents = z.object({
  season: z.int(),
  uses: z.array(PhotoConsent),
  /** Whose words count at this age. */
  needsOwn: z.boolean(),
  needsGuardian: z.boolean(),
  /** An adult has to say yes as well, and none is linked: until which age. */
  missesAdult: z.object({ age: z.int() }).nullable(),
  /** Whether the reader is one of them. */
  mayAnswer: z.boolean(),
  /** The reader's yes for a child under 13 counts once somebody has verified who they are. */
  waitsForVerification: z.boolean(),
  history: z.array(
    PhotoWord.extend({
      use: PhotoUse,
      season: z.int(),
      isOwn: z.boolean(),
    }),
  ),
});
export type PhotoConsents = z.infer<typeof PhotoConsents>;

export const PhotoAnswer = z.object({ given: z.boolean() });
