import { hiddenCases, isNoneOf } from '#db/visibility/concerned';
import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/queries/search';
import { countTimed, newestOverdue } from '#db/waiting';
import { cursorIn } from '#platform/http/keyset';
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

const COLUMNS = sql`message.id, message.name, message.email, message.topic, message.message, message.status, message.version,
  message.created_at as "createdAt"`;

/** Messages whose case is hidden from an administrator. */
const hiddenMessages = (reader: UserId) => sql<{ id: string }>`(
  select safeguarding.contact_message_id as id from safeguarding_reports safeguarding
  where safeguarding.contact_message_id is not null and safeguarding.id in ${hiddenCases(sql`${reader}::uuid`)})`;

/** Whether this administrator may read `message`. */
const mayRead = (reader: UserId) => isNoneOf(hiddenMessages(reader), sql`message.id`);

const SEARCHED = sql`searchable(message.name || ' ' || message.email || ' ' || message.message)`;

/** The place in the list is kept by the database: see the migration. */
function isAfter(cursor: string | undefined) {
  if (cursor === undefined) return sql`true`;
  const { sortKey, id } = cursorIn(cursor);
  return sql`(message.place, message.id) > (${sortKey}::bigint, ${id}::uuid)`;
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
  async page(db: Kysely<DB>, reader: UserId, { search, topic, status, cursor }: MessageFilter) {
    const conditions = [
      mayRead(reader),
      isAfter(cursor),
      ...(search === '' ? [] : [sql`${SEARCHED} like ${likeWords(search)}`]),
      ...(topic ? [sql`message.topic = ${sql.lit(topic)}`] : []),
      ...(status ? [sql`message.status = ${sql.lit(status)}`] : []),
    ];
    const { rows } = await sql<ReceivedMessage & { sortKey: number }>`
      select ${COLUMNS}, message.place as "sortKey" from contact_messages message
      where ${sql.join(conditions, sql` and `)}
      order by message.place, message.id limit ${MESSAGES_PER_PAGE + 1}`.execute(db);
    return rows;
  },

  async read(db: Kysely<DB>, reader: UserId, id: MessageId): Promise<MessageDetails | undefined> {
    const { rows } = await sql<Omit<MessageDetails, 'answers'>>`
      select ${COLUMNS}, coalesce(profile.full_name, profile.username) as "handledBy", message.handled_at as "handledAt"
      from contact_messages message left join athlete_profiles profile on profile.id = message.handled_by
      where message.id = ${id} and ${mayRead(reader)}`.execute(db);
    if (rows[0] === undefined) return undefined;
    const { rows: answers } = await sql<MessageDetails['answers'][number]>`
      select answer.id, answer.answer, coalesce(profile.full_name, profile.username) as by, answer.created_at as at
      from contact_answers answer left join athlete_profiles profile on profile.id = answer.author_id
      where answer.message_id = ${id} order by answer.created_at, answer.id limit ${ANSWERS_SHOWN}`.execute(
      db,
    );
    return { ...rows[0], answers };
  },

  async figures(db: Kysely<DB>, reader: UserId): Promise<MessageFigures> {
    const { rows } = await sql<MessageFigures>`
      select count(*) filter (where status = 'new' and topic = 'safety')::int as safety,
        count(*) filter (where status = 'new')::int as new,
        count(*) filter (where status = 'answered')::int as answered,
        count(*) filter (where status = 'done')::int as done
      from contact_messages message where ${mayRead(reader)}`.execute(db);
    return rows[0] ?? { safety: 0, new: 0, answered: 0, done: 0 };
  },

  waiting: (db: Kysely<DB>, reader: UserId, now: Date) =>
    countTimed(db, now, 'messages', {
      rows: sql`contact_messages message where message.status = 'new' and ${mayRead(reader)}`,
      since: sql`message.created_at`,
    }),

  overdue: (db: Kysely<DB>, now: Date) =>
    newestOverdue(db, now, 'messages', {
      // A safety concern has the clock of its case.
      rows: sql`contact_messages message where message.status = 'new' and not exists (
        select from safeguarding_reports safeguarding where safeguarding.contact_message_id = message.id)`,
      since: sql`message.created_at`,
    }),

  /** Undefined when somebody else was faster, or there is no such message. */
  async change(tx: Kysely<DB>, { id, version, status, by, at }: Act) {
    return tx
      .updateTable('contact_messages')
      .set((eb) => ({ status, version: eb('version', '+', 1), handled_by: by, handled_at: at }))
      .where('id', '=', id)
      .where('version', '=', version)
      .where(isNoneOf(hiddenMessages(by), sql.ref('contact_messages.id')))
      .returning(['topic', 'created_at as receivedAt'])
      .executeTakeFirst();
  },

  async exists(db: Kysely<DB>, reader: UserId, id: MessageId): Promise<boolean> {
    const { rows } = await sql`
      select from contact_messages message where message.id = ${id} and ${mayRead(reader)}`.execute(
      db,
    );
    return rows.length > 0;
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
      .select([
        'email',
        'name',
        'message',
        'language',
        'contact_messages.created_at as askedAt',
        'answer',
      ])
      .where('contact_answers.id', '=', id)
      .executeTakeFirst(),
};
