import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/search';
import { countWaiting } from '#db/waiting';
import { placeIn } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import {
  ANSWERS_SHOWN,
  type AnswerId,
  MESSAGES_PER_PAGE,
  type MessageDetails,
  type MessageFigures,
  type MessageFilter,
  type MessageId,
  type MessageStatus,
  type ReceivedMessage,
} from '@ribbon/domain/messages';
import { type Kysely, sql } from 'kysely';

const COLUMNS = sql`m.id, m.name, m.email, m.topic, m.message, m.status, m.version,
  m.created_at as "createdAt"`;

const SEARCHED = sql`searchable(m.name || ' ' || m.email || ' ' || m.message)`;

/** The place in the list is kept by the database: see the migration. */
function isAfter(cursor: string | undefined) {
  if (cursor === undefined) return sql`true`;
  const { micros: place, id } = placeIn(cursor);
  return sql`(m.place, m.id) > (${place}::bigint, ${id}::uuid)`;
}

/** What an act leaves behind, if the message is still as it was read. */
interface Act {
  id: MessageId;
  version: number;
  status: MessageStatus;
  by: UserId;
  at: Date;
}

export const messageStore = {
  async page(db: Kysely<DB>, { search, topic, status, cursor }: MessageFilter) {
    const conditions = [
      isAfter(cursor),
      ...(search === '' ? [] : [sql`${SEARCHED} like ${likeWords(search)}`]),
      ...(topic ? [sql`m.topic = ${sql.lit(topic)}`] : []),
      ...(status ? [sql`m.status = ${sql.lit(status)}`] : []),
    ];
    const { rows } = await sql<ReceivedMessage & { micros: number }>`
      select ${COLUMNS}, m.place as micros from contact_messages m
      where ${sql.join(conditions, sql` and `)}
      order by m.place, m.id limit ${MESSAGES_PER_PAGE + 1}`.execute(db);
    return rows;
  },

  async read(db: Kysely<DB>, id: MessageId): Promise<MessageDetails | undefined> {
    const { rows } = await sql<Omit<MessageDetails, 'answers'>>`
      select ${COLUMNS}, coalesce(p.full_name, p.username) as "handledBy", m.handled_at as "handledAt"
      from contact_messages m left join athlete_profiles p on p.id = m.handled_by
      where m.id = ${id}`.execute(db);
    if (rows[0] === undefined) return undefined;
    const { rows: answers } = await sql<MessageDetails['answers'][number]>`
      select a.id, a.answer, coalesce(p.full_name, p.username) as by, a.created_at as at
      from contact_answers a left join athlete_profiles p on p.id = a.author_id
      where a.message_id = ${id} order by a.created_at, a.id limit ${ANSWERS_SHOWN}`.execute(db);
    return { ...rows[0], answers };
  },

  async figures(db: Kysely<DB>): Promise<MessageFigures> {
    const { rows } = await sql<MessageFigures>`
      select count(*) filter (where status = 'new' and topic = 'safety')::int as safety,
        count(*) filter (where status = 'new')::int as new,
        count(*) filter (where status = 'answered')::int as answered,
        count(*) filter (where status = 'done')::int as done
      from contact_messages`.execute(db);
    return rows[0] ?? { safety: 0, new: 0, answered: 0, done: 0 };
  },

  waiting: (db: Kysely<DB>, now: Date) =>
    countWaiting(db, now, {
      rows: sql`contact_messages where status = 'new'`,
      since: sql`created_at`,
    }),

  /** Undefined when somebody else was faster, or there is no such message. */
  async change(tx: Kysely<DB>, { id, version, status, by, at }: Act) {
    return tx
      .updateTable('contact_messages')
      .set((eb) => ({ status, version: eb('version', '+', 1), handled_by: by, handled_at: at }))
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(['topic', 'created_at as receivedAt'])
      .executeTakeFirst();
  },

  async exists(db: Kysely<DB>, id: MessageId): Promise<boolean> {
    const row = await db
      .selectFrom('contact_messages')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  },

  async insertAnswer(
    tx: Kysely<DB>,
    { messageId, answer, by, at }: { messageId: MessageId; answer: string; by: UserId; at: Date },
  ): Promise<AnswerId> {
    const { id } = await tx
      .insertInto('contact_answers')
      .values({ message_id: messageId, author_id: by, answer, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as AnswerId;
  },

  /** What the mail says: the answer, and what it answers. */
  toMail: (db: Kysely<DB>, id: AnswerId) =>
    db
      .selectFrom('contact_answers')
      .innerJoin('contact_messages', 'contact_messages.id', 'contact_answers.message_id')
      .select(['email', 'name', 'message', 'contact_messages.created_at as askedAt', 'answer'])
      .where('contact_answers.id', '=', id)
      .executeTakeFirst(),
};
