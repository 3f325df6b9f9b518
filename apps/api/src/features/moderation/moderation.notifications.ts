import type { NotificationRules, SubjectCheck } from '#platform/notifications';
import { sql } from 'kysely';
import { queueStore } from './queue/moderation.queue.store.ts';

export const moderationNotifications: NotificationRules = {
  'moderation.queued': async ({ tx, people }, { itemId }) => {
    if (!(await queueStore.isWaiting(tx, itemId))) return [];
    const admins = await people.systemAdmins();
    return admins.map(({ id: to }) => ({ to, type: 'queue_waiting', data: {} }));
  },
};

/** A queue that is empty again leaves nothing to open. */
export const moderationSubjects: SubjectCheck = {
  types: ['queue_waiting'],
  stands: () => sql`exists (
    select from moderation_queue queued where queued.status = 'waiting')`,
};
