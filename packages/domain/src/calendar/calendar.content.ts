import { type ContentRow, t } from '../kernel/index.ts';

export const clubEvent = {
  label: 'club event',
  reported: t('event'),
} as const satisfies ContentRow;

export const eventRsvp = {
  guarded: {
    isSeenByChildren: false,
    title: 'Going to an event',
    asks: 'go to an event',
    wish: 'you going to an event',
    about: 'a club event',
  },
} as const satisfies ContentRow;
