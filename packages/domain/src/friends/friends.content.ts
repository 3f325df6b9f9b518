import type { ContentRow } from '../kernel/index.ts';

export const friendRequest = {
  guarded: {
    isSeenByChildren: true,
    title: 'A friend request',
    asks: 'add a friend',
    wish: 'a friend request',
    about: 'a friend request',
  },
} as const satisfies ContentRow;
