import type { ContentRow } from '../kernel/index.ts';

export const correction = {
  guarded: {
    isSeenByChildren: false,
    title: 'Corrected details',
    asks: 'have their name or birth month corrected',
    wish: 'correcting your name or birth month',
    about: 'a corrected name or birth month',
  },
} as const satisfies ContentRow;

export const userType = {
  queued: 'Kinds of accounts',
} as const satisfies ContentRow;
