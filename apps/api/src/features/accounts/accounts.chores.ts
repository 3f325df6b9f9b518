import type { Chore } from '#platform/housekeeping';

/** What accounts leave behind, and how long it stays. */
export const accountChores: readonly Chore[] = [
  {
    name: 'ended sessions',
    keepDays: 1,
    sweep: (db, before) => db.deleteFrom('sessions').where('expires_at', '<', before).execute(),
  },
  {
    name: 'spent links',
    keepDays: 1,
    sweep: (db, before) =>
      db.deleteFrom('verifications').where('expires_at', '<', before).execute(),
  },
  {
    name: 'accounts whose address was never confirmed',
    keepDays: 30,
    sweep: (db, before) =>
      db
        .deleteFrom('users')
        .where('email_verified', '=', false)
        .where('created_at', '<', before)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('athlete_profiles as p')
              .select('p.id')
              .whereRef('p.id', '=', 'users.id')
              .where('p.status', '=', 'active'),
          ),
        )
        .execute(),
  },
];
