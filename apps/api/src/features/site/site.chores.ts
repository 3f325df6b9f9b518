import { UNCONFIRMED_WAITLIST_DAYS } from '@ribbon/domain/site';
import type { Chore } from '#platform/housekeeping';

/** What the public pages leave behind, and how long it stays. */
export const siteChores: readonly Chore[] = [
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
];
