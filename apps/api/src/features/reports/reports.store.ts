import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { NewReport, Reported, ReportId } from '@ribbon/domain/reports';
import type { Kysely } from 'kysely';

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
    report: NewReport & {
      reporterId: UserId;
      authorId: UserId | null;
      snapshot: string | null;
      at: Date;
    },
  ): Promise<ReportId | undefined> {
    const row = await tx
      .insertInto('content_reports')
      .values({
        reporter_id: report.reporterId,
        content_type: report.contentType,
        content_id: report.contentId,
        content_author_id: report.authorId,
        content_snapshot: report.snapshot,
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
      .select([
        'reporter_id as reporterId',
        'content_type as contentType',
        'content_id as contentId',
        'reason',
        'child_at_risk_now as childAtRiskNow',
        'acknowledged_at as acknowledgedAt',
      ])
      .where('id', '=', id)
      .executeTakeFirst(),

  async acknowledge(db: Kysely<DB>, id: ReportId, at: Date): Promise<void> {
    await db
      .updateTable('content_reports')
      .set({ acknowledged_at: at })
      .where('id', '=', id)
      .execute();
  },
};
