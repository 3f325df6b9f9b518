import type { ContentRow } from '../kernel/index.ts';

export const club = {
  illustrated: true,
} as const satisfies ContentRow;

export const clubJoin = {
  guarded: {
    isSeenByChildren: false,
    title: 'Joining a club',
    asks: 'join a club',
    wish: 'your request to join a club',
    about: 'joining a club',
  },
} as const satisfies ContentRow;
