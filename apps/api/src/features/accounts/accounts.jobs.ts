import {
  SIGN_IN_DAYS_KEPT,
  SPENT_LINK_DAYS,
  UNCONFIRMED_SIGN_UP_DAYS,
} from '@ribbon/domain/accounts';
import type { Job } from '#platform/retention/housekeeping';

/** What accounts leave behind, and how long it stays. */
export const accountJobs: readonly Job[] = [
  {
    name: 'spent links',
    keepDays: SPENT_LINK_DAYS,
    policy: 'Links and codes',
    sweep: (db, before) =>
      db.deleteFrom('verifications').where('expires_at', '<', before).execute(),
  },
  {
    name: 'sign-ups whose address was never confirmed',
    keepDays: UNCONFIRMED_SIGN_UP_DAYS,
    policy: 'Account and profile',
    sweep: (db, before) => db.deleteFrom('sign_ups').where('created_at', '<', before).execute(),
  },
  {
    name: 'code cards that are too old',
    keepDays: SPENT_LINK_DAYS,
    policy: 'Links and codes',
    sweep: (db, before) => db.deleteFrom('code_cards').where('expires_at', '<', before).execute(),
  },
  {
    name: 'days on which somebody signed in',
    keepDays: SIGN_IN_DAYS_KEPT,
    policy: 'Sign-ins',
    sweep: (db, before) =>
      db.deleteFrom('sign_in_days').where('day', '<', before.toISOString().slice(0, 10)).execute(),
  },
  {
    name: 'spent confirmation links',
    keepDays: SPENT_LINK_DAYS,
    policy: 'Links and codes',
    sweep: (db, before) =>
      db.deleteFrom('sign_up_links').where('expires_at', '<', before).execute(),
  },
];
