import { SPENT_LINK_DAYS } from '@ribbon/domain/accounts';
import type { Job } from '#platform/retention/housekeeping';

export const securityJobs: readonly Job[] = [
  {
    name: 'addresses that were wished for and never confirmed',
    keepDays: SPENT_LINK_DAYS,
    policy: 'Links and codes',
    sweep: (db, before) =>
      db.deleteFrom('email_changes').where('expires_at', '<', before).execute(),
  },
];
