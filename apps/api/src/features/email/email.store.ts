import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

/** An email of one delivery, as it is noted once it has gone. */
export interface Sent {
  event: string;
  template: string;
  userId: UserId | null;
  at: Date;
  outboxId: number;
  emailKey: string;
}

interface Failed {
  event: string;
  message: string;
  template: string;
  userId: UserId | null;
  tries: number;
  /** Null when nothing can be tried again. */
  outboxId: number | null;
  at: Date;
}

export const emailStore = {
  /** What was sent, for the event log; `data` never holds a link or a message. */
  async insertLog(db: Kysely<DB>, { event, template, userId, at, ...done }: Sent): Promise<void> {
    await sql`
      with done as (
        insert into emails_sent (outbox_id, email_key) values (${done.outboxId}, ${done.emailKey})
        on conflict do nothing)
      insert into email_events_log (event, data, user_id, processed_at)
      values (${event}, ${JSON.stringify({ template, links: 'hidden' })}::jsonb, ${userId}, ${at})`.execute(
      db,
    );
  },

  async insertError(db: Kysely<DB>, failure: Failed): Promise<void> {
    await db
      .insertInto('email_events_errors')
      .values({
        event: failure.event,
        error_message: failure.message,
        event_data: JSON.stringify({ template: failure.template, links: 'hidden' }),
        user_id: failure.userId,
        tries: failure.tries,
        outbox_id: failure.outboxId,
        occurred_at: failure.at,
      })
      .execute();
  },

  /** The emails of a delivery that have gone, or that wait for the end of their reader's quiet hours. */
  async done(db: Kysely<DB>, outboxId: number): Promise<ReadonlySet<string>> {
    const rows = await db
      .selectFrom('emails_sent')
      .select('email_key')
      .where('outbox_id', '=', outboxId)
      .execute();
    return new Set(rows.map(({ email_key: emailKey }) => emailKey));
  },

  async noteDone(tx: Kysely<DB>, outboxId: number, emailKey: string): Promise<void> {
    await tx
      .insertInto('emails_sent')
      .values({ outbox_id: outboxId, email_key: emailKey })
      .onConflict((row) => row.doNothing())
      .execute();
  },

  /** Whether this was news. */
  async refuse(
    tx: Kysely<DB>,
    { email, userId, at }: { email: string; userId: UserId | null; at: Date },
  ): Promise<boolean> {
    const { rows } = await sql<{ email: string }>`
      insert into refused_addresses (email, user_id, refused_at)
      values (${email.toLowerCase()}, ${userId}, ${at})
      on conflict (email) do nothing returning email`.execute(tx);
    return rows.length === 1;
  },
};
