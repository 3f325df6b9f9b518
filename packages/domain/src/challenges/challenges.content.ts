import type { ContentRow } from '../kernel/index.ts';

export const challenge = {
  label: 'challenge',
  reported: 'challenge',
  sanctioned: ['hidden'],
  queued: 'Challenges',
  illustrated: true,
} as const satisfies ContentRow;
