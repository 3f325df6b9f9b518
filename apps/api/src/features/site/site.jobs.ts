import { UNCONFIRMED_WAITLIST_DAYS } from '@ribbon/domain/site';
import type { Job } from '#platform/retention/housekeeping';
import { JOINED_KEPT_DAYS } from '@ribbon/domain/waitlist';

/** What the public pages leave behind, and how long it stays. */
export const siteJobs: readonly Job[] = [
  {
    name: 'waitlist requests that were never confirmed',
    keepDays: UNCONFIRMED_WAITLIST_DAYS,
    policy: 'Waitlist',
    sweep: (db, before) =>
      db
        .deleteFrom('waitlist_signups')
        .where('confirmed_at', 'is', null)
        .where('created_at', '<', before)
        .execute(),
  },
  {
    name: 'waitlist entries of people who have joined',
    keepDays: JOINED_KEPT_DAYS,
    policy: 'Waitlist',
    sweep: (db, before) =>
      db.deleteFrom('waitlist_signups').where('joined_at', '<', before).execute(),
  },
];
