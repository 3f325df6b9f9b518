import type { Job } from '#platform/retention/housekeeping';
import { READ_KEPT_DAYS, UNREAD_KEPT_DAYS } from '@ribbon/domain/notifications';
import { sql } from 'kysely';

export const notificationJobs: readonly Job[] = [
  {
    name: 'notifications that were read',
    keepDays: READ_KEPT_DAYS,
    policy: 'Notifications',
    sweep: (db, before) => db.deleteFrom('notifications').where('read_at', '<', before).execute(),
  },
  {
    name: 'notifications that nobody read',
    keepDays: UNREAD_KEPT_DAYS,
    policy: 'Notifications',
    sweep: (db, before) =>
      db.deleteFrom('notifications').where('created_at', '<', before).execute(),
  },
  {
    name: 'notifications about people who are gone',
    keepDays: 1,
    policy: 'Notifications',
    sweep: (db, before) =>
      sql`delete from notifications notification where notification.by_people and notification.created_at < ${before}
        and not exists (select from notification_actors actor where actor.notification_id = notification.id)`.execute(
        db,
      ),
  },
];
