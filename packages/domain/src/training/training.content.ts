import type { ContentRow } from '../kernel/index.ts';

export const trainingComment = {
  label: 'comment on a training session',
  reported: 'comment',
} as const satisfies ContentRow;
