import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility';
import { countWaiting } from '#db/waiting';
import type { UserId } from '@ribbon/domain/accounts';
import type { Topic } from '@ribbon/domain/kernel';
import {
  type ReportReason,
  type ReportedType,
  type TicketCounts,
  type TicketId,
  type TicketStatus,
  type TicketUrgency,
  ticketRank,
} from '@ribbon/domain/reports';
import { type Kysely, sql } from 'kysely';
import type { ReportToKeep } from '../reports.store.ts';
import type { ReportSubject } from '#platform/content';
import { mayModerate } from './reports.tickets.scope.ts';

export const TICKETS_TOPIC: Topic = 'admin-reports';
const TEXT_MAX = 4000;

interface NewTicket {
  report: ReportToKeep;
  subject: ReportSubject & { about?: string };
  urgency: TicketUrgency;
  due: Date;
  at: Date;
}

/** A ticket that is about to be changed, its row locked. */
export interface LockedTicket {
  contentType: ReportedType;
  contentId: string;
  authorId: UserId | null;
  reasons: ReportReason[];
  status: TicketStatus;
  takenBy: UserId | null;
  version: number;
}

const snapshotOf = ({ snapshot, audience, mediaIds, about }: NewTicket['subject']) =>
  JSON.stringify({
    text: snapshot?.slice(0, TEXT_MAX) ?? null,
    audience: audience ?? null,
    mediaIds: mediaIds ?? [],
    about: about ?? null,
  });

