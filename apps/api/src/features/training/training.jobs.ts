import type { Job } from '#platform/retention/housekeeping';
import { DELETED_KEPT_DAYS, REST_HINT_DAYS } from '@ribbon/domain/training';
import { sql } from 'kysely';

export const trainingJobs: readonly Job[] = [
  {
    name: 'ids of deleted training sessions',
    keepDays: DELETED_KEPT_DAYS,
    policy: 'Your training log',
    sweep: (db, before) =>
      db.deleteFrom('training_deleted_sessions').where('deleted_at', '<', before).execute(),
  },
  {
    name: 'weeks of which families were told',
    keepDays: REST_HINT_DAYS,
    policy: 'Your training log',
    sweep: (db, before) =>
      sql`delete from training_care_notes where week < ${before}::timestamptz::date`.execute(db),
  },
  {
    name: 'shared logs of memberships that have ended',
    keepDays: 0,
    sweep: (db) =>
      sql`delete from training_shares share using club_memberships member
        where member.id = share.membership_id and member.status = 'left'`.execute(db),
  },
];
