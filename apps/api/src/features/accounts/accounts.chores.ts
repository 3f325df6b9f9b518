import { SIGN_IN_DAYS_KEPT } from '@ribbon/domain/accounts';
import type { Chore } from '#platform/housekeeping';

/** What accounts leave behind, and how long it stays. */
export const accountChores: readonly Chore[] = [
  {
    name: 'spent links',
    keepDays: 1,
    sweep: (db, before) =>
      db.deleteFrom('verifications').where('expires_at', '<', before).execute(),
  },
  {
    name: 'sign-ups whose address was never confirmed',
    keepDays: 30,
    sweep: (db, before) => db.deleteFrom('sign_ups').where('created_at', '<', before).execute(),
  },
  {
    name: 'code cards that are too old',
    keepDays: 1,
    sweep: (db, before) => db.deleteFrom('code_cards').where('expires_at', '<', before).execute(),
  },
  {
    name: 'days on which somebody signed in',
    keepDays: SIGN_IN_DAYS_KEPT,
    sweep: (db, before) =>
      db.deleteFrom('sign_in_days').where('day', '<', before.toISOString().slice(0, 10)).execute(),
  },
  {
    name: 'spent confirmation links',
    keepDays: 1,
    sweep: (db, before) =>
      db.deleteFrom('sign_up_links').where('expires_at', '<', before).execute(),
  },
];
