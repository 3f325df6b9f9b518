import { type ContentRow, t } from '../kernel/index.ts';

export const comment = {
  label: t('comment'),
  reported: t('comment'),
  sanctioned: ['removed'],
  queued: 'Comments',
  linked: 'Comment',
  guarded: {
    isSeenByChildren: true,
    title: 'A new comment',
    asks: 'write a comment',
    wish: 'your comment',
    about: 'a comment',
  },
} as const satisfies ContentRow;
