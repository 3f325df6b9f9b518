import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

/** A letter of one delivery: what is noted about it when it has gone. */
export interface Sent {
  event: string;
  template: string;
  userId: UserId | null;
  at: Date;
  outboxId: number;
  letter: string;
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
        insert into letters_done (outbox_id, letter) values (${done.outboxId}, ${done.letter})
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

  /** The letters of a delivery that have gone, or wait for their reader's quiet hours to end. */
  async done(db: Kysely<DB>, outboxId: number): Promise<ReadonlySet<string>> {
    const rows = await db
      .selectFrom('letters_done')
      .select('letter')
      .where('outbox_id', '=', outboxId)
      .execute();
    return new Set(rows.map(({ letter }) => letter));
  },

  async noteDone(tx: Kysely<DB>, outboxId: number, letter: string): Promise<void> {
    await tx
      .insertInto('letters_done')
      .values({ outbox_id: outboxId, letter })
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
