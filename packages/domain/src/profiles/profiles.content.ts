import { type ContentRow, t } from '../kernel/index.ts';

export const profile = {
  label: t('profile'),
  reported: t('profile'),
  queued: 'Profiles',
  linked: 'Person',
  illustrated: true,
} as const satisfies ContentRow;

export const bio = {
  guarded: {
    isSeenByChildren: true,
    title: 'A new text on the profile',
    asks: 'change the text on their profile',
    wish: 'the new text on your profile',
    about: 'a new text on the profile',
  },
} as const satisfies ContentRow;
