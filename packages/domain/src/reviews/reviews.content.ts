import { type ContentRow, t } from '../kernel/index.ts';

export const clubReview = {
  label: 'club review',
  reported: t('review'),
  sanctioned: ['hidden'],
} as const satisfies ContentRow;
