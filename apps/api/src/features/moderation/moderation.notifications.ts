import type { NotificationRules } from '#platform/notifications';
import { queueStore } from './queue/moderation.queue.store.ts';

export const moderationNotifications: NotificationRules = {
  'moderation.queued': async ({ tx, people }, { itemId }) => {
    if (!(await queueStore.isWaiting(tx, itemId))) return [];
    const admins = await people.systemAdmins();
    return admins.map(({ id: to }) => ({ to, type: 'queue_waiting', data: {} }));
  },
};
