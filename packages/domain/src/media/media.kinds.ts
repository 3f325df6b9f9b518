import * as z from 'zod';
import { ClubRef } from '../accounts/index.ts';
import { inReadersWords, kind, nameOf, t } from '../kernel/index.ts';

/** Notifications about pictures. No text repeats what a user wrote. */
export const mediaKinds = {
  picture_reviewed: kind({
    category: 'posts',
    label: 'Your profile picture or logo was reviewed',
    data: z.object({
      published: z.boolean(),
      /** The club of a logo; null for a picture of a person. */
      club: ClubRef.nullable(),
      isForChild: z.boolean(),
    }),
    title: ({ published }) =>
      published ? 'Your new picture is live' : 'Please choose another picture',
    message: ({ published, club, isForChild }, who) => {
      const person = isForChild
        ? t('{name}’s profile picture', { name: nameOf(who) })
        : inReadersWords('your profile picture');
      const what = club === null ? person : t('{club}’s logo', { club: club.club });
      return published
        ? t('We’ve checked {what}. Others can see it now.', { what })
        : t(
            'We can’t show {what} here. Don’t worry, it happens! Please choose another picture or one of our drawings.',
            { what },
          );
    },
    link: ({ club, isForChild }) => {
      if (club !== null) return `/club-admin?club=${club.clubId}`;
      return isForChild ? '/family' : '/profile';
    },
    mail: 'none',
    isRequired: true,
  }),
};
