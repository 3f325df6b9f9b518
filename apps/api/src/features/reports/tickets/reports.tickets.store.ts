import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
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
import type { ReportSubject } from '#platform/content/content';
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
      insert into report_tickets as ticket (content_type, content_id, author_id, snapshot, is_for_everybody,
        reasons, urgency, due_at, rank, created_at, updated_at)
      values (${report.contentType}, ${report.contentId}, ${subject.authorId}, ${snapshotOf(subject)},
        ${subject.isForEverybody}, array[${report.reason}], ${urgency}, ${due},
        ${ticketRank({ dueAt: due })},
        ${at}, ${at})
      on conflict (content_type, content_id) where status in ('pending', 'reviewed') do update set
        reports_count = ticket.reports_count + 1,
        reasons = case when ticket.reasons @> excluded.reasons then ticket.reasons
          else ticket.reasons || excluded.reasons end,
        urgency = case when excluded.due_at < ticket.due_at then excluded.urgency else ticket.urgency end,
        version = case when excluded.due_at < ticket.due_at then ticket.version + 1 else ticket.version end,
        due_at = least(ticket.due_at, excluded.due_at), rank = least(ticket.rank, excluded.rank),
        updated_at = excluded.updated_at
      returning ticket.id, ticket.reports_count = 1 as "isNew"`.execute(tx);
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
      select profile.id from athlete_profiles profile where profile.id = any(${ids}::uuid[])
        and ${bandOf('profile', now)} <> 'adult'
      order by array_position(${ids}::uuid[], profile.id) limit 1`.execute(db);
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
      from report_tickets ticket where ${mayModerate(reader)}`.execute(db);
    return rows[0] ?? { pending: 0, reviewed: 0, resolved: 0, dismissed: 0, overdue: 0 };
  },

  waiting: (db: Kysely<DB>, reader: UserId, now: Date) =>
    countWaiting(db, now, {
      rows: sql`report_tickets ticket
        where ticket.status in ('pending', 'reviewed') and ${mayModerate(reader)}`,
      since: sql`ticket.created_at`,
      due: sql`ticket.due_at`,
    }),

  /** Of the seven reasons those that occur, each looked up once. */
  async reasons(
    db: Kysely<DB>,
    reader: UserId,
    all: readonly ReportReason[],
  ): Promise<ReportReason[]> {
    const { rows } = await sql<{ reason: ReportReason }>`
      select reason from unnest(${all}::text[]) reason
      where exists (select from content_reports report join report_tickets ticket on ticket.id = report.ticket_id
        where report.reason = reason.reason and ${mayModerate(reader)})`.execute(db);
    return rows.map(({ reason }) => reason);
  },

  /** Undefined for what is not there, or hidden from this moderator. */
  async lock(tx: Kysely<DB>, id: TicketId, reader: UserId): Promise<LockedTicket | undefined> {
    const { rows } = await sql<LockedTicket>`
      select content_type as "contentType", content_id as "contentId", author_id as "authorId", reasons, status,
        taken_by as "takenBy", version
      from report_tickets ticket where id = ${id} and ${mayModerate(reader)} for update of ticket`.execute(
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
      select from report_tickets ticket where ticket.id = ${id} and (
        exists (select from account_sanctions sanction where sanction.created_at >= ticket.created_at
          and sanction.lifted_at is null and (sanction.user_id = ticket.author_id
            or (sanction.content_type = ticket.content_type and sanction.content_id = ticket.content_id)))
        or exists (select from audit_log act where act.created_at >= ticket.created_at
          and act.subject_kind = case ticket.content_type when 'other' then 'club' else ticket.content_type end
          and act.subject_id = ticket.content_id::text
          and act.action ~ '[.](removed|deleted|hidden|rejected|cancelled|post_deleted)$')
        or exists (select from safeguarding_reports safeguarding
          join content_reports report on report.id = safeguarding.content_report_id where report.ticket_id = ticket.id
            and (safeguarding.status = 'referred' or safeguarding.outcome in
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
