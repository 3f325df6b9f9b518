import type { Chore } from '#platform/housekeeping';

export const securityChores: readonly Chore[] = [
  {
    name: 'addresses that were wished for and never confirmed',
    keepDays: 1,
    sweep: (db, before) =>
      db.deleteFrom('email_changes').where('expires_at', '<', before).execute(),
  },
];
