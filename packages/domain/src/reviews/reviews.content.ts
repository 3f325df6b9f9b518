import type { ContentRow } from '../kernel/index.ts';

export const clubReview = {
  label: 'club review',
  reported: 'review',
  sanctioned: ['hidden'],
} as const satisfies ContentRow;
