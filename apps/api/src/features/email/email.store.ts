import type { DB } from '#db/schema.generated';
import type { Kysely } from 'kysely';

export const emailStore = {
  /** What was sent, for the event log; `data` never holds a link or a message. */
  async insertLog(
    db: Kysely<DB>,
    entry: { event: string; data: object; userId: string | null; at: Date },
  ): Promise<void> {
    await db
      .insertInto('email_events_log')
      .values({
        event: entry.event,
        data: JSON.stringify(entry.data),
        user_id: entry.userId,
        processed_at: entry.at,
      })
      .execute();
  },

  async insertError(
    db: Kysely<DB>,
    failure: { event: string; message: string; data: unknown; at: Date },
  ): Promise<void> {
    await db
      .insertInto('email_events_errors')
      .values({
        event: failure.event,
        error_message: failure.message,
        event_data: JSON.stringify(failure.data),
        occurred_at: failure.at,
      })
      .execute();
  },
};
