import { type ContentRow, t } from '../kernel/index.ts';

export const trainingPlan = {
  label: 'training plan',
  reported: t('plan'),
  guarded: {
    isSeenByChildren: false,
    title: 'Joining a training plan',
    asks: 'join a training plan',
    wish: 'you joining a training plan',
    about: 'a training plan',
  },
} as const satisfies ContentRow;
