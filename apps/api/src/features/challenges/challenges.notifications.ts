import type { NotificationDraft, NotificationRules } from '#platform/notifications';
import { joiningStore } from './participation/challenges.joining.store.ts';

/** How many people one step notifies; the next event continues with the people after them. */
export const RECIPIENTS_PER_BATCH = 500;

export const challengeNotifications: NotificationRules = {
  'challenge.completed': async ({ tx }, { challengeId, userId }) => {
    const title = await joiningStore.titleOf(tx, challengeId);
    if (title === undefined) return [];
    return [{ to: userId, type: 'challenge_completed', data: { challengeId, title } }];
  },
  'challenge.changed': async ({ tx }, { challengeId, change, after }) => {
    const title = await joiningStore.titleOf(tx, challengeId);
    if (title === undefined) return [];
    const unfinished = change !== 'cancelled';
    const people = { after, unfinished, limit: RECIPIENTS_PER_BATCH };
    const ids = await joiningStore.participants(tx, challengeId, people);
    return ids.map((to): NotificationDraft => ({
      to,
      type: `challenge_${change}`,
      data: { challengeId, title },
    }));
  },
};
