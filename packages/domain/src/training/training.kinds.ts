import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { kind, nameOf, t } from '../kernel/index.ts';
import { careTexts } from './training.care.rules.ts';

const ofLog = z.object({
  userId: UserId,
  /** The reader is not the gymnast. */
  isForOther: z.boolean(),
});

const logLink = ({ userId, isForOther }: z.infer<typeof ofLog>) =>
  isForOther ? `/training/${userId}` : '/training?tab=sessions';

/** Notifications about training. */
export const trainingKinds = {
  achievement: kind({
    category: 'posts',
    label: 'You achieved something',
    data: z.object({ name: z.string().max(120) }),
    title: () => 'New achievement',
    message: ({ name }) => t('You have achieved “{name}”. Well done!', { name }),
    link: () => '/training?tab=progress',
    mail: 'off',
    isFrequent: true,
  }),
  training_comment: kind({
    category: 'clubs',
    label: 'A coach comments on your training',
    data: ofLog,
    title: () => 'Your coach has written',
    message: ({ isForOther }, who) =>
      isForOther
        ? t('{name} has commented on one of your child’s training sessions.', { name: nameOf(who) })
        : t('{name} has commented on one of your training sessions.', { name: nameOf(who) }),
    link: logLink,
    mail: 'off',
    isFrequent: true,
  }),
  training_care: kind({
    category: 'safety',
    label: 'A week with a lot of training',
    data: ofLog.extend({ name: z.string() }),
    title: () => careTexts.title,
    message: ({ isForOther, name }) => (isForOther ? careTexts.other(name) : careTexts.own),
    link: ({ userId, isForOther }) => (isForOther ? `/training/${userId}` : '/training'),
    mail: 'none',
    // About the gymnast's own health, and once a week at most.
    isRequired: true,
  }),
};
