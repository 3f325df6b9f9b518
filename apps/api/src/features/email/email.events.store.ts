import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import { microsOf, olderThan } from '#platform/http/keyset';
import type { EmailError, EmailEvent, EmailFilter, EmailStats } from '@ribbon/domain/email';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** The filter, with the names of letters and the person that its words stand for. */
export interface EmailQuestion extends Omit<EmailFilter, 'search'> {
  search: string;
  /** Events and letters whose names contain the search words. */
  named: readonly string[];
  limit: number;
  now: Date;
}

/** Letters to people who reported something: this list reveals no reporter (rule 32). */
const TELLS_WHO_REPORTED = sql`email.event in ('content.reported', 'report.decided')`;

/** Adults by username; minors, addresses without an account, and reporters are hidden. */
const recipient = (now: Date) => sql<string>`coalesce((
  select '@' || profile.username from athlete_profiles profile
  where profile.id = email.user_id and ${bandOf('profile', now)} = 'adult' and not ${TELLS_WHO_REPORTED}), 'hidden')`;

const dataOf = (column: RawBuilder<unknown>, now: Date) => sql`json_build_object(
  'template', coalesce(${column} ->> 'template', email.event), 'to', ${recipient(now)}, 'links', 'hidden')`;

/** The one adult of that username: nobody finds a child by looking through the mails. */
const isTo = (search: string, now: Date) => sql`not ${TELLS_WHO_REPORTED} and email.user_id = (
  select profile.id from athlete_profiles profile
  where profile.username = lower(${search.replace(/^@/u, '')}) and ${bandOf('profile', now)} = 'adult')`;

const isOf = (event: string | undefined) =>
  event === undefined ? sql`true` : sql`email.event = ${event}`;

export const eventStore = {
  async stats(db: Kysely<DB>): Promise<EmailStats> {
    const { rows } = await sql<Omit<EmailStats, 'total'>>`
      select (select coalesce(sum(sent), 0)::int from email_event_days) as sent,
        count(*)::int as errors, count(*) filter (where not retried)::int as failed,
        count(*) filter (where not retried and outbox_id is not null)::int as retryable
      from email_events_errors`.execute(db);
    const { sent = 0, errors = 0, failed = 0, retryable = 0 } = rows[0] ?? {};
    return { total: sent + failed, sent, errors, failed, retryable };
  },

  /** Each name is looked up once, however many rows it has. */
  async names(db: Kysely<DB>): Promise<string[]> {
    const { rows } = await sql<{ event: string }>`
      with recursive sent as (
        (select min(event) as event from email_events_log)
        union all
        select (select min(event) from email_events_log email where email.event > sent.event) from sent
        where sent.event is not null),
      failed as (
        (select min(event) as event from email_events_errors)
        union all
        select (select min(event) from email_events_errors error where error.event > failed.event) from failed
        where failed.event is not null)
      select event from sent where event is not null
      union select event from failed where event is not null order by event`.execute(db);
    return rows.map(({ event }) => event);
  },

  async sent(
    db: Kysely<DB>,
    question: EmailQuestion,
  ): Promise<(EmailEvent & { sortKey: number })[]> {
    const { search, named, event, cursor, limit, now } = question;
    const matches =
      search === ''
        ? sql`true`
        : sql`(email.event = any(${named}::text[]) or email.data ->> 'template' = any(${named}::text[])
            or ${isTo(search, now)})`;
    const { rows } = await sql<EmailEvent & { sortKey: number }>`
      select email.id, email.event, ${dataOf(sql`email.data`, now)} as data, email.processed_at as "processedAt",
        ${microsOf('email.processed_at')} as "sortKey"
      from email_events_log email
      where ${isOf(event)} and ${matches}
        and ${olderThan(cursor, { at: 'email.processed_at', id: 'email.id' })}
      order by email.processed_at desc, email.id desc limit ${limit}`.execute(db);
    return rows;
  },

  async failed(
    db: Kysely<DB>,
    question: EmailQuestion,
  ): Promise<(EmailError & { sortKey: number })[]> {
    const { search, named, event, cursor, limit, now } = question;
    const words = `%${search.toLowerCase().replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
    const matches =
      search === ''
        ? sql`true`
        : sql`(email.event = any(${named}::text[]) or lower(email.error_message) like ${words}
            or ${isTo(search, now)})`;
    const { rows } = await sql<EmailError & { sortKey: number }>`
      select email.id, email.event, email.error_message as "errorMessage", ${dataOf(sql`email.event_data`, now)} as data,
        email.tries, email.outbox_id is not null as "canRetry", email.occurred_at as "occurredAt",
        email.retried_at as "retriedAt", ${microsOf('email.occurred_at')} as "sortKey"
      from email_events_errors email
      where ${isOf(event)} and ${matches}
        and ${olderThan(cursor, { at: 'email.occurred_at', id: 'email.id' })}
      order by email.occurred_at desc, email.id desc limit ${limit}`.execute(db);
    return rows;
  },

  /**
   * Takes failed mails so that each goes to one caller only: a row taken by another caller is gone.
   */
  async takeFailed(
    tx: Kysely<DB>,
    { now, limit }: { now: Date; limit: number },
  ): Promise<number[]> {
    const { rows } = await sql<{ outboxId: number }>`
      with taken as materialized (
        select id from email_events_errors where not retried and outbox_id is not null
        order by occurred_at, id limit ${limit} for update skip locked)
      update email_events_errors email set retried = true, retried_at = ${now}
      from taken where email.id = taken.id
      returning email.outbox_id as "outboxId"`.execute(tx);
    return rows.map(({ outboxId }) => outboxId);
  },
};
