import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { NotificationType } from '@ribbon/domain/notifications';
import { type Kysely, sql } from 'kysely';
import type { OwnEmail } from './email.layout.format.ts';

/** One kind of mail to one person. */
export interface Line {
  userId: UserId;
  type: NotificationType;
}

export interface WaitingMail {
  id: number;
  content: OwnEmail;
}

export const paceStore = {
  /**
   * Takes the turn, unless a mail of this kind was sent since then; of two callers only the first
   * gets it.
   */
  async takeTurn(db: Kysely<DB>, line: Line, { now, since }: { now: Date; since: Date }) {
    const { rows } = await sql<{ userId: string }>`
      insert into mail_pace (user_id, type, sent_at) values (${line.userId}, ${line.type}, ${now})
      on conflict (user_id, type) do update set sent_at = excluded.sent_at
      where mail_pace.sent_at <= ${since} returning user_id as "userId"`.execute(db);
    return rows.length === 1;
  },

  /** The mail did not go after all. */
  async giveBack(db: Kysely<DB>, { userId, type }: Line): Promise<void> {
    await db
      .deleteFrom('mail_pace')
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .execute();
  },

  async lastTurn(db: Kysely<DB>, { userId, type }: Line): Promise<Date | undefined> {
    const row = await db
      .selectFrom('mail_pace')
      .select('sent_at')
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .executeTakeFirst();
    return row && new Date(row.sent_at);
  },

  async hold(
    tx: Kysely<DB>,
    { userId, type }: Line,
    mail: { event: string; template: string; content: OwnEmail; dueAt: Date; at: Date },
  ): Promise<void> {
    await tx
      .insertInto('waiting_mails')
      .values({
        user_id: userId,
        type,
        event: mail.event,
        template: mail.template,
        content: JSON.stringify(mail.content),
        due_at: mail.dueAt,
        created_at: mail.at,
      })
      .execute();
  },

  async waiting(db: Kysely<DB>, { userId, type }: Line): Promise<WaitingMail[]> {
    const { rows } = await sql<WaitingMail>`
      select id, content from waiting_mails where user_id = ${userId} and type = ${type}
      order by id limit 100`.execute(db);
    return rows;
  },

  async remove(db: Kysely<DB>, mails: readonly WaitingMail[]): Promise<void> {
    const ids = mails.map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom('waiting_mails').where('id', 'in', ids).execute();
  },
};
