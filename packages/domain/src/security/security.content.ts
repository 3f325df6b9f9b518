import type { ContentRow } from '../kernel/index.ts';

export const emailChange = {
  guarded: {
    isSeenByChildren: false,
    title: 'A new email',
    asks: 'sign in with a different email',
    wish: 'your new email',
    about: 'a new email for signing in',
  },
} as const satisfies ContentRow;
