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
        // A guardian has vouched for it, and may still help the child with the mail.
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('parental_relationships as r')
                .select('r.id')
                .whereRef('r.child_id', '=', 'users.id')
                .where('r.ended_at', 'is', null),
            ),
          ),
        )
        .execute(),
  },
];
