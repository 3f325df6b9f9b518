import { type ContentRow, t } from '../kernel/index.ts';

export const competition = {
  label: t('competition'),
  reported: t('competition'),
  sanctioned: ['hidden'],
  illustrated: true,
} as const satisfies ContentRow;

export const competitionEntry = {
  guarded: {
    isSeenByChildren: false,
    title: 'Entering a competition',
    asks: 'enter a competition',
    wish: 'you entering a competition',
    about: 'a competition',
  },
} as const satisfies ContentRow;

export const organiser = {
  illustrated: true,
} as const satisfies ContentRow;
