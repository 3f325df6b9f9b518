import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { OwnReport, ReportId, ReportWords, Reported, TicketId } from '@ribbon/domain/reports';
import { type Kysely, sql } from 'kysely';

const OWN_SHOWN = 50;

export interface ReportToKeep extends ReportWords, Reported {
  reporterId: UserId | null;
  /** Of somebody without an account who wants to be answered. */
  reporterEmail: string | null;
}

export const reportStore = {
  async exists(db: Kysely<DB>, reporterId: UserId, about: Reported): Promise<boolean> {
    const row = await db
      .selectFrom('content_reports')
      .select('id')
      .where('reporter_id', '=', reporterId)
      .where('content_type', '=', about.contentType)
      .where('content_id', '=', about.contentId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Undefined when this person has reported this thing already; two at once leave one row. */
  async insert(
    tx: Kysely<DB>,
    report: ReportToKeep & { ticketId: TicketId; authorId: UserId | null; at: Date },
  ): Promise<ReportId | undefined> {
    const row = await tx
      .insertInto('content_reports')
      .values({
        ticket_id: report.ticketId,
        reporter_id: report.reporterId,
        reporter_email: report.reporterEmail,
        content_type: report.contentType,
        content_id: report.contentId,
        content_author_id: report.authorId,
        reason: report.reason,
        description: report.description,
        child_at_risk_now: report.childAtRiskNow,
        created_at: report.at,
        updated_at: report.at,
      })
      .onConflict((conflict) =>
        conflict.columns(['reporter_id', 'content_type', 'content_id']).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    return row?.id as ReportId | undefined;
  },

  find: (db: Kysely<DB>, id: ReportId) =>
    db
      .selectFrom('content_reports')
      .select((eb) => [
        eb.ref('ticket_id').$castTo<TicketId>().as('ticketId'),
        'reporter_id as reporterId',
        'reporter_email as reporterEmail',
        'content_type as contentType',
        'content_id as contentId',
        'reason',
        'child_at_risk_now as childAtRiskNow',
        'acknowledged_at as acknowledgedAt',
        'outcome_sent_at as outcomeSentAt',
      ])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** What somebody has reported, newest first. */
  async of(db: Kysely<DB>, reporterId: UserId): Promise<OwnReport[]> {
    const { rows } = await sql<OwnReport>`
      select report.id, report.content_type as "contentType", report.reason, report.created_at as "createdAt",
        case when ticket.is_acted_on then 'acted' when ticket.status = 'resolved' then 'looked_into'
          when ticket.status = 'dismissed' then 'nothing_found' else 'waiting' end as outcome, ticket.decided_at as "decidedAt"
      from content_reports report join report_tickets ticket on ticket.id = report.ticket_id
      where report.reporter_id = ${reporterId}
      order by report.created_at desc, report.id desc limit ${OWN_SHOWN}`.execute(db);
    return rows;
  },

  /** Whether what was reported belongs to somebody who looks after the reporter, now or before. */
  async isOwnGuardian(
    db: Kysely<DB>,
    reporterId: UserId,
    authorId: UserId | null,
  ): Promise<boolean> {
    if (authorId === null) return false;
    const row = await db
      .selectFrom('parental_relationships')
      .select('id')
      .where('child_id', '=', reporterId)
      .where('parent_id', '=', authorId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  async note(
    db: Kysely<DB>,
    id: ReportId,
    change: { acknowledged_at: Date } | { outcome_sent_at: Date },
  ): Promise<void> {
    await db.updateTable('content_reports').set(change).where('id', '=', id).execute();
  },
};
