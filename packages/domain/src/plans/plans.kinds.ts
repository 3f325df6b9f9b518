import * as z from 'zod';
import { kind, t } from '../kernel/index.ts';
import { PlanId } from './plans.schema.ts';

/** Notifications about training plans. */
export const planKinds = {
  training_plan_published: kind({
    category: 'clubs',
    label: 'Your club publishes a training plan',
    data: z.object({ planId: PlanId, title: z.string() }),
    title: () => 'New training plan',
    message: ({ title }) => t('Your club has published “{title}”.', { title }),
    link: ({ planId }) => `/club-training/${planId}`,
    mail: 'off',
    isFrequent: true,
  }),
};
