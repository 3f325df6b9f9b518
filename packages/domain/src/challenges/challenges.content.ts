import { type ContentRow, t } from '../kernel/index.ts';

export const challenge = {
  label: t('challenge'),
  reported: t('challenge'),
  sanctioned: ['hidden'],
  queued: 'Challenges',
  illustrated: true,
} as const satisfies ContentRow;