export const ticketStore = {
  /** The open ticket of a thing; who reports it now joins it, and may make it more urgent. */
  async open(tx: Kysely<DB>, ticket: NewTicket): Promise<{ id: TicketId; isNew: boolean }> {
    const { report, subject, urgency, due, at } = ticket;
    const { rows } = await sql<{ id: TicketId; isNew: boolean }>`
      insert into report_tickets as t (content_type, content_id, author_id, snapshot, is_for_everybody,
        reasons, urgency, due_at, rank, created_at, updated_at)
      values (${report.contentType}, ${report.contentId}, ${subject.authorId}, ${snapshotOf(subject)},
        ${subject.isForEverybody}, array[${report.reason}], ${urgency}, ${due},
        ${ticketRank({ dueAt: due })},
        ${at}, ${at})
      on conflict (content_type, content_id) where status in ('pending', 'reviewed') do update set
        reports_count = t.reports_count + 1,
        reasons = case when t.reasons @> excluded.reasons then t.reasons
          else t.reasons || excluded.reasons end,
        urgency = case when excluded.due_at < t.due_at then excluded.urgency else t.urgency end,
        version = case when excluded.due_at < t.due_at then t.version + 1 else t.version end,
        due_at = least(t.due_at, excluded.due_at), rank = least(t.rank, excluded.rank),
        updated_at = excluded.updated_at
      returning t.id, t.reports_count = 1 as "isNew"`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error('A ticket is always there after this');
    return row;
  },

  /** The person a report of danger is about: the first of them who is under 18. */
  async minorAmong(
    db: Kysely<DB>,
    people: readonly (UserId | null)[],
    now: Date,
  ): Promise<UserId | null> {
    const ids = people.filter((id) => id !== null);
    const { rows } = await sql<{ id: UserId }>`
      select p.id from athlete_profiles p where p.id = any(${ids}::uuid[])
        and ${bandOf('p', now)} <> 'adult'
      order by array_position(${ids}::uuid[], p.id) limit 1`.execute(db);
    return rows[0]?.id ?? null;
  },

  async isOpen(db: Kysely<DB>, id: TicketId, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('report_tickets')
      .select('id')
      .where('id', '=', id)
      .where('status', 'in', ['pending', 'reviewed'])
      .where('due_at', '<=', now)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Open tickets are few; decided ones are counted by their index. */
  async counts(db: Kysely<DB>, reader: UserId, now: Date): Promise<TicketCounts> {
    const { rows } = await sql<TicketCounts>`
      select count(*) filter (where status = 'pending')::int as pending,
        count(*) filter (where status = 'reviewed')::int as reviewed,
        count(*) filter (where status = 'resolved')::int as resolved,
        count(*) filter (where status = 'dismissed')::int as dismissed,
        count(*) filter (where status in ('pending', 'reviewed')
          and rank <= ${now.getTime()})::int as overdue
      from report_tickets t where ${mayModerate(reader)}`.execute(db);
    return rows[0] ?? { pending: 0, reviewed: 0, resolved: 0, dismissed: 0, overdue: 0 };
  },

  waiting: (db: Kysely<DB>, reader: UserId, now: Date) =>
    countWaiting(db, now, {
      rows: sql`report_tickets t
        where t.status in ('pending', 'reviewed') and ${mayModerate(reader)}`,
      since: sql`t.created_at`,
      due: sql`t.due_at`,
    }),

  /** Of the seven reasons those that occur, each looked up once. */
  async reasons(
    db: Kysely<DB>,
    reader: UserId,
    all: readonly ReportReason[],
  ): Promise<ReportReason[]> {
    const { rows } = await sql<{ reason: ReportReason }>`
      select reason from unnest(${all}::text[]) reason
      where exists (select from content_reports r join report_tickets t on t.id = r.ticket_id
        where r.reason = reason.reason and ${mayModerate(reader)})`.execute(db);
    return rows.map(({ reason }) => reason);
  },

  /** Undefined for what is not there, or hidden from this moderator. */
  async lock(tx: Kysely<DB>, id: TicketId, reader: UserId): Promise<LockedTicket | undefined> {
    const { rows } = await sql<LockedTicket>`
      select content_type as "contentType", content_id as "contentId", author_id as "authorId", reasons, status,
        taken_by as "takenBy", version
      from report_tickets t where id = ${id} and ${mayModerate(reader)} for update of t`.execute(
      tx,
    );
    return rows[0];
  },

  async take(tx: Kysely<DB>, id: TicketId, by: UserId | null, at: Date): Promise<void> {
    await sql`update report_tickets set taken_by = ${by}, version = version + 1, updated_at = ${at},
      taken_at = ${by === null ? null : at} where id = ${id}`.execute(tx);
  },

  /** Whether something was done since it was reported: to the thing, to its author, or in a case. */
  async isActedOn(tx: Kysely<DB>, id: TicketId): Promise<boolean> {
    const { rows } = await sql`
      select from report_tickets t where t.id = ${id} and (
        exists (select from account_sanctions x where x.created_at >= t.created_at
          and x.lifted_at is null and (x.user_id = t.author_id
            or (x.content_type = t.content_type and x.content_id = t.content_id)))
        or exists (select from audit_log a where a.created_at >= t.created_at
          and a.subject_kind = case t.content_type when 'other' then 'club' else t.content_type end
          and a.subject_id = t.content_id::text
          and a.action ~ '[.](removed|deleted|hidden|rejected|cancelled|post_deleted)$')
        or exists (select from safeguarding_reports s
          join content_reports r on r.id = s.content_report_id where r.ticket_id = t.id
            and (s.status = 'referred' or s.outcome in
              ('child_supported', 'referred_on', 'content_dealt_with'))))`.execute(tx);
    return rows.length > 0;
  },

  async decide(
    tx: Kysely<DB>,
    id: TicketId,
    verdict: { status: TicketStatus; acted: boolean; notes: string; by: UserId; at: Date },
  ): Promise<void> {
    await sql`
      update report_tickets set status = ${verdict.status}, is_acted_on = ${verdict.acted},
        decided_by = ${verdict.by},
        decided_at = ${verdict.at}, updated_at = ${verdict.at}, version = version + 1,
        resolution_notes = ${verdict.notes === '' ? null : verdict.notes},
        rank = ${ticketRank({ decidedAt: verdict.at })} where id = ${id}`.execute(tx);
  },

  async note(tx: Kysely<DB>, ticketId: TicketId, by: UserId, note: string, at: Date) {
    await tx
      .insertInto('report_notes')
      .values({ ticket_id: ticketId, author_id: by, note, created_at: at })
      .execute();
  },

  /** Every reporter who hears of the outcome. */
  async reportsOf(tx: Kysely<DB>, ticketId: TicketId) {
    return tx
      .selectFrom('content_reports')
      .select('id')
      .where('ticket_id', '=', ticketId)
      .execute();
  },
};
