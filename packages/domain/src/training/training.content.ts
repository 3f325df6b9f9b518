import { type ContentRow, t } from '../kernel/index.ts';

export const trainingComment = {
  label: 'comment on a training session',
  reported: t('comment'),
} as const satisfies ContentRow;
