import { EMAIL_LOG_DAYS } from '@ribbon/domain/email';
import { UNDELIVERED_DAYS } from '@ribbon/domain/kernel';
import type { Job } from '#platform/retention/housekeeping';

/** So many rows go in one step: what is left goes with the next. */
const AT_ONCE = 20_000;

/** What is known of mails, and how long it stays. */
export const emailJobs: readonly Job[] = [
  {
    name: 'the log of emails that were sent',
    keepDays: EMAIL_LOG_DAYS,
    policy: 'Email records',
    sweep: (db, before) =>
      db
        .deleteFrom('email_events_log')
        .where('id', 'in', (from) =>
          from
            .selectFrom('email_events_log')
            .select('id')
            .where('processed_at', '<', before)
            .orderBy('processed_at')
            .limit(AT_ONCE),
        )
        .execute(),
  },
  {
    name: 'emails that could not be sent',
    keepDays: UNDELIVERED_DAYS,
    policy: 'Email records',
    sweep: (db, before) =>
      db.deleteFrom('email_events_errors').where('occurred_at', '<', before).execute(),
  },
];
