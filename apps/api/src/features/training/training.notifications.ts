import { type NotificationRules, withGuardians } from '#platform/notifications';
import { commentStore } from './sharing/training.comments.store.ts';
import { notificationStore } from './training.notifications.store.ts';
import { coachesOf } from './training.scope.ts';

export const trainingNotifications: NotificationRules = {
  'training.goal.reached': async ({ tx }, { userId: to, goalId }) => {
    const name = await notificationStore.reachedGoal(tx, goalId);
    return name === undefined ? [] : [{ to, type: 'achievement', data: { name } }];
  },
  'training.session.commented': async (context, { commentId }) => {
    const comment = await commentStore.find(context.tx, commentId);
    if (comment === undefined) return [];
    const { userId, authorId } = comment;
    const drafts = await withGuardians(context, userId, (isForOther) => ({
      type: 'training_comment',
      data: { userId, isForOther },
    }));
    return drafts.map((notification) => ({ ...notification, by: authorId }));
  },
  /** Notifies the gymnast, a child's guardians, and the coaches the log is shared with. */
  'training.week.full': async (context, { userId }) => {
    const person = await context.people.person(userId);
    if (person === undefined) return [];
    const { shown: name } = person;
    const drafts = await withGuardians(context, userId, (isForOther) => ({
      type: 'training_care',
      data: { userId, isForOther, name },
    }));
    const coaches = await coachesOf(context.tx, userId);
    return [
      ...drafts,
      ...coaches.map((to) => ({
        to,
        type: 'training_care' as const,
        data: { userId, isForOther: true, name },
      })),
    ];
  },
};
