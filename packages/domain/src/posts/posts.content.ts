import { type ContentRow, t } from '../kernel/index.ts';

export const post = {
  label: t('post'),
  reported: t('post'),
  sanctioned: ['hidden', 'removed'],
  queued: 'Posts',
  linked: 'Post',
  guarded: {
    isSeenByChildren: true,
    title: 'A new post',
    asks: 'publish a post',
    wish: 'your post',
    about: 'a post',
  },
  illustrated: true,
} as const satisfies ContentRow;
